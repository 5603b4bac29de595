/** A time of day: RFC 3339 requires seconds and an offset, which native controls lack; the visitor's offset is used. */
import { pad } from "../schema/dates.ts";
import type { Kind } from "./kind.ts";
import { plainText, text } from "./text.ts";

/** The visitor's UTC offset today, as `+01:00`. */
function offset(): string {
  const minutes = -new Date().getTimezoneOffset();
  const size = Math.abs(minutes);
  return minutes === 0 ? "Z" : `${minutes < 0 ? "-" : "+"}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** The kind of times. */
export const time: Kind = {
  ...text,
  name: "time",
  widgets: ["time", "text"],
  fits: (schema) => text.fits(schema) && /^(iso-)?time$/.test(schema.format ?? ""),
  local: true,
  read([typed], { format }) {
    const [, clock, seconds] = /^(\d\d:\d\d)(:\d\d(?:\.\d+)?)?$/.exec(typed ?? "") ?? [];
    if (!clock) return typed || undefined;
    return `${clock}${seconds ?? ":00"}${format === "time" ? offset() : ""}`;
  },
  write(value) {
    const written = plainText(value);
    const [, clock, zone] = /^(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(z|[+-]\d\d:?\d\d)?$/i.exec(written) ?? [];
    if (!clock) return [written];
    if (!zone) return [clock];
    // Converted to the current offset, which `read` writes; on the day of a clock change, the offset of the time may differ.
    const there = Date.parse(`2000-01-01T${clock}:00${zone.toUpperCase()}`);
    if (Number.isNaN(there)) return [written];
    return [new Date(there - new Date().getTimezoneOffset() * 60_000).toISOString().slice(11, 16)];
  },
};
