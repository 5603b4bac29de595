import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "../store/database.ts";
import { rateLimit, senderOf, withoutPort } from "./rate-limit.ts";

describe("the rate", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  test("allows the number of posts for a minute from the first", async () => {
    const wait = rateLimit(3);
    for (const now of [0, 1000, 2000]) {
      vi.setSystemTime(now);
      expect(await wait("a")).toBe(0);
    }
    vi.setSystemTime(2001);
    expect(await wait("a")).toBe(58);
    vi.setSystemTime(59_999);
    expect(await wait("a")).toBe(1);
    vi.setSystemTime(60_000);
    for (let i = 0; i < 3; i++) expect(await wait("a")).toBe(0);
    expect(await wait("a")).toBe(60);
  });

  test("refused posts do not prolong the wait", async () => {
    const wait = rateLimit(1);
    await wait("a");
    for (let now = 1; now < 60_000; now += 1000) {
      vi.setSystemTime(now);
      expect(await wait("a")).toBeGreaterThan(0);
    }
    vi.setSystemTime(60_000);
    expect(await wait("a")).toBe(0);
  });

  test("the wait is never longer than a minute, even after a clock that was ahead is corrected", async () => {
    const wait = rateLimit(1);
    vi.setSystemTime(3_600_000);
    await wait("a");
    vi.setSystemTime(0);
    expect(await wait("a")).toBe(60);
  });

  test("a post that costs more than is left does not use up the rest", async () => {
    const wait = rateLimit(5);
    expect([await wait("a", 3), await wait("a", 3), await wait("a", 2), await wait("a")]).toEqual([0, 60, 0, 60]);
  });

  test("counts each sender separately", async () => {
    const wait = rateLimit(1);
    expect([await wait("a"), await wait("b"), await wait("a"), await wait("b")]).toEqual([0, 0, 60, 60]);
  });

  test("the senders of a /48 network together get ten times the limit of one, and other networks are not affected", async () => {
    const wait = rateLimit(2);
    const at = (network: string) => (_: unknown, index: number) => wait(`2001:db8:${network}:${index}`);
    const waits = await Promise.all(Array.from({ length: 30 }, at("1")));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(20);
    expect(await Promise.all(Array.from({ length: 5 }, at("2")))).toEqual([0, 0, 0, 0, 0]);
  });

  test("a sender's refused posts do not count for its network", async () => {
    const wait = rateLimit(1);
    for (let i = 0; i < 100; i++) await wait("2001:db8:1:1");
    expect(await wait("2001:db8:1:2")).toBe(0);
  });

  test("posts that the shared count refuses count neither for their sender in this process nor for its network", async () => {
    const shared = new RateLimiterMemory({ points: 1, duration: 60 });
    const wait = rateLimit(3, { database: { limiter: () => shared } as unknown as Database });
    for (let i = 0; i < 20; i++) expect(await wait("2001:db8:1:1", 3)).toBe(60);
    expect([await wait("2001:db8:1:1"), await wait("2001:db8:1:2")]).toEqual([0, 0]);
  });

  test("a shared count from a receiver whose clock is ahead is started again by the next receiver", async () => {
    const shared = new RateLimiterMemory({ points: 1, duration: 60 });
    const receiver = () => rateLimit(1, { database: { limiter: () => shared } as unknown as Database });
    vi.setSystemTime(3_600_000);
    await receiver()("a");
    vi.setSystemTime(0);
    expect([await receiver()("a"), await receiver()("a")]).toEqual([0, 60]);
  });

  test("only a limited number of senders is remembered, the latest", async () => {
    const wait = rateLimit(1, { most: 100 });
    for (let i = 0; i <= 100; i++) await wait(`sender ${i}`);
    expect(await wait("sender 0")).toBe(0);
    expect(await wait("sender 100")).toBeGreaterThan(0);
  });

  test("0 switches it off", async () => {
    const wait = rateLimit(0);
    for (let i = 0; i < 1000; i++) expect(await wait("a")).toBe(0);
  });
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:203.0.113.9", "203.0.113.9"],
  ["64:ff9b::203.0.113.9", "203.0.113.9"],
  ["::ffff:0:203.0.113.9", "203.0.113.9"],
  ["2002:cb00:7109:7::1", "203.0.113.9"],
  ["2001:0:4136:e378:8000:63bf:34ff:8ef6", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["2001:db8::2:3:4:5:6", "2001:db8:0:2"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["2001:0DB8:0:0::9", "2001:db8:0:0"],
  [" 203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:5678", "203.0.113.9"],
  ["[2001:db8:1:2::9]:5678", "2001:db8:1:2"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2"],
  ["[::ffff:203.0.113.9]:1", "203.0.113.9"],
  ["unknown", undefined],
  ["1", undefined],
  ["0x7f.1", undefined],
  ["", undefined],
  [":::::::::::", undefined],
])("the sender at %s counts as %s", (address, sender) => {
  expect(senderOf(address)).toBe(sender);
});

test.each([
  ["192.0.2.1:5678", "192.0.2.1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["x[2001:db8::1]:443", "x[2001:db8::1]:443"],
  ["[2001:db8::1]:443x", "[2001:db8::1]:443x"],
  ["192.0.2.1:", "192.0.2.1:"],
])("%s is the address %s", (text, address) => expect(withoutPort(text)).toBe(address));
