/** Room for large bodies: as much in all and of one sender as is said, and again once they have been read. */
import { expect, test } from "vitest";
import { leastBytes, mostBytes } from "../../engine/define/limits.ts";
import { inLanguage } from "../../engine/words/spoken.ts";
import { arrivals, crowded } from "./arriving.ts";

const announcing = (size: number) => new Request("http://localhost/", { headers: { "Content-Length": String(size) } });
const largest = announcing(mostBytes);

test("one sender takes a quarter of the room, and leaves the rest to others", () => {
  const take = arrivals();
  const own = [1, 2, 3, 4].map(() => take(largest, "192.0.2.1"));
  expect(own).not.toContain(undefined);
  expect(take(largest, "192.0.2.1")).toBeUndefined();
  expect(take(announcing(leastBytes), "192.0.2.1")).toBeDefined();
  expect(take(largest, "192.0.2.2")).toBeDefined();
  own[0]?.();
  expect(take(largest, "192.0.2.1")).toBeDefined();
});

test.each([
  ["all senders together", (index: number) => `192.0.2.${index}`],
  ["requests whose sender is not known", () => undefined],
])("%s take no more than there is", (_who, senderOf) => {
  const take = arrivals();
  const places = Array.from({ length: 17 }, (_, index) => take(largest, senderOf(index)));
  expect(places.findIndex((leave) => !leave)).toBe(16);
  places[0]?.();
  const chunked = new Request("http://localhost/", { headers: { "Transfer-Encoding": "chunked" } });
  expect(take(chunked, "192.0.2.20")).toBeDefined();
  expect(take(announcing(leastBytes + 1), "192.0.2.21")).toBeUndefined();
  // It is refused without being read.
  expect(take(announcing(mostBytes + 1), "192.0.2.22")).toBeDefined();
});

test("who finds no room is told so in the language of the page", () => {
  expect(inLanguage("de", () => crowded.said?.())).toMatch(/Dateien .* in 60 Sekunden/);
});
