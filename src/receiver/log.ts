/** The receiver's log: a line of JSON for each lead taken and each one refused, without anything that a sender wrote. */
import { pino } from "pino";
import type { Refusal } from "./refusal.ts";

/** Takes one line of a log. */
export type Write = (line: string) => void;

/** What is written down. */
export interface Log {
  /** A lead that is on disk. */
  stored: (form: string, id: string) => void;
  /**
   * A request that was refused.
   * @param isField whether the form has a field of a name
   */
  refused: (refusal: Refusal, isField: (name: string) => boolean) => void;
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
  const log = pino(
    options,
    write ? { write: (line) => write(line.trimEnd()) } : pino.destination({ dest: 1, sync: false }),
  );
  return {
    stored: (form, id) => log.info({ form, id }, "stored"),
    expired: (count, span) => log.info({ count, span }, "expired"),
    refused: (refusal, isField) => {
      const { status, reason, form } = refusal;
      const level = status === 503 ? "error" : "info";
      log[level]({ status, reason, form, fields: fieldsOf(refusal, isField) }, "refused");
    },
  };
}
