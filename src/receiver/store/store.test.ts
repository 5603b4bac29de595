/** The store over real files. */
import { existsSync, mkdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Compilable, CompiledQuery } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { brokenBy, commitsIn, folder, freshUrl, hurry, otherAt } from "../../../tests/receiver.ts";
import { eventually } from "../../../tests/targets.ts";
import { connect } from "./connection.ts";
import { databasePath } from "./database.ts";
import { pagesOf } from "./paging.ts";
import { Store } from "./store.ts";
import type { LeadRow } from "./tables.ts";

const minute = 60_000;

async function open(url = freshUrl(), targets?: string[]): Promise<{ store: Store; url: string }> {
  const store = await Store.open(url, targets);
  onTestFinished(() => store.close());
  return { store, url };
}

describe("the same lead", () => {
  test("within ten minutes is one row with a count", async () => {
    const { store } = await open();
    const ids = [
      await store.add("note", { text: "a", more: "b" }, { at: 0 }),
      await store.add("note", { more: "b", text: "a" }, { at: 10 * minute }),
    ];
    expect(ids[0]).toBe(ids[1]);
    expect(await store.list()).toEqual([
      { id: ids[0], form: "note", body: { text: "a", more: "b" }, receivedAt: 0, lastSeenAt: 10 * minute, count: 2 },
    ]);
  });

  test("is searched for among recent leads: older ones are forgotten in the background, in parts if there are many", async () => {
    const { store, url } = await open();
    const other = otherAt(url);
    onTestFinished(() => other.close());
    await other.exec(`
      WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 5500)
      INSERT INTO latest SELECT n, n, n FROM n;
      CREATE TRIGGER stop BEFORE DELETE ON latest WHEN old.id = '5500' BEGIN SELECT RAISE(ABORT, 'full'); END`);
    const left = async () => (await (await other.prepare("SELECT COUNT(*) AS left FROM latest")).all([]))[0]?.left;
    await store.add("note", { text: "a" });
    await vi.waitFor(async () => expect(await left()).toBe(501), eventually);
    await other.exec("DROP TRIGGER stop");
    await store.add("note", { text: "b" });
    await vi.waitFor(async () => expect(await left()).toBe(2), eventually);
  });

  test("after more than ten minutes is a new row, newest first", async () => {
    const { store } = await open();
    for (const at of [0, 10 * minute + 1, 10 * minute + 2]) await store.add("note", { text: "a" }, { at });
    expect(await store.list()).toMatchObject([
      { receivedAt: 10 * minute + 1, lastSeenAt: 10 * minute + 2, count: 2 },
      { receivedAt: 0, lastSeenAt: 0, count: 1 },
    ]);
  });

  test("is a new row, with its own notice, if the earlier one was dated by a clock that was ahead", async () => {
    const { store } = await open(freshUrl(), ["owner"]);
    for (const at of [60 * minute, 0, minute]) await store.add("note", { text: "a" }, { at });
    expect(await store.list()).toMatchObject([
      { receivedAt: 60 * minute, lastSeenAt: 60 * minute, count: 1 },
      { receivedAt: 0, lastSeenAt: minute, count: 2 },
    ]);
    expect((await store.backlog()).waiting).toBe(2);
  });

  test("many times at once is one row", async () => {
    const { store } = await open();
    await Promise.all(Array.from({ length: 500 }, () => store.add("note", { text: "a" })));
    expect(await store.list()).toMatchObject([{ count: 500 }]);
  });

  const [marked, plain] = [{ suspect: "files not scanned" }, {}];
  test.each<
    [title: string, details: { suspect?: string }[], isAtOnce: boolean, suspect: string | undefined, told: number]
  >([
    ["first suspect, then not", [marked, plain, plain], false, undefined, 1],
    ["suspect and not at once", [marked, plain, marked], true, undefined, 1],
    ["first not suspect, then suspect", [plain, marked], false, undefined, 1],
    ["suspect each time", [marked, marked], false, marked.suspect, 0],
  ])(
    "is suspect only if it was each time, and gets one notice otherwise: %s",
    async (_title, all, isAtOnce, suspect, told) => {
      const { store } = await open(freshUrl(), ["owner"]);
      const at = Date.now();
      const add = (details: { suspect?: string }) => store.add("note", { text: "a" }, { at, ...details });
      if (isAtOnce) await Promise.all(all.map(add));
      else for (const details of all) await add(details);
      const [lead, ...others] = await store.list();
      expect([others, lead?.count, lead?.suspect]).toEqual([[], all.length, suspect]);
      expect((await store.backlog()).waiting).toBe(told);
    },
  );
});

test("many leads at once are stored exactly once each, in few commits", async () => {
  const { store, url } = await open();
  const before = commitsIn(url);
  const texts = Array.from({ length: 1000 }, (_, index) => `lead ${index}`);
  await Promise.all(texts.map((text) => store.add("note", { text })));
  // Checked at once, since the log is emptied after a pause.
  expect(commitsIn(url) - before).toBe(5);
  const found = await store.list();
  expect(found.map(({ body }) => body.text).sort()).toEqual([...texts].sort());
  expect(found.every(({ count }) => count === 1)).toBe(true);
});

test("a lead is stored unchanged, whatever its characters", async () => {
  const { store } = await open();
  const body = {
    text: "ünïcode 👩‍🚀 \u0000 \u001b[2J ' \" \\ \n\ud800",
    list: ["a", { b: [1.5, true, null] }],
    ["__proto__"]: "x",
  };
  await store.add("note", body);
  expect((await store.list())[0]?.body).toStrictEqual(JSON.parse(JSON.stringify(body)));
});

