/** Drafts that are continued elsewhere, in a file; tests/faults runs the same tests with PostgreSQL. */
import { expect, onTestFinished, test, vi } from "vitest";
import { promised } from "../../../tests/left.ts";
import { freshUrl, start } from "../../../tests/receiver.ts";
import { eventually } from "../../../tests/targets.ts";
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
