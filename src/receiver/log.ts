/**
 * The receiver's log: a line of JSON for each lead taken, each one refused, and whatever goes wrong, without anything that
 * a sender wrote; of a page that may not post, the host.
 */
import { pino } from "pino";
import type { Refusal } from "./refusal.ts";
import { reasonOf, troubles, type Warn } from "./trouble.ts";

/** Takes one line of a log. */
export type Write = (line: string) => void;

/** What is written down. */
export interface Log {
  /** A lead that is on disk. */
  stored: (form: string, id: string) => void;
  /**
   * A request that was refused.
   * @param isField whether the form has a field of a name
   * @param failure what a receiver that could not store it threw
   */
  refused: (refusal: Refusal, isField: (name: string) => boolean, failure?: unknown) => void;
  /** Something went wrong, and the receiver goes on. */
  warn: Warn;
  /** Leads that were deleted, being older than a span. */
  expired: (count: number, span: string) => void;
}

/** Whatever else somebody adds to a line: what was sent, and by whom, does not get into it. */
const personal = ["body", "address", "headers", "sender"];

/** Of a refusal's errors only the paths of fields that the form has, without the keys inside them that a sender may choose. */
function fieldsOf({ errors }: Refusal, isField: (name: string) => boolean): string[] | undefined {
  const names = errors?.map(({ field }) => field.split(".")[0] ?? "").filter(isField);
  return names && names.length > 0 ? [...new Set(names)] : undefined;
}

/** Characters that wait for a reader of the log who is slow or a disk that is full; what comes then is counted, not kept. */
const mostWaiting = 2 ** 22;

/** Lines are gathered for so long and written together, in milliseconds. */
const pause = 100;

/**
 * The standard output. Where it cannot be written, requests are answered all the same: a log is no reason to end. Nor not
 * to: at the end, what waits is left where the last attempt failed, since there it would be tried for ever.
 */
function output(onRelief: (lost: number) => void) {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: mostWaiting });
  const flush = destination.flushSync.bind(destination);
  let [lost, isFailing, gathered] = [0, false, ""];
  // Writing costs by the call, as much as a third of what a lead does.
  const send = () => {
    if (gathered !== "") destination.write(gathered);
    gathered = "";
  };
  // What could not be written is written with the next line.
  destination.on("error", () => {
    isFailing = true;
  });
  destination.on("write", () => {
    isFailing = false;
  });
  destination.flushSync = () => {
    send();
    if (!isFailing) flush();
  };
  destination.on("drop", (lines: string) => {
    lost += lines.split("\n").length - 1;
  });
  destination.on("drain", () => {
    if (lost > 0) onRelief(lost);
    lost = 0;
  });
  return (line: string) => {
    if (gathered === "") setTimeout(send, pause).unref();
    gathered += line;
  };
}

/**
 * Opens a log.
 * @param write takes its lines; the standard output when left out
 */
export function openLog(write?: Write): Log {
  const options = {
    base: null,
    messageKey: "event",
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    redact: { paths: [...personal, ...personal.map((name) => `*.${name}`)], remove: true },
  };
  const warn: Warn = (trouble, circumstances) => log[troubles[trouble]](circumstances, trouble);
  const log = pino(options, {
    write: write ? (line) => write(line.trimEnd()) : output((lost) => warn("log not written", { lost })),
  });
  return {
    stored: (form, id) => log.info({ form, id }, "stored"),
    expired: (count, span) => log.info({ count, span }, "expired"),
    refused: (refusal, isField, failure) => {
      const { status, reason, form, from } = refusal;
      const level = status === 503 ? "error" : "info";
      const cause = failure === undefined ? {} : reasonOf(failure);
      log[level]({ status, reason, form, from, fields: fieldsOf(refusal, isField), ...cause }, "refused");
    },
    warn,
  };
}
