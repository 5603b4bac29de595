/** Automatic deletion of leads, and the startup message about where and how long they are kept. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { folder, freshUrl, log, logged, otherAt, start } from "../../tests/receiver.ts";
import { eventually } from "../../tests/targets.ts";
import { owner } from "../site.ts";
import { keepFor } from "./retention.ts";
import { settingsFrom } from "./settings.ts";
import { day, hour } from "./store/moment.ts";
import { Store } from "./store/store.ts";
import { warningsOf } from "./warnings.ts";

test("expired leads are deleted at the start and logged; others stay", async () => {
  const url = freshUrl();
  const store = await Store.open(url, ["somebody"]);
  for (const age of [1, 89, 91, 300]) await store.add("note", { age }, { at: Date.now() - age * day });
  // Dated by a clock that was not set.
  await store.add("note", { age: 0 }, { at: 99 });
  // Dated by a clock that was years ahead: the lead would be kept that much too long.
  await store.add("note", { age: -1_000 }, { at: Date.now() + 1_000 * day });
  await store.close();
  const [failed, expired] = [logged("not deleted"), logged("expired")];
  await start({ url, keep: "90d" });
  await vi.waitFor(() => expect(expired()).toMatchObject([{ count: 2, span: "90d" }]), eventually);
  expect((await Store.read(url))?.map(({ body }) => body.age)).toEqual([-1_000, 1, 89, 0]);
  expect(failed()).toMatchObject([{ count: 2, fix: expect.stringContaining("--delete ID") }]);
  expect((await Store.reading(url, (read) => read.backlog()))?.waiting).toBe(4);
});

test("leads that expire while a receiver runs are deleted within a day", async () => {
  const url = freshUrl();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await Store.open(url);
  await store.add("note", { text: "a" });
  await store.close();
  await start({ url, keep: "36h" });
  vi.advanceTimersByTime(2 * day);
  await vi.waitFor(async () => expect(await Store.read(url)).toEqual([]), eventually);
});

test("a receiver stops without waiting for many deletions, and continues them at the next start", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  onTestFinished(() => store.close());
  const other = otherAt(url);
  await other.exec(`
    WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 600)
    INSERT INTO leads (id, form, body, received_at, last_seen_at)
    SELECT n, 'contact', '{}', n + ${Date.now() - 2 * day}, n FROM n`);
  other.close();
  const [failed, expired] = [logged("not deleted"), logged("expired")];
  const stop = () => keepFor(store, "1d", log)();
  await stop();
  expect([await store.count({}), failed(), expired()]).toEqual([100, [], []]);
  await stop();
  expect([await store.count({}), failed().length, expired().length]).toEqual([0, 0, 1]);
});

test("with a clock that is years ahead, nothing is deleted for a day, however often the receiver starts", async () => {
  const url = freshUrl();
  const keptWith = async (ahead: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ahead });
    const said = logged("not deleted");
    const receiver = await start({ url, keep: "90d" });
    await receiver.close();
    vi.useRealTimers();
    return [(await Store.read(url))?.length, said().length];
  };
  const store = await Store.open(url);
  await store.add("note", { text: "a" });
  await store.close();
  onTestFinished(() => void vi.useRealTimers());
  expect(await keptWith(0)).toEqual([1, 0]);
  for (const later of [0, hour, -day]) expect(await keptWith(1000 * day + later)).toEqual([1, 1]);
  expect(await keptWith(0)).toEqual([1, 0]);
  // Meanwhile a receiver with the right clock has deleted.
  expect(await keptWith(1002 * day)).toEqual([1, 1]);
  expect(await keptWith(2000 * day)).toEqual([1, 1]);
  // Such a receiver may not have run yet, since it deletes once a day.
  expect(await keptWith(2001 * day)).toEqual([1, 1]);
  expect(await keptWith(2002 * day)).toEqual([0, 0]);
});

test("a clock that is weeks behind is logged, and deletes nothing", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  await store.add("note", { text: "a" });
  await store.close();
  onTestFinished(() => void vi.useRealTimers());
  const told = [];
  for (const ahead of [0, -20 * day, -60 * day, -60 * day]) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ahead });
    const said = ["clock behind", "not deleted", "expired"].map(logged);
    await (await start({ url, keep: "90d" })).close();
    vi.useRealTimers();
    told.push(said.map((lines) => lines().length).join(" "));
  }
  expect(told).toEqual(["0 0 0", "0 0 0", "1 0 0", "0 1 0"]);
});

test("a clock that is not set at the start is logged, and does not delay deletions once it is set", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  await store.add("note", { text: "a" }, { at: Date.now() - 91 * day });
  await store.close();
  onTestFinished(() => void vi.useRealTimers());
  const [behind, failed] = [logged("clock behind"), logged("not deleted")];
  vi.useFakeTimers({ toFake: ["Date"], now: 10_000 });
  await (await start({ url, keep: "90d" })).close();
  vi.useRealTimers();
  expect(behind()).toMatchObject([{ fix: "set the clock" }]);
  await (await start({ url, keep: "90d" })).close();
  expect([await Store.read(url), failed()]).toEqual([[], []]);
});

test.each([
  [undefined, owner.kept],
  ["", owner.kept],
  ["90d", "90d"],
  ["0", "0"],
])("LEADS_KEEP=%s keeps leads for %s", (LEADS_KEEP, keep) => {
  expect(settingsFrom({ LEADS_KEEP }).keep).toBe(keep);
});

// Minutes, or no time at all, would delete everything.
test.each(["24", "for ever", "-1d", "2y", "24m", "0d", "0mo"])("LEADS_KEEP=%s is an error", (LEADS_KEEP) => {
  expect(() => settingsFrom({ LEADS_KEEP })).toThrow("LEADS_KEEP in the environment");
});

test("a retention period in the privacy policy that the receiver cannot parse is an error", () => {
  const { kept } = owner;
  onTestFinished(() => void Object.assign(owner, { kept }));
  owner.kept = "2 years";
  expect(() => settingsFrom({})).toThrow("src/site.ts owner.kept");
});

test("keeping leads longer than the privacy policy says is a warning", () => {
  const url = freshUrl();
  const warned = [owner.kept, "1d", "0", "999mo"].map((keep) => warningsOf({ url, keep }).length);
  expect(warned).toEqual([0, 0, 1, 1]);
});

test("a form that offers links to continue, which the receiver refuses, is a warning", () => {
  const forms = [{ formName: "visit", continue: true }, { formName: "contact" }];
  const warned = (continueDays?: number) => warningsOf({ url: freshUrl(), continueDays }, forms);
  expect([warned(), warned(7), warned(0)]).toEqual([[], [], [expect.stringContaining("forms/visit.ui.json")]]);
});

test("storing leads in a checkout that ignores their file is a warning", () => {
  const root = folder();
  spawnSync("git", ["init", "-q", root]);
  writeFileSync(join(root, ".gitignore"), "data/\n");
  for (const name of ["data", "kept"]) mkdirSync(join(root, name));
  const warned = [join(root, "data/leads.db"), join(root, "kept/leads.db"), join(folder(), "leads.db")].map(
    (path) => warningsOf({ url: `file:${path}` }).length,
  );
  expect(warned).toEqual([1, 0, 0]);
});
