/** Moments as they are typed: spans back from now, dates and times. */
import { expect, test } from "vitest";
import { shownTime, spanBack, timeOf } from "./moment.ts";

const now = Date.parse("2026-03-31T12:34:56.789Z");

test.each<[string, string | undefined]>([
  ["30m", "2026-03-31 12:04:56"],
  ["12h", "2026-03-31 00:34:56"],
  ["7d", "2026-03-24 12:34:56"],
  ["7 days", "2026-03-24 12:34:56"],
  ["0d", "2026-03-31 12:34:56"],
  // In a shorter month, its last day.
  ["1mo", "2026-02-28 12:34:56"],
  ["1 months", "2026-02-28 12:34:56"],
  ["4mo", "2025-11-30 12:34:56"],
  ["25mo", "2024-02-29 12:34:56"],
  ["24mo", "2024-03-31 12:34:56"],
  ["7", undefined],
  ["d", undefined],
  ["", undefined],
  ["1234567d", undefined],
  ["7 weeks", undefined],
  ["7dx", undefined],
  ["7 mays", undefined],
  ["7 hays", undefined],
  ["-7d", undefined],
])("%j back from the last day of March", (text, time) => {
  const moment = spanBack(text, now);
  expect(moment === undefined ? moment : shownTime(moment)).toBe(time);
});

test.each<[string, string | undefined]>([
  ["2026-11-01", "2026-11-01T00:00:00.000Z"],
  ["2026-11-01 14:30", "2026-11-01T14:30:00.000Z"],
  ["2026-11-01T14:30:15Z", "2026-11-01T14:30:15.000Z"],
  ["2026-11-01 14:30:15.25", "2026-11-01T14:30:15.250Z"],
  ["2026-02-30", undefined],
  ["2026-11-01 25:00", undefined],
  ["2026-11-01 14", undefined],
  ["2026-11-1", undefined],
  ["x2026-11-01", undefined],
  ["2026-11-01x", undefined],
  ["yesterday", undefined],
])("%j is a moment in UTC", (text, iso) => {
  const moment = timeOf(text);
  expect(moment === undefined ? moment : new Date(moment).toISOString()).toBe(iso);
});