test("leads can be listed by form and by time of arrival", async () => {
  const { store } = await open();
  for (const [index, form] of ["a", "b", "a"].entries()) await store.add(form, { index }, { at: index });
  const found = async (filter: Parameters<Store["list"]>[0]) =>
    (await store.list(filter)).map(({ body }) => body.index);
  expect(await found({})).toEqual([2, 1, 0]);
  expect(await found({ form: "a" })).toEqual([2, 0]);
  expect(await found({ since: 1 })).toEqual([2, 1]);
  expect(await found({ form: "a", since: 1 })).toEqual([2]);
  expect(await found({ form: "' OR 1=1 --" })).toEqual([]);
});

describe("a store that fails", () => {
  test("rejects every lead of the group, and works again once the cause is gone", async () => {
    const { store, url } = await open();
    const other = otherAt(url);
    await other.exec(brokenBy("broken"));
    const results = await Promise.allSettled([1, 2, 3].map((index) => store.add("note", { index })));
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    await other.exec("DROP TRIGGER broken");
    other.close();
    await store.add("note", { index: 4 });
    expect((await store.list()).map(({ body }) => body.index)).toEqual([4]);
  });

  test("accepts no leads once it is closed, but stores those from before", async () => {
    const url = freshUrl();
    const store = await Store.open(url);
    const adds = [1, 2].map((index) => store.add("note", { index }));
    await store.close();
    await Promise.all(adds);
    await expect(store.add("note", { index: 3 })).rejects.toThrow("closed");
    expect(await Store.read(url)).toHaveLength(2);
  });

  test("is reported with LEADS_URL if it cannot be opened", async () => {
    const path = join(folder(), "taken");
    mkdirSync(path);
    await expect(Store.open(`file:${path}`)).rejects.toThrow(
      /^LEADS_URL in the environment\n {2}expected: a database of leads that can be opened and written\n {2}found: {4}file:.*taken: .+\n {2}fix: {6}choose another LEADS_URL, or let the user that runs this write the file and its folder$/,
    );
    hurry();
    await expect(Store.open("postgres://user:secret@leads.invalid:99/leads")).rejects.not.toThrow("secret");
  });

  test("is reported as damaged, with the command that restores a backup", async () => {
    const url = freshUrl();
    const store = await Store.open(url);
    await store.close();
    truncateSync(databasePath(url) ?? "", 8192);
    for (const use of [Store.open, Store.read])
      await expect(use(url)).rejects.toThrow(/malformed\n {2}fix: {6}stop the receiver, then: .* --restore FILE/);
  });

  test("is reported if its file is not a database", async () => {
    const path = join(folder(), "notes.txt");
    writeFileSync(path, "a text that is no database at all, and longer than a header of a hundred bytes".repeat(20));
    await expect(Store.open(`file:${path}`)).rejects.toThrow("not a database");
    await expect(Store.read(`file:${path}`)).rejects.toThrow("not a database");
  });
});

test("missing folders are made for the owner alone, however the file's URL is written", async () => {
  const root = folder();
  for (const [url, file] of [
    [`file:${root}/one/two/leads.db`, "one/two/leads.db"],
    [`file://${root}/three/leads.db`, "three/leads.db"],
    [`file://localhost${root}/four/leads.db`, "four/leads.db"],
    [`file:${root}/with%20space/leads.db`, "with space/leads.db"],
  ] as const) {
    await (await Store.open(url)).close();
    expect(statSync(join(root, file)).mode & 0o777).toBe(0o600);
    expect(statSync(join(root, file, "..")).mode & 0o777).toBe(0o700);
  }
});

test("after a pause the log is emptied into the file, even if a reader delays it", async () => {
  const { store, url } = await open();
  const path = databasePath(url);
  // With fake timers the pause cannot end before the read, however slow the machine is.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await store.add("note", { text: "a" });
  const reader = connect(path);
  onTestFinished(() => reader.close());
  await reader.exec("BEGIN; SELECT count(*) FROM leads");
  const before = statSync(path).mtimeMs;
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  await vi.waitFor(() => expect(statSync(path).mtimeMs).toBeGreaterThan(before), eventually);
  expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
  await reader.exec("COMMIT");
  await vi.waitFor(() => expect(statSync(`${path}-wal`).size).toBe(0), eventually);
});

test("reading a missing store does not create it", async () => {
  const url = freshUrl();
  expect(await Store.read(url)).toBeUndefined();
  expect(existsSync(url.slice("file:".length))).toBe(false);
});

test("leads of one moment are read in pages, each once, in the order of an index without sorting", async () => {
  const { store, url } = await open();
  await Promise.all(Array.from({ length: 1_100 }, (_, index) => store.add("note", { index }, { at: minute })));
  const queries: CompiledQuery[] = [];
  const read = (query: Compilable<LeadRow>) => {
    queries.push(query.compile());
    return store.database.read<LeadRow>(query.compile());
  };
  const found: string[] = [];
  for await (const rows of pagesOf(store.database.build, read, { suspect: false }))
    found.push(...rows.map(({ id }) => id));
  expect([found.length, new Set(found).size, queries.length]).toEqual([1_100, 1_100, 3]);
  const other = otherAt(url);
  for (const { sql, parameters } of queries) {
    const plan = await (await other.prepare(`EXPLAIN QUERY PLAN ${sql}`)).all(parameters);
    expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(/USING INDEX leads_in_order/)]);
  }
  other.close();
});
