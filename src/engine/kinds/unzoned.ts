/**
 * Moments and times of day where the visitor's time zone is unknown: outside a browser. What was typed is kept to the minute, with
 * the offset `-00:00` where the format requires one: RFC 3339 has it for a local time that is unknown.
 */
import type { Kind } from "./kind.ts";
import { plainText } from "./text.ts";

/** The parts of a moment or time: the day with its `T`, the clock, the seconds, and the offset. */
const parts = /^(\d{4}-\d\d-\d\d[T ])?(\d\d:\d\d)(:\d\d(?:\.\d+)?)?(z|[+-]\d\d:?\d\d)?$/i;

const unknown = "-00:00";

/** A text in UTC, if it says how far it is from it. */
function inUtc(text: string, [, day = "", clock, seconds = "", zone]: string[]): string | undefined {
  const moment = zone && new Date(`${day.replace(" ", "T") || "1970-01-01T"}${clock}${seconds}${zone.toUpperCase()}`);
  if (!moment) return undefined;
  if (Number.isNaN(moment.getTime())) return text;
  return day ? moment.toISOString() : moment.toISOString().slice(11);
}

function read([typed = ""]: string[], { format = "" }: Parameters<Kind["read"]>[1]): string | undefined {
  const found = parts.exec(typed);
  if (!found) return typed || undefined;
  const [, day = "", clock, seconds = ":00"] = found;
  return inUtc(typed, found) ?? `${day.replace(" ", "T")}${clock}${seconds}${format.startsWith("iso-") ? "" : unknown}`;
}

function write(value: unknown): string[] {
  const text = plainText(value);
  const found = parts.exec(text);
  const [, day = "", clock = text, seconds = ""] = (found && parts.exec(inUtc(text, found) ?? text)) ?? [];
  return [`${day}${clock}${/[1-9]/.test(seconds) ? seconds.replace(/\.0+$/, "") : ""}`];
}

/** A kind as it reads and writes its values outside a browser. */
export const unzoned = (kind: Kind): Kind => (kind.local ? { ...kind, local: false, read, write } : kind);
