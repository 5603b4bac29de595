import { expect, test } from "vitest";
import { maxDepth } from "../engine/limits.ts";
import { isTooDeep, rateLimit, senderOf } from "./limits.ts";

test("so many posts a minute, then a wait until the oldest is a minute old", () => {
  const wait = rateLimit(3);
  expect([0, 1000, 2000].map((now) => wait("a", now))).toEqual([0, 0, 0]);
  expect(wait("a", 2001)).toBe(58);
  expect(wait("a", 59_999)).toBe(1);
  expect(wait("a", 60_000)).toBe(0);
  expect(wait("a", 60_001)).toBe(1);
  expect(wait("a", 61_000)).toBe(0);
});

test("whoever keeps asking is not kept waiting for it", () => {
  const wait = rateLimit(1);
  wait("a", 0);
  for (let now = 1; now < 60_000; now += 1000) expect(wait("a", now)).toBeGreaterThan(0);
  expect(wait("a", 60_000)).toBe(0);
});

test("each sender by itself", () => {
  const wait = rateLimit(1);
  expect([wait("a", 0), wait("b", 0), wait("a", 1), wait("b", 1)]).toEqual([0, 0, 60, 60]);
});

test("0 switches it off", () => {
  const wait = rateLimit(0);
  for (let i = 0; i < 1000; i++) expect(wait("a", 0)).toBe(0);
});

test("a sweep forgets only those who were silent for a minute", () => {
  const wait = rateLimit(1);
  for (let i = 0; i < 1000; i++) wait(`sender ${i}`, 0);
  wait("recent", 59_000);
  expect(wait("another", 61_000)).toBe(0);
  expect(wait("recent", 61_000)).toBe(58);
  expect(wait("sender 7", 61_000)).toBe(0);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["2001:db8::2:3:4:5:6", "2001:db8:0:2"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["unknown", "unknown"],
  [":::::::::::", "0:0:0:0"],
])("the sender at %s counts as %s", (address, sender) => {
  expect(senderOf(address)).toBe(sender);
});

test("depth is counted through lists and objects", () => {
  const nest = (depth: number) => {
    let value: unknown = "x";
    for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { value };
    return value;
  };
  expect([nest(0), nest(maxDepth), nest(maxDepth + 1), nest(100_000)].map(isTooDeep)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isTooDeep({ wide: Array(1000).fill([1]) })).toBe(false);
});
