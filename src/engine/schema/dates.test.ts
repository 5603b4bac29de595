import { afterEach, describe, expect, it, vi } from "vitest";
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
  ])("%s and %i days is %s", (moment, days, day) => expect(dayFrom(moment, days)).toBe(day));
});

describe("in another time zone", () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ["Pacific/Kiritimati", "2026-11-21T10:00Z", "2026-11-22", "2026-11-20"],
    ["Pacific/Pago_Pago", "2026-11-21T10:59Z", "2026-11-20", "2026-11-18"],
    // When clocks change, a day has 23 or 25 hours.
    ["Europe/Berlin", "2026-03-29T22:30Z", "2026-03-30", "2026-03-28"],
    ["Europe/Berlin", "2026-10-26T22:30Z", "2026-10-26", "2026-10-24"],
  ])("%s, %s is on %s, and two days after %s", (zone, moment, day, before) => {
    vi.stubEnv("TZ", zone);
    expect(localDay(new Date(moment))).toBe(day);
    expect(dayFrom(new Date(moment), -2)).toBe(before);
  });
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
