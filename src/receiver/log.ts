/**
 * The receiver's log: a line of JSON for each stored lead, each refusal and each failure, without any text from the
 * sender, except for the host of a page that may not post.
 */
import { once } from "node:events";
import { pino } from "pino";
import type { Refusal } from "./request/refusal.ts";
import { reasonOf, troubles, type Warn } from "./store/trouble.ts";

/** Takes one line of a log. */
type Write = (line: string) => void;

/** The events of a log. */
export interface Log {
  /** A lead that is on disk. */
  stored: (form: string, id: string) => void;
  /**
   * A request that was refused.
   * @param isField whether the form has a field of a name
   * @param failure the exception, if the receiver could not store it
   */
  refused: (refusal: Refusal, isField: (name: string) => boolean, failure?: unknown) => void;
  /** A failure that the receiver survives. */
  warn: Warn;
  /** The number of leads deleted because they were older than a span. */
  expired: (count: number, span: string) => void;
  /** Resolves once everything is written, or after a timeout; awaited before the process ends. */
  written: () => Promise<void>;
}

/** Keys that are redacted from every warning, whatever a later version adds to it. */
const personal = ["body", "address", "headers", "sender"];

/** The paths of a refusal's errors, if the form has these fields; without free keys, which the sender chooses. */
function fieldsOf({ errors }: Refusal, isField: (name: string) => boolean): string[] | undefined {
  const names = errors?.map(({ field }) => field.split(".")[0] ?? "").filter(isField);
  return names && names.length > 0 ? [...new Set(names)] : undefined;
}

/** The most characters that are buffered for a slow reader or a full disk; further lines are dropped and counted. */
const mostWaiting = 2 ** 22;

/** How long lines are collected before they are written together, in milliseconds. */
const pause = 100;

/** How long shutting down waits for buffered lines, in milliseconds. */
const timeout = 1_000;

/** Where lines go. */
interface Output {
  write: Write;
  /** Resolves once everything is written, or cannot be written for a moment. */
  written: () => Promise<void>;
}

/**
 * Standard output. If it cannot be written, requests are answered nevertheless. Shutting down waits for a slow reader,
 * but not for one that has stopped reading, or for a full disk.
 */
function output(onRelief: (lost: number) => void): Output {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: mostWaiting });
  let [lost, isWaiting, gathered] = [0, false, ""];
  // Each write call costs a third of what a lead does, so lines are batched.
  const send = () => {
    if (gathered === "") return;
    isWaiting = true;
    destination.write(gathered);
    gathered = "";
  };
  // The library's own final flush would hang without a reader; `written` is awaited before.
  destination.flushSync = () => undefined;
  // Failed lines are written with the next one.
  destination.on("error", () => undefined);
  destination.on("drop", (lines: string) => {
    lost += lines.split("\n").length - 1;
  });
  destination.on("drain", () => {
    isWaiting = false;
    if (lost > 0) onRelief(lost);
    lost = 0;
  });
  return {
    write: (line) => {
      if (gathered === "") setTimeout(send, pause).unref();
      gathered += line;
    },
    written: async () => {
      send();
      if (isWaiting) await once(destination, "drain", { signal: AbortSignal.timeout(timeout) }).catch(() => undefined);
    },
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
  };
  const redact = { paths: [...personal, ...personal.map((name) => `*.${name}`)], remove: true };
  const warn: Warn = (trouble, circumstances) => careful[troubles[trouble]](circumstances, trouble);
  const own: Output = write
    ? { write: (line) => write(line.trimEnd()), written: async () => undefined }
    : output((lost) => warn("log not written", { lost }));
  // Lines about leads are built here from known keys and not redacted: redaction copies each line, which costs as much
  // as writing it.
  const log = pino(options, own);
  const careful = pino({ ...options, redact }, own);
  return {
    written: own.written,
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
