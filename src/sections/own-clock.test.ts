/** The support hours in other time zones: the days that they fall on there, and daylight saving time. */
import { expect, test } from "vitest";
import { hoursIn } from "./own-clock.ts";

const winter = Date.parse("2026-01-14T12:00:00Z");
const summer = Date.parse("2026-07-19T23:30:00Z");

test.each<[zone: string, now: number, language: string, said: string | undefined]>([
  ["Europe/Berlin", winter, "de", "Mon-Fri 15:00 to 00:00, Sat 16:00 to 20:00"],
  ["Europe/Berlin", summer, "de", "Mon-Fri 16:00 to 01:00 the next day, Sat 17:00 to 21:00"],
  ["Pacific/Auckland", winter, "en-NZ", "Tue-Sat 3:00 am to 12:00 pm, Sun 4:00 am to 8:00 am"],
  ["Asia/Kolkata", winter, "en-GB", "Mon-Fri 19:30 to 04:30 the next day, Sat 20:30 to 00:30 the next day"],
  ["America/Los_Angeles", winter, "en-US", "Mon-Fri 6:00 AM to 3:00 PM, Sat 7:00 AM to 11:00 AM"],
  ["America/New_York", summer, "en-US", "Mon-Fri 10:00 AM to 7:00 PM, Sat 11:00 AM to 3:00 PM"],
  ["America/New_York", winter, "en-US", undefined],
  ["America/Panama", summer, "es", undefined],
])("%s, at %d", (zone, now, language, said) => {
  expect(hoursIn(now, zone, language)?.replace(/\s/g, " ")).toBe(said);
});
