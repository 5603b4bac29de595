/** Deleting leads: other writers do not wait while the deletion searches. */
import { expect, onTestFinished, test, vi } from "vitest";
import { freshUrl, message, otherAt } from "../../../tests/receiver.ts";
import type { Database } from "./database.ts";
import { removeLeads } from "./removal.ts";
import { Store } from "./store.ts";

test("bodies are searched for an address once, and before others have to wait", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  const other = otherAt(url);
  onTestFinished(() => {
    other.close();
    return store.close();
  });
  const { database } = store;
  await store.add("contact", message);
  const plans: unknown[] = [];
  const observed: Database = {
    build: database.build,
    now: database.now,
    read: (statement) => database.read(statement),
    write: async (statements) => {
      for (const { sql, parameters } of statements)
        plans.push(...(await (await other.prepare(`EXPLAIN QUERY PLAN ${sql}`)).all(parameters)));
      return database.write(statements);
    },
    rest: () => database.rest(),
    close: () => database.close(),
  };
  await removeLeads(observed, { email: message.email });
  expect(await store.list()).toEqual([]);
  const said = JSON.stringify(plans);
  expect(said).toContain("SEARCH leads");
  expect(said).not.toContain("SCAN leads");
});

test("where the disk is slow, fewer are deleted at a time: leads that arrive wait for no more than that", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  onTestFinished(() => store.close());
  onTestFinished(() => void vi.restoreAllMocks());
  await Promise.all(Array.from({ length: 700 }, (_, index) => store.add("note", { index }, { at: index + 1 })));
  const { database } = store;
  let [now, left] = [0, 700];
  const taken: number[] = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const slow: Database = {
    build: database.build,
    now: database.now,
    read: (statement) => database.read(statement),
    write: async (statements) => {
      const rows = await database.write(statements);
      const before = left;
      left = await store.count({});
      taken.push(before - left);
      now += before - left;
      return rows;
    },
    rest: () => database.rest(),
    close: () => database.close(),
  };
  await removeLeads(slow, {});
  expect(left).toBe(0);
  expect(taken.length).toBeGreaterThan(1);
  expect(Math.max(...taken.slice(1))).toBeLessThan(taken[0] ?? 0);
});
