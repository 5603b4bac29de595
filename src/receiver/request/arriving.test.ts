/**
 * Memory for arriving bodies. Large ones have a limit in all and per sender, and free their memory once they are read. Small ones
 * always find room, at the expense of those that have been arriving the longest.
 */
import { expect, onTestFinished, test } from "vitest";
import { leastBytes, mostBytes } from "../../engine/define/limits.ts";
import { inLanguage } from "../../engine/words/spoken.ts";
import { arrivals, crowded, takeSmallRoom } from "./arriving.ts";

const announcing = (size: number) => new Request("http://localhost/", { headers: { "Content-Length": String(size) } });
const largest = announcing(mostBytes);

test("one sender gets at most a quarter of the memory, and others the rest", () => {
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
])("%s get no more than the whole memory", (_who, senderOf) => {
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

test("the message for a lack of memory is in the language of the page", () => {
  expect(inLanguage("de", () => crowded.said?.())).toMatch(/Dateien .* in 60\u00a0Sekunden/);
});

test("small bodies always find room: as few as necessary of the oldest unfinished ones are dropped", () => {
  const brokenOff: number[] = [];
  const leaves = Array.from({ length: 2_000 }, (_, index) => {
    const leave = takeSmallRoom({ "content-length": String(leastBytes) }, () => brokenOff.push(index));
    // The first body has arrived, and gives back its room.
    if (index === 0) leave();
    return leave;
  });
  onTestFinished(() => {
    for (const leave of leaves) leave();
  });
  expect(brokenOff.length).toBeGreaterThan(0);
  expect(brokenOff).toEqual(Array.from(brokenOff, (_, index) => index + 1));
  const most = leaves.length - 1 - brokenOff.length;
  expect(most * leastBytes).toBeLessThanOrEqual(16 * mostBytes);
  // A request that was broken off has no room to give back; one that has arrived does.
  const before = brokenOff.length;
  leaves[1]?.();
  leaves.at(-1)?.();
  takeSmallRoom({ "content-length": String(mostBytes) }, () => undefined);
  takeSmallRoom({ "transfer-encoding": "chunked" }, () => undefined);
  leaves.push(takeSmallRoom({ "content-length": String(leastBytes) }, () => undefined));
  expect(brokenOff).toHaveLength(before);
  leaves.push(takeSmallRoom({ "content-length": "2" }, () => undefined));
  expect(brokenOff).toHaveLength(before + 1);
});
