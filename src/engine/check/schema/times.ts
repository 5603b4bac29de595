/** Checks patterns beside date and time formats: what is sent has to match both. */

import { pad } from "../../schema/dates.ts";
import { isQuestion } from "../../schema/in-place.ts";
import { type Check, quote } from "../problem.ts";

/** Samples: every quarter of an hour, four days of every month in two centuries, and both combined. */
const clocks = Array.from({ length: 96 }, (_none, at) => `${pad(Math.floor(at / 4))}:${pad(15 * (at % 4))}:00`);
const days = Array.from({ length: 201 * 12 * 4 }, (_none, at) => {
  const day = [1, 13, 24, 28][at % 4] ?? 1;
  return `${1900 + Math.floor(at / 48)}-${pad((Math.floor(at / 4) % 12) + 1)}-${pad(day)}`;
});
const moments = days.map((day, at) => `${day}T${clocks[at % clocks.length]}`);
const inUtc = moments.map((moment) => `${moment}.000Z`);

/** What the controls of these formats send, by script. */
const sent = new Map([
  ["date", days],
  ["time", ["Z", "+01:00", "-05:00"].flatMap((offset) => clocks.map((clock) => `${clock}${offset}`))],
  ["iso-time", clocks],
  ["date-time", inUtc],
  ["iso-date-time", inUtc],
]);

/** What they send without script, where the time zone is unknown (src/engine/kinds/unzoned.ts). */
const unzoned = new Map([
  ["time", clocks.map((clock) => `${clock}-00:00`)],
  ["date-time", moments.map((moment) => `${moment}-00:00`)],
  ["iso-date-time", moments],
]);

/** The tokens of a pattern; digits and sets of digits among them may restrict it to some dates or times. */
const parts = /\\(?:[xu][{}\da-fA-F]+|.)|\{[\d,]+\}|<\w+>|\[(?:\\.?|[^\]\\])*\]?|\d/gsu;

/** A pattern with every digit replaced by any digit: it accepts the notation, whichever date or time is written in it. */
const loosened = (pattern: string): RegExp =>
  new RegExp(
    pattern.replace(parts, (part) => (/^(?:\d|\[(?:\d-?)*\d\])$/.test(part) ? "\\d" : part)),
    "u",
  );

/** How to fix a pattern that rejects every date or time. */
function fixOf(format: string, pattern: RegExp): string {
  if (format === "time" && clocks.some((clock) => pattern.test(clock)))
    return 'write "format": "iso-time", which is sent without an offset, or remove the pattern';
  const isShort = format.endsWith("time") && clocks.some((clock) => pattern.test(clock.slice(0, 5)));
  return `remove the pattern, since "format" already validates the value${isShort ? ', or "format": the time is then typed as a text' : ""}`;
}

/** A pattern that rejects the notation in which dates or times are sent: nobody could answer, or nobody without script. */
const keptOut =
  (isUnzoned: boolean): Check =>
  ({ format = "", pattern, default: given, enum: choices, const: only }, { file, path, isUsed }) => {
    const all = sent.get(format);
    if (!all || pattern === undefined || !isUsed || isQuestion(path) || choices || only !== undefined) return [];
    const expression = new RegExp(pattern, "u");
    if (typeof given === "string" && expression.test(given)) return [];
    const loose = loosened(pattern);
    const matches = (text: string) => expression.test(text) || loose.test(text);
    const isLetIn = all.some(matches);
    const [found, at] = [quote(pattern), `${path}/pattern`];
    if (!isUnzoned) {
      const expected = `a pattern that matches what is sent for "format": ${quote(format)}, such as ${all.at(-1)}`;
      return isLetIn ? [] : [{ file, path: at, expected, found, fix: fixOf(format, expression) }];
    }
    const without = unzoned.get(format);
    if (!isLetIn || !without || without.some(matches)) return [];
    const expected = `a pattern that also matches what is sent without script, such as ${without.at(-1)}`;
    const fix = 'remove the pattern, since "format" already validates the value, or let it match such an ending';
    return [{ file, path: at, expected, found, fix }];
  };

/** A pattern that rejects everything that is sent for the format beside it. */
export const checkTimes = keptOut(false);

/** A pattern that rejects everything that is sent for it without script, where the time zone is unknown. */
export const doubtfulTimes = keptOut(true);
