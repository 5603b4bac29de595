/**
 * Every visitor fits into exactly one range: the labels of choices that are ranges do not overlap, and have the same bounds as
 * their values.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The wordings of ranges in labels, and what each covers. */
const sayings: [pattern: RegExp, range: (low: number, high: number) => [low: number, high: number]][] = [
  [/^(\S+) to under (\S+)/, (low, high) => [low, high - 1]],
  [/^(\S+) to (\S+)/, (low, high) => [low, high]],
  [/^Under (\S+)/, (end) => [Number.NEGATIVE_INFINITY, end - 1]],
  [/^More than (\S+)/, (end) => [end + 1, Number.POSITIVE_INFINITY]],
  [/^(\S+)(?: \w+)? or more/, (begin) => [begin, Number.POSITIVE_INFINITY]],
];

const numberIn = (words = "") => Number(words.replace(/[$,]/g, ""));

/** The number of days in a unit; other things are counted one by one. */
const units: { [unit: string]: number } = { weeks: 7, months: 30 };

/** The range in a label, if there is one. */
function rangeOf(label: string): [low: number, high: number][] {
  for (const [pattern, range] of sayings) {
    const [, first, second] = pattern.exec(label) ?? [];
    if (!first || Number.isNaN(numberIn(first))) continue;
    const unit = Object.keys(units).find((name) => label.includes(name));
    const [low, high] = range(numberIn(first), numberIn(second));
    return [[low * (units[unit ?? ""] ?? 1), high * (units[unit ?? ""] ?? 1)]];
  }
  return [];
}

/** Labels whose range begins before the previous one has ended. */
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
      options ? [[`${file} ${field}`, options] as const] : [],
    );
  });

test.each(choices)("%s", (_where, options) => expect(overlaps(Object.values(options))).toEqual([]));

/** The numbers in a value or a label: `25k-50k` and "$25,000 to under $50,000" have the same two. */
const numbersIn = (words: string): number[] =>
  [...words.replaceAll(",", "").matchAll(/(\d+)(k?)/g)].map(
    ([, digits, thousands]) => Number(digits) * (thousands ? 1000 : 1),
  );

test.each(choices)("%s: values and labels have the same bounds", (_where, options) => {
  for (const [value, label] of Object.entries(options)) expect(numbersIn(label), value).toEqual(numbersIn(value));
});

test("a range that begins where the previous one ends is reported", () => {
  expect(overlaps(["1 to 10 people", "10 to 50 people", "More than 50 people"])).toEqual(["10 to 50 people"]);
  expect(overlaps(["Under $25,000", "$24,999 to $49,999", "$49,999 or more"])).toEqual([
    "$24,999 to $49,999",
    "$49,999 or more",
  ]);
});
