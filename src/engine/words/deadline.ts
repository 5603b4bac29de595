/** Computes when a promised response is due: a duration, counted in given working hours and days of a time zone. */
import { spoken } from "./spoken.ts";

/** How documents write it: "4 hours in Mon-Fri 8.5-18 UTC-5 EST"; what follows the zone is its displayed name. */
const written = /^(\d+) (hours?|days?) in (\w{3})-(\w{3}) (\d+\.?\d*)-(\d+\.?\d*) UTC([+-]\d+\.?\d*) (.+)$/;

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Formats in the language of the form, whatever the visitor's own; English as the site writes it. */
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
  // 17:20 is 17.33…, whose milliseconds are a fraction less.
  const after = (hours = "") => Math.round(Number(hours) * 60) * minute;
  const moment = now.getTime() + after(offset);
  const isHours = unit.startsWith("hour");
  let left = Number(count) * (isHours ? hour : 1);
  let due = 0;
  for (let midnight = moment - (moment % day); left > 0; midnight += day) {
    if ((new Date(midnight).getUTCDay() - start + 7) % 7 > (end - start + 7) % 7) continue;
    const closes = midnight + after(to);
    // The time that counts of this day: all working hours, or those still to come if it is today.
    const open = closes - Math.max(midnight + after(from), moment);
    const there = isHours ? Math.max(open, 0) : Number(midnight > moment);
    due = closes - there + left;
    left -= there;
  }
  // Midnight is formatted as the end of the day before.
  const said = due % day === 0 ? due - minute : due;
  const minutes = spoken.form.locale || said % hour >= minute ? "2-digit" : undefined;
  const time = inWords(said, { hour: "numeric", minute: minutes });
  const date = spoken.form.dated(inWords(said, { weekday: "long", day: "numeric", month: "long" }));
  // A line never breaks between a day and its month.
  return `${date.replace(/(\d[^\s\d]*) | (?=\d+$)/, "$1\u00a0")}${spoken.form.comma}${time} ${clock}`;
}
