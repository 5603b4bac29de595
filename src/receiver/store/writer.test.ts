/** Leads that wait for a database which fails in various ways. */
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { sqlite } from "./connection.ts";
import { type Database, Unavailable } from "./database.ts";
import { Writer, writeTimeout } from "./writer.ts";

/** The duration of a failing attempt, in milliseconds. */
const attempt = 1_000;

const note = (number: number) => ({ id: String(number), form: "note", body: "{}", files: [], at: 0, count: 1 });

/** A writer to a database with these methods. */
const writerTo = (does: Pick<Database, "write"> & Partial<Database>): Writer => {
  const idle = {
    build: sqlite,
    now: sql<number>`0`,
    read: async () => [],
    rest: async () => true,
    close: async () => undefined,
  };
  return new Writer({ ...idle, ...does }, [], () => undefined);
};

const full = Object.assign(new Error("No space left on device"), { code: "53100" });

test.each([
  ["one by one", 50, [full]],
  ["in many commits", 4_000, []],
])("leads that are written %s are given up together if the database becomes unavailable", async (_, most, before) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const errors: Error[] = [...before];
  const write = async () => {
    await new Promise((resolve) => setTimeout(resolve, attempt));
    throw errors.shift() ?? new Unavailable("refused");
  };
  const writer = writerTo({ write });
  const given: unknown[] = [];
  for (let number = 0; number < most; number += 1) writer.add(note(number)).catch((error) => given.push(error));
  await vi.advanceTimersByTimeAsync(writeTimeout + 3 * attempt);
  expect(given).toHaveLength(most);
});

test("a lead whose sender has waited for long is retried briefly, and given up before those that arrived earlier", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const write = vi.fn(() => Promise.reject(new Unavailable("away")));
  const writer = writerTo({ write });
  const given: string[] = [];
  const wait = (name: string, since: number) => writer.add(note(0), since).catch(() => given.push(name));
  const now = performance.now();
  void wait("first", now);
  void wait("late", now - 2 * writeTimeout);
  void wait("with files", now + writeTimeout);
  void wait("later", now - writeTimeout / 2);
  await vi.advanceTimersByTimeAsync(2 * attempt);
  expect([write.mock.calls.length > 0, given]).toEqual([true, ["late"]]);
  await vi.advanceTimersByTimeAsync(writeTimeout / 2);
  expect(given).toEqual(["late", "later"]);
  await vi.advanceTimersByTimeAsync(writeTimeout / 2);
  expect(given.toSorted()).toEqual(["first", "late", "later", "with files"]);
});

test("a lead whose sender has waited for long is stored if the database was only locked for a moment", async () => {
  const write = vi
    .fn(async () => [[]])
    .mockRejectedValueOnce(new Unavailable("locked"))
    .mockRejectedValueOnce(new Unavailable("locked"));
  expect(await writerTo({ write }).add(note(1), performance.now() - 2 * writeTimeout)).toBe("1");
});

test("no attempt begins after the leads' timeout, even if giving up the leads before them takes long", async () => {
  vi.useFakeTimers();
  let passed = 0;
  const { now } = performance;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now.call(performance) + passed);
  onTestFinished(() => {
    clock.mockRestore();
    vi.useRealTimers();
  });
  const begun: number[] = [];
  const write = async () => {
    begun.push(performance.now());
    throw new Unavailable("away");
  };
  const writer = writerTo({ write });
  const start = performance.now();
  const first = writer.add(note(0), start - attempt / 2).catch(() => {
    passed = attempt;
  });
  const second = writer.add(note(1), start).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(writeTimeout);
  await Promise.all([first, second]);
  expect(Math.max(...begun)).toBeLessThanOrEqual(start + writeTimeout);
});

test("a lead that waits for a database does not prevent the receiver from stopping", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const writer = writerTo({ write: () => Promise.reject(new Unavailable("away")) });
  const given = vi.fn();
  writer.add(note(1)).catch(given);
  await vi.advanceTimersByTimeAsync(attempt);
  const closed = vi.fn();
  void writer.close().then(closed);
  await vi.advanceTimersByTimeAsync(2 * attempt);
  expect([given.mock.calls.length, closed.mock.calls.length]).toEqual([1, 1]);
});

test("if deleting old windows or emptying the log fails, it is retried later", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const write = vi
    .fn(async () => [[]])
    .mockRejectedValue(new Unavailable("held"))
    .mockResolvedValueOnce([[]]);
  const rest = vi.fn(async () => true).mockResolvedValueOnce(false);
  const stored = writerTo({ write, rest }).add(note(1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await stored).toBe("1");
  expect([write.mock.calls.length, rest.mock.calls.length]).toEqual([3, 2]);
});

test("while a database hangs, waiting leads are bounded: only those whose senders have left are dropped for others", async () => {
  let release: (rows: []) => void = () => undefined;
  const hanging = new Promise<[]>((resolve) => {
    release = resolve;
  });
  const writer = writerTo({ write: () => hanging });
  const add = (number: number, body: string, left?: Promise<unknown>) =>
    writer.add({ ...note(number), body }, undefined, left).catch((error: Error) => error.message);
  const [small, large, gone] = ["{}", "x".repeat(32 * 1024 * 1024 - 16 * 1024), Promise.resolve()];
  const ends = [add(0, small), add(1, large, gone), add(2, large, gone), add(3, large), add(4, large)];
  await Promise.resolve();
  ends.push(add(5, large));
  const [left, many] = ["Its sender has left, and others need the room", "Too many leads wait for the database"];
  expect(await Promise.race([ends[1], ends[2]])).toBe(left);
  expect(await Promise.race([ends[2], "waits"])).toBe("waits");
  // With the room for large leads full, small ones still find room.
  ends.push(add(6, large), add(7, large), add(8, small));
  release([]);
  expect(await Promise.all(ends)).toEqual(["0", left, left, "3", "4", "5", "6", many, "8"]);
  expect(await Promise.all([add(7, large), add(8, large), add(9, large)])).toEqual(["7", "8", "9"]);
});
