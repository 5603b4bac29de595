import { describe, expect, it } from "vitest";
import { dayFrom, isDay, localDay } from "./dates.ts";

describe("localDay", () => {
  it.each([
    [new Date(2026, 10, 21, 0, 0), "2026-11-21"],
    [new Date(2026, 10, 21, 23, 59), "2026-11-21"],
    [new Date(2026, 0, 5, 12), "2026-01-05"],
  ])("%s is %s", (moment, day) => expect(localDay(moment)).toBe(day));
});

describe("dayFrom", () => {
  it.each([
    [new Date(2026, 10, 21, 23, 59), 0, "2026-11-21"],
    [new Date(2026, 10, 21, 0, 1), -2, "2026-11-19"],
    [new Date(2026, 1, 28), 1, "2026-03-01"],
    [new Date(2028, 1, 28), 1, "2028-02-29"],
    [new Date(2026, 0, 1), -1, "2025-12-31"],
    // Days on which clocks change have 23 or 25 hours.
    [new Date(2026, 2, 28, 23, 30), 1, "2026-03-29"],
    [new Date(2026, 9, 24, 23, 30), 1, "2026-10-25"],
  ])("%s and %i days is %s", (moment, days, day) => expect(dayFrom(moment, days)).toBe(day));
});

describe("isDay", () => {
  it.each([
    ["2026-11-21", true],
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-02-30", false],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-11-00", false],
    ["2026-1-1", false],
    ["21.11.2026", false],
    ["2026-11-21T10:00", false],
    ["", false],
  ])("%j: %s", (text, expected) => expect(isDay(text)).toBe(expected));
});
