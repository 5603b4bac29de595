/** Checks the pattern beside the format of a day or a time: what is sent has to match both. */

import { pad } from "../../schema/dates.ts";
import { isQuestion } from "../../schema/in-place.ts";
import { type Check, quote } from "../problem.ts";

/** Each quarter of an hour, and days of each month in two centuries, one quarter after another. */
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

/** What they send without script, when nobody knows the zone (src/engine/kinds/unzoned.ts). */
const unzoned = new Map([
  ["time", clocks.map((clock) => `${clock}-00:00`)],
  ["date-time", moments.map((moment) => `${moment}-00:00`)],
  ["iso-date-time", moments],
]);

/** The parts of a pattern, of which digits, and sets of them, may say which days and times are let in. */
const parts = /\\(?:[xu][{}\da-fA-F]+|.)|\{[\d,]+\}|<\w+>|\[(?:\\.?|[^\]\\])*\]?|\d/gsu;

/** A pattern in which any digit may stand for each: it says how days and times are written, no longer which. */
const loosened = (pattern: string): RegExp =>
  new RegExp(
    pattern.replace(parts, (part) => (/^(?:\d|\[(?:\d-?)*\d\])$/.test(part) ? "\\d" : part)),
    "u",
  );

/** How to let in what a pattern keeps out. */
function fixOf(format: string, pattern: RegExp): string {
  if (format === "time" && clocks.some((clock) => pattern.test(clock)))
    return 'write "format": "iso-time", which is sent without an offset, or remove the pattern';
  const isShort = format.endsWith("time") && clocks.some((clock) => pattern.test(clock.slice(0, 5)));
  return `remove the pattern, since "format" says what is let in${isShort ? ', or "format": the time is then typed as a text' : ""}`;
}

/** A pattern that keeps out every day or time as they are written: no one could answer, or no one without script. */
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
      const expected = `a pattern that lets in what is sent for "format": ${quote(format)}, such as ${all.at(-1)}`;
      return isLetIn ? [] : [{ file, path: at, expected, found, fix: fixOf(format, expression) }];
    }
    const without = unzoned.get(format);
    if (!isLetIn || !without || without.some(matches)) return [];
    const expected = `a pattern that lets in what is sent without script, too, such as ${without.at(-1)}`;
    const fix = 'remove the pattern, since "format" says what is let in, or let in an end like that';
    return [{ file, path: at, expected, found, fix }];
  };

/** A pattern that lets in nothing of what is sent for the format beside it. */
export const checkTimes = keptOut(false);

/** A pattern that lets in nothing of it from those without script, whose zone nobody knows. */
export const doubtfulTimes = keptOut(true);
