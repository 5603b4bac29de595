import { readFileSync, rmSync, statSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { freshUrl, message, otherAt } from "../../../tests/receiver.ts";
import { databasePath } from "./database.ts";
import { Emptying } from "./emptying.ts";
import { Store } from "./store.ts";

/** How many bytes this process has read; undefined where the system does not say. */
function readSoFar(): number | undefined {
  try {
    return Number(/rchar: (\d+)/.exec(readFileSync("/proc/self/io", "utf8"))?.[1]);
  } catch {
    return undefined;
  }
}

test("a log that a reader keeps from being emptied is read once, and what comes to it since", async ({ skip }) => {
  const before = readSoFar();
  if (before === undefined) return skip("this system does not count what a process reads");
  const url = freshUrl();
  const store = await Store.open(url);
  onTestFinished(() => store.close());
  await store.add("note", message);
  const other = otherAt(url);
  onTestFinished(() => other.close());
  await other.exec("BEGIN");
  await (await other.prepare("SELECT id FROM leads")).all([]);
  for (const name of ["a", "b"]) await store.add("note", { text: name.repeat(3_000_000) });
  const { size } = statSync(`${databasePath(url)}-wal`);
  expect(size).toBeGreaterThan(6_000_000);
  const emptying = new Emptying(other, databasePath(url));
  const reading = async () => {
    const start = readSoFar() ?? 0;
    await emptying.read();
    return (readSoFar() ?? 0) - start;
  };
  expect(await reading()).toBeGreaterThan(size / 2);
  expect(await reading()).toBeLessThan(size / 2);
  await other.exec("ROLLBACK");
  expect(await store.database.rest()).toBe(true);
  await store.add("note", { text: "c".repeat(6_000_000) });
  expect(await reading()).toBeGreaterThan(size / 2);
  rmSync(`${databasePath(url)}-wal`);
  expect(await reading()).toBeLessThan(size / 2);
});
