import { expect, test } from "vitest";
import { deadline } from "./deadline.ts";
import { inLanguage } from "./spoken.ts";

/** When a promise is due, with non-breaking spaces replaced. */
const due = (text: string, now: string) => deadline(text, new Date(now))?.replaceAll("\u00a0", " ");

const office = "Mon-Fri 9-18 UTC-5 EST";

test.each([
  ["a Sunday waits for its Monday", `2 days in ${office}`, "2026-11-22T19:00:00Z", "Tuesday, November 24, 6 PM EST"],
  ["the day itself is not counted", `1 day in ${office}`, "2026-11-23T15:00:00Z", "Tuesday, November 24, 6 PM EST"],
  ["a weekend lies between", `1 day in ${office}`, "2026-11-27T15:00:00Z", "Monday, November 30, 6 PM EST"],
  ["hours of one day", `4 hours in ${office}`, "2026-11-23T15:20:00Z", "Monday, November 23, 2:20 PM EST"],
  ["hours before the office opens", `4 hours in ${office}`, "2026-11-23T11:00:00Z", "Monday, November 23, 1 PM EST"],
  ["hours over a weekend", `4 hours in ${office}`, "2026-11-27T21:30:00Z", "Monday, November 30, 11:30 AM EST"],
  ["the last minute of the day", `4 hours in ${office}`, "2026-11-23T19:00:00Z", "Monday, November 23, 6 PM EST"],
  [
    "around the clock",
    "24 hours in Mon-Fri 0-24 UTC-5 EST",
    "2026-11-24T15:07:00Z",
    "Wednesday, November 25, 10:07 AM EST",
  ],
  [
    "midnight is said as its day",
    "24 hours in Mon-Fri 0-24 UTC-5 EST",
    "2026-11-22T19:00:00Z",
    "Monday, November 23, 11:59 PM EST",
  ],
  [
    "days across the end of a week",
    "24 hours in Sat-Mon 0-24 UTC+1 CET",
    "2026-11-24T00:00:00Z",
    "Saturday, November 28, 11:59 PM CET",
  ],
  [
    "from a half hour",
    "4 hours in Mon-Fri 8.5-17 UTC+5.5 IST",
    "2026-11-23T02:00:00Z",
    "Monday, November 23, 12:30 PM IST",
  ],
  [
    "to a half hour",
    "1 day in Mon-Fri 9-17.5 UTC+5.75 NPT",
    "2026-11-23T18:20:00Z",
    "Wednesday, November 25, 5:30 PM NPT",
  ],
  [
    "to a third of an hour",
    `1 day in Mon-Fri 9-${17 + 1 / 3} UTC+1 CET`,
    "2026-11-23T15:00:00Z",
    "Tuesday, November 24, 5:20 PM CET",
  ],
  [
    "a zone of several words",
    "1 day in Mon-Fri 9-17 UTC+1 Oslo time",
    "2026-11-23T15:00:00Z",
    "Tuesday, November 24, 5 PM Oslo time",
  ],
  ["the clock's own day", `1 day in ${office}`, "2026-11-24T02:00:00Z", "Tuesday, November 24, 6 PM EST"],
])("%s", (_case, text, now, words) => expect(due(text, now)).toBe(words));

test.each([
  "",
  "soon",
  "0 days in Mon-Fri 9-18 UTC-5 EST",
  "1 day in Mon-Fry 9-18 UTC-5 EST",
  "1 day in Mon-Fri 18-9 UTC-5 EST",
  "1 day in Mon-Fri 9-1.8.5 UTC-5 EST",
])("%s is no time", (text) => expect(deadline(text, new Date())).toBeUndefined());

test.each<[lang: string, words: string, now?: string]>([
  ["de", "Dienstag, 24. November, 18:00 EST"],
  ["fr", "mardi 24 novembre, 18:00 EST"],
  ["fr", "mardi 1er décembre, 18:00 EST", "2026-11-30T15:00:00Z"],
  ["es", "martes, 24 de noviembre, 18:00 EST"],
  ["ar", "الثلاثاء، 24 نوفمبر، 6:00 م EST"],
])("it is said in the language of the form: %s", (lang, words, now = "2026-11-23T15:00:00Z") =>
  inLanguage(lang, () => expect(due(`1 day in ${office}`, now)).toBe(words)),
);

test("no line ends between a day and its month", () =>
  expect(deadline(`1 day in ${office}`, new Date("2026-11-23T15:00:00Z"))).toContain("November\u00a024,"));
