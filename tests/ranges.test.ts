/** A visitor finds himself in one range: the labels of choices that are ranges do not overlap, whatever their values are. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** How labels say a range, and what each covers. */
const sayings: [pattern: RegExp, range: (low: number, high: number) => [low: number, high: number]][] = [
  [/^(\S+) to (\S+)/, (low, high) => [low, high]],
  [/^Under (\S+)/, (end) => [Number.NEGATIVE_INFINITY, end - 1]],
  [/^More than (\S+)/, (end) => [end + 1, Number.POSITIVE_INFINITY]],
  [/^(\S+) or more/, (begin) => [begin, Number.POSITIVE_INFINITY]],
];

const numberIn = (words = "") => Number(words.replace(/[$,]/g, ""));

/** The range that a label speaks of, if it speaks of one. */
function rangeOf(label: string): [low: number, high: number][] {
  for (const [pattern, range] of sayings) {
    const [, first, second] = pattern.exec(label) ?? [];
    if (first && !Number.isNaN(numberIn(first))) return [range(numberIn(first), numberIn(second))];
  }
  return [];
}

/** Labels whose range begins before the one above them has ended. */
const overlaps = (labels: string[]): string[] => {
  const ranges = labels.flatMap((label) => rangeOf(label).map(([low, high]) => ({ label, low, high })));
  return ranges.slice(1).flatMap(({ label, low }, index) => (low <= (ranges[index]?.high ?? low - 1) ? [label] : []));
};

/** The labels of each field's choices, by form and field. */
const choices = readdirSync("forms")
  .filter((file) => file.endsWith(".ui.json"))
  .flatMap((file) => {
    const { fields = {} } = JSON.parse(readFileSync(`forms/${file}`, "utf8"));
    return Object.entries<{ options?: { [value: string]: string } }>(fields).flatMap(([field, { options }]) =>
      options ? [[`${file} ${field}`, Object.values(options)] as const] : [],
    );
  });

test.each(choices)("%s", (_where, labels) => expect(overlaps(labels)).toEqual([]));

test("a range that begins where the one before ends is noticed", () => {
  expect(overlaps(["1 to 10 people", "10 to 50 people", "More than 50 people"])).toEqual(["10 to 50 people"]);
  expect(overlaps(["Under $25,000", "$24,999 to $49,999", "$49,999 or more"])).toEqual([
    "$24,999 to $49,999",
    "$49,999 or more",
  ]);
});
