/** The support hours, in words. */
import { expect, test } from "vitest";
import { countingOf, type countings, daysOf, saidOf, supportHours } from "./hours.ts";

test.each([
  [9, 18, "9 AM-6 PM"],
  [0, 12, "12 AM-12 PM"],
  [12, 24, "12 PM-12 AM"],
  [0, 24, "midnight to midnight"],
  [8.5, 12.75, "8:30 AM-12:45 PM"],
  [8 + 1 / 3, 9, "8:20 AM-9 AM"],
  [9, 9, "Closed"],
])("%d to %d", (from, to, said) => expect(saidOf({ who: "Sat", from, to })).toBe(said));

test.each([
  [18, 9],
  [-1, 9],
  [9, 25],
  [9, Number.NaN],
])("%d to %d is refused", (from, to) =>
  expect(() => saidOf({ who: "Mon-Fri", from, to })).toThrow(`src/hours.ts at "Mon-Fri"`),
);

test.each([
  ["Sat", ["Saturday"]],
  ["Thu-Sun", ["Thursday", "Friday", "Saturday", "Sunday"]],
  ["Sun-Tue", ["Sunday", "Monday", "Tuesday"]],
] as const)("the days of %s by their names", (who, names) => expect(daysOf(who)).toEqual(names));

test("a way of counting that there is not is refused by the name of the clock", () => {
  const misspelled = "buisnessDays" as keyof typeof countings;
  expect(() => countingOf(misspelled, "A person replies")).toThrow(`src/clocks.ts at "A person replies"`);
});

test("those of the site are said", () => expect(supportHours.every(({ said }) => said)).toBe(true));
