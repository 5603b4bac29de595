/** Leads that wait for a database which fails in one way after the other. */
import { expect, onTestFinished, test, vi } from "vitest";
import { sqlite } from "./connection.ts";
import { type Database, Unavailable } from "./database.ts";
import { Writer, writeTimeout } from "./writer.ts";

/** How long an attempt takes that fails, in milliseconds. */
const attempt = 1_000;

test("leads that are written one by one are given up together where the database has gone meanwhile", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const full = Object.assign(new Error("No space left on device"), { code: "53100" });
  const errors = [full];
  const write = async () => {
    await new Promise((resolve) => setTimeout(resolve, attempt));
    throw errors.shift() ?? new Unavailable("refused");
  };
  const database: Database = {
    build: sqlite,
    write,
    read: async () => [],
    rest: async () => true,
    close: async () => undefined,
  };
  const writer = new Writer(database, [], () => undefined);
  const given: unknown[] = [];
  for (let number = 0; number < 50; number += 1)
    writer
      .add({ id: String(number), form: "note", body: "{}", files: [], at: 0, count: 1 })
      .catch((error) => given.push(error));
  await vi.advanceTimersByTimeAsync(writeTimeout + 3 * attempt);
  expect(given).toHaveLength(50);
});
