/** The displayed name of a host, and who can reach it. */
import { expect, test } from "vitest";
import { heardBy, shownHost } from "./listening.ts";

test.each<[string | undefined, string, RegExp]>([
  [undefined, "localhost", /every address/],
  ["0.0.0.0", "localhost", /every address/],
  ["::", "localhost", /every address/],
  ["127.0.0.1", "localhost", /127\.0\.0\.1 only/],
  ["::1", "localhost", /::1 only/],
  ["192.0.2.1", "192.0.2.1", /192\.0\.2\.1 only/],
  ["2001:db8::1", "[2001:db8::1]", /2001:db8::1 only/],
])("%s", (host, shown, heard) => {
  expect(shownHost(host)).toBe(shown);
  expect(heardBy(host)).toMatch(heard);
});
