/** Drafts that are continued elsewhere, in a file; tests/faults runs the same tests with PostgreSQL. */
import { expect, onTestFinished, test, vi } from "vitest";
import { promised } from "../../../tests/left.ts";
import { freshUrl, log, logged, otherAt, start } from "../../../tests/receiver.ts";
import { eventually } from "../../../tests/targets.ts";
import { keepDrafts } from "../retention.ts";
import { Drafts } from "./drafts.ts";
import { Store } from "./store.ts";

test.each(promised)("%s", async (_name, keeps) => {
  const store = await Store.open(freshUrl());
  onTestFinished(() => store.close());
  await keeps(store);
});

test("a receiver deletes what has ended by itself", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  onTestFinished(() => store.close());
  const { database } = store;
  await new Drafts(database, 1).keep("id", new Uint8Array([1]), 0);
  await start({ url });
  const rows = () => database.read(database.build.selectFrom("drafts").selectAll().compile());
  await vi.waitFor(async () => expect(await rows()).toEqual([]), eventually);
});

test("after a flood, what has ended is deleted in parts: leads that arrive do not wait for all of it", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  onTestFinished(() => store.close());
  const other = otherAt(url);
  onTestFinished(() => other.close());
  await other.exec(`
    WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 250)
    INSERT INTO drafts SELECT n, 1, n, 'x' FROM n;
    CREATE TRIGGER stop BEFORE DELETE ON drafts WHEN old.id = '250' BEGIN SELECT RAISE(ABORT, 'full'); END`);
  const left = async () => (await (await other.prepare("SELECT COUNT(*) AS left FROM drafts")).all([]))[0]?.left;
  const drafts = new Drafts(store.database, 1);
  await expect(drafts.tidy(1000)).rejects.toThrow("full");
  expect(await left()).toBe(50);
  const failed = logged("drafts not deleted");
  await keepDrafts(drafts, log)();
  expect(failed()).toMatchObject([{ level: "error", why: "full" }]);
  await other.exec("DROP TRIGGER stop");
  // A receiver that stops does not wait for all of it either.
  await drafts.tidy(1000, AbortSignal.abort());
  expect(await left()).toBe(50);
  await drafts.tidy(1000);
  expect(await left()).toBe(0);
});
