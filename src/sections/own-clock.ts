/** Shows the support hours in the visitor's time zone, after the first paint. */
import { office, supportHours, week } from "../hours.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** The start of the week in the office's time zone. */
function mondayOf(now: number): number {
  const ahead = office.ahead * hour;
  const there = now + ahead;
  return there - (there % day) - ((new Date(there).getUTCDay() + 6) % 7) * day - ahead;
}

/**
 * This week's hours in words; undefined in the office's own time zone.
 * @param timeZone the visitor's when left out, as is the language of the times
 */
export function hoursIn(now: number, timeZone?: string, language?: string): string | undefined {
  const monday = mondayOf(now);
  const said = (moment: number, style: Intl.DateTimeFormatOptions, words = language) =>
    new Date(moment).toLocaleString(words, { ...style, timeZone });
  const onDay = (moment: number) => said(moment, { weekday: "short" }, "en-US");
  const isMidnight = (moment: number) => said(moment, { timeStyle: "short", hourCycle: "h23" }, "en-US") === "00:00";
  // "3:00 PM" stays on one line.
  const atTime = (moment: number) => said(moment, { timeStyle: "short" }).replaceAll(" ", "\u00a0");
  if (onDay(monday) === "Mon" && isMidnight(monday)) return undefined;
  const open = supportHours.filter(({ from, to }) => from < to);
  return open
    .map(({ who, from, to }) => {
      const days = who.split("-").map((name) => monday + Object.keys(week).indexOf(name) * day);
      const [start = 0, end = 0] = [from, to].map((time) => (days[0] ?? 0) + Math.round(time * 60) * minute);
      const isNext = onDay(end) !== onDay(start) && !isMidnight(end);
      const names = days.map((midnight) => onDay(midnight + from * hour)).join("-");
      return `${names} ${atTime(start)} to ${atTime(end)}${isNext ? " the next day" : ""}`;
    })
    .join(", ");
}

/** Renders the line. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const hours = hoursIn(Date.now());
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const [line] = element.children;
  if (line && hours) line.textContent = `By your clock (${timeZone.replaceAll("_", " ")}): ${hours}.`;
}
