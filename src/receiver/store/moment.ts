/** Moments as people write them on a command line. */
import { isDay } from "../../engine/schema/dates.ts";

/** In milliseconds. */
export const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

const units: { [unit: string]: number } = { m: minute, h: hour, d: day };

/** The same moment some months before; in a shorter month, its last day. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}

/** A span back from now: `30m`, `12h`, `7d`, `24mo`, `24 months`. */
export function spanBack(text: string, now: number): number | undefined {
  const [, count, unit = ""] = /^(\d{1,6}) ?(mo|[mhd])(?:(?<= d)ays|(?<= mo)nths)?$/.exec(text) ?? [];
  if (!count) return undefined;
  return unit === "mo" ? monthsBefore(now, Number(count)) : now - Number(count) * (units[unit] ?? 0);
}

/** A moment as the table shows it, in UTC. */
export const shownTime = (moment: number): string => new Date(moment).toISOString().replace("T", " ").slice(0, 19);

/** A date, or a time as the table shows it (both UTC): `2026-11-01`, `2026-11-01 14:30`. */
export function timeOf(text: string): number | undefined {
  const [, day = "", clock = "00:00"] =
    /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)Z?)?$/.exec(text) ?? [];
  const moment = isDay(day) ? Date.parse(`${day}T${clock}Z`) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}
