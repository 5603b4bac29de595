/** The parts of a text that stay on one line. */
import { expect, test } from "vitest";
import { shortEnd, unbrokenParts, unbrokenText } from "./quantities.ts";

test.each([
  ["Reply within 2 business days, or 4 hours.", ["2 business days", "4 hours"]],
  ["Within 5 weeks; on-call from 9 AM-6 PM EST", ["5 weeks", "9 AM-6 PM EST"]],
  ["A free 30-minute consultation", ["30-minute"]],
  ["Mon-Fri 9 AM-6 PM EST is 14:00-23:00 UTC.", ["Mon-Fri 9 AM-6 PM EST", "14:00-23:00 UTC"]],
  ["Objects under 128 KB, and 1,300 GB of logs at 10 Gbit/s", ["128 KB", "1,300 GB", "10 Gbit/s"]],
  ["On Saturdays from 10 AM to 2 PM EST", ["10 AM", "2 PM EST"]],
  [
    "Mon-Fri 8:30 AM-5:15 PM ACST is 23:00-07:30 UTC; until 2:30 PM AEST",
    ["Mon-Fri 8:30 AM-5:15 PM ACST", "23:00-07:30 UTC", "2:30 PM AEST"],
  ],
  ["At most 0.25 vCPU each", ["0.25 vCPU"]],
  ["24/7 monitoring since 2020, 10-50 people, 4x", []],
  ["The 3 daily reports", []],
])("%s", (text, whole) => {
  const parts = unbrokenParts(text);
  expect(parts.join("").replaceAll("\u00a0", " ")).toBe(text);
  const kept = parts.flatMap((part, index) =>
    index % 2 === 1 ? part : (part.match(/\S*\u00a0[^\s.,;]*(\u00a0\w+)?/g) ?? []),
  );
  expect(kept.map((part) => part.replaceAll("\u00a0", " "))).toEqual(whole);
});

test("without markup a text breaks at the same places", () => {
  expect(unbrokenText("Mon-Fri 9 AM-6 PM EST, within 4 hours, off-site")).toBe(
    "Mon\u2011Fri\u00a09\u00a0AM\u20116\u00a0PM\u00a0EST, within 4\u00a0hours, off-site",
  );
});

test("two short words are not left alone on the last line of a long text", () => {
  const long = "The invoice of the previous month is not changed by that, since it has been paid and";
  expect(shortEnd(`${long} is\nfinal.`)).toBe("and is\nfinal.");
  expect(unbrokenParts(`${long} per TB.`, "and per TB.")).toEqual([long.slice(0, -3), "and per TB."]);
  const apart = [`${long} answered afterward.`, `${long} 9 AM-6 PM EST.`, `${long} post-project support begins.`];
  for (const text of ["The invoice is final.", ...apart]) expect(shortEnd(text)).toBe("");
});
