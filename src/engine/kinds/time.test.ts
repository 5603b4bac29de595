import { afterEach, expect, it, vi } from "vitest";
import { time } from "./time.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it.each([
  ["Europe/London", "2027-03-28T12:00Z", "00:30", "00:30:00+01:00"],
  ["Europe/London", "2027-10-31T12:00Z", "00:30", "00:30:00Z"],
  // In UTC it is the next day already, on which clocks change.
  ["America/New_York", "2027-03-14T01:00Z", "12:00", "12:00:00-05:00"],
  ["Asia/Kathmandu", "2027-03-14T20:00Z", "00:30", "00:30:00+05:45"],
])("what is typed in %s at %s stays as it was typed, %s", (zone, now, typed, sent) => {
  vi.stubEnv("TZ", zone);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  expect(time.read([typed], { format: "time" })).toBe(sent);
  expect(time.write(sent, { format: "time" })).toEqual([typed]);
});

it("a time of another place is shown as it is here", () => {
  vi.stubEnv("TZ", "Asia/Kathmandu");
  expect(["23:30:00Z", "23:30:00.5+0200", "23:30:00z", "24:30:00Z"].map((text) => time.write(text, {})[0])).toEqual([
    "05:15",
    "03:15",
    "05:15",
    "24:30:00Z",
  ]);
});
