/** A moment: the control shows the visitor's local time, the payload has UTC in RFC 3339. */
import { localDay, pad } from "../schema/dates.ts";
import type { Kind } from "./kind.ts";
import { text } from "./text.ts";

/** A moment in the format of a native control, in the local time zone. */
function localText(moment: Date): string {
  const seconds = moment.getSeconds() ? `:${pad(moment.getSeconds())}` : "";
  return `${localDay(moment)}T${pad(moment.getHours())}:${pad(moment.getMinutes())}${seconds}`;
}

/** The kind of moments. */
export const dateTime: Kind = {
  ...text,
  name: "date-time",
  widgets: ["datetime-local", "text"],
  fits: (schema) => text.fits(schema) && /^(iso-)?date-time$/.test(schema.format ?? ""),
  local: true,
  read([typed]) {
    if (!typed) return undefined;
    const moment = new Date(typed);
    return Number.isNaN(moment.getTime()) ? typed : moment.toISOString();
  },
  write(value) {
    // A number, which a field of the same name under another condition may have, is no year.
    const written = typeof value === "string" ? value : "";
    const moment = new Date(written);
    return [Number.isNaN(moment.getTime()) ? written : localText(moment)];
  },
};
