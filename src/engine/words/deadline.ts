/** Computes when a promised response is due: a duration, counted in given working hours and days of a time zone. */
import { spoken } from "./spoken.ts";

/** How documents write it: "4 hours in Mon-Fri 9-18 UTC-5 EST"; the last word is the displayed time zone. */
const written = /^(\d+) (hours?|days?) in (\w{3})-(\w{3}) (\d+)-(\d+) UTC([+-]\d+) (\w+)$/;

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** The working hours of the day that begins at a midnight, if it has any. */
type Counted = (midnight: number) => [from: number, to: number] | undefined;

/** The moment after a number of working hours. */
function afterHours(moment: number, hours: number, counted: Counted): number {
  let left = hours * hour;
  for (let midnight = moment - (moment % day); ; midnight += day) {
    const [from = 0, to = 0] = counted(midnight) ?? [];
    const there = to - Math.max(from, moment);
    if (there >= left) return to - there + left;
    left -= Math.max(there, 0);
  }
}

/** The end of the working day a number of working days later. */
function afterDays(moment: number, days: number, counted: Counted): number {
  let left = days;
  for (let midnight = moment - (moment % day) + day; ; midnight += day) {
    const [, to] = counted(midnight) ?? [];
    if (to) left -= 1;
    if (to && left === 0) return to;
  }
}

/** Formatted in the language of the form, in English as the site writes it, whatever the visitor's own. */
const inWords = (moment: number, style: Intl.DateTimeFormatOptions) =>
  new Date(moment).toLocaleString(spoken.form.locale ?? "en-US", { ...style, timeZone: "UTC" }).replace(/\s+/g, " ");

/**
 * When a promise made now is due, formatted: "Tuesday, November 24, 6 PM EST"; undefined for a text in another format.
 * @param text the promised duration as documents write it
 */
export function deadline(text: string, now: Date): string | undefined {
  const [, count, unit = "", first = "", last = "", from, to, offset, clock] = written.exec(text) ?? [];
  const [start, end] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  if (!Number(count) || start < 0 || end < 0 || Number(from) >= Number(to)) return undefined;
  const zone = Number(offset) * hour;
  const counted: Counted = (midnight) => {
    const since = (new Date(midnight).getUTCDay() - start + 7) % 7;
    return since <= (end - start + 7) % 7 ? [midnight + Number(from) * hour, midnight + Number(to) * hour] : undefined;
  };
  const after = unit.startsWith("hour") ? afterHours : afterDays;
  const due = after(now.getTime() + zone, Number(count), counted);
  // Midnight is formatted as the end of the day before.
  const said = due % day === 0 ? due - minute : due;
  const minutes = spoken.form.locale || said % hour >= minute ? "2-digit" : undefined;
  const time = inWords(said, { hour: "numeric", minute: minutes });
  const date = inWords(said, { weekday: "long", day: "numeric", month: "long" });
  // A line never breaks between a day and its month.
  return `${date.replace(/(\d[^\s\d]*) | (?=\d+$)/, "$1\u00a0")}${spoken.form.comma}${time} ${clock}`;
}
