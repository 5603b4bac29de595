/**
 * Notices of suspect leads: one digest a day to each target, whatever their number; a cleared lead gets a notice of its
 * own.
 */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { freshUrl, log, message, whole } from "../../../tests/receiver.ts";
import { eventually, notify, ok, secret, webhook } from "../../../tests/targets.ts";
import { formsOnDisk } from "../leads/on-disk.ts";
import { report } from "../leads/report.ts";
import { openOutbox } from "../notify/outbox.ts";
import { Store } from "./store.ts";

const day = 24 * 60 * 60_000;
const today = Date.now() - (Date.now() % day);
const yesterday = new Date(today - day).toISOString().slice(0, 10);

// Noon: no day ends during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: today + day / 2 }));
afterEach(() => void vi.useRealTimers());

/** A store with suspects of yesterday and of today, and the targets of their digests. */
async function suspects() {
  const { port, calls } = await webhook(ok);
  const url = freshUrl();
  const address = `http://127.0.0.1:${port}/`;
  const targets = notify(address);
  const store = await Store.open(
    url,
    targets.map(({ name }) => name),
  );
  const add = (subject: string, at: number, suspect?: string) =>
    store.add("contact", { ...message, subject }, { at, suspect });
  const ids = await Promise.all([
    ...["a", "b", "c"].map((subject, index) => add(subject, today - day + 1000 + index, "decoy")),
    add("today", today + 1, "links"),
  ]);
  const outbox = openOutbox(store.database, [], targets, log.warn);
  onTestFinished(() => outbox.close().then(() => store.close()));
  const told = () => calls.map(({ body }) => JSON.parse(body));
  const env = { LEADS_URL: url, LEADS_NOTIFY: address, LEADS_NOTIFY_SECRET: secret };
  return { store, outbox, told, add, ids, env };
}

test("the suspects of a day get one digest after it; ordinary leads get notices at once", async () => {
  const { store, outbox, told, add } = await suspects();
  await vi.waitFor(() => expect(told()).toHaveLength(1), eventually);
  expect(told()[0]).toMatchObject({
    digest: true,
    body: { date: yesterday, suspects: 3, forms: ["contact: 3"], list: expect.stringContaining(yesterday) },
  });
  // Today's digests wait for the end of the day, and do not count as pending notices.
  expect(await store.backlog()).toEqual({ waiting: 0 });
  await add("ordinary", Date.now());
  outbox.wake();
  await vi.waitFor(() => expect(told()).toHaveLength(2), eventually);
  expect(told()[1].body).toMatchObject({ subject: "ordinary" });
});

test("a cleared lead is listed and gets one notice like any other; a day without suspects gets no digest", async () => {
  const { store, outbox, told, ids, env } = await suspects();
  await vi.waitFor(() => expect(told()).toHaveLength(1), eventually);
  const [, , , id = ""] = ids;
  expect(await whole(report(["--suspect"], env, formsOnDisk))).toContain(id.slice(0, 8));
  expect(await whole(report([], env, formsOnDisk))).toContain("4 suspect beside them");
  expect(await whole(report(["--clear", id], env, formsOnDisk))).toContain("ordinary");
  expect(await whole(report(["--clear", id], env, formsOnDisk))).toContain("No lead is cleared");
  outbox.wake();
  await vi.waitFor(() => expect(told()).toHaveLength(2), eventually);
  expect(told()[1]).toMatchObject({ id, body: { subject: "today" } });
  expect(await store.list({ suspect: false })).toMatchObject([{ id }]);
  expect(JSON.parse(await whole(report(["--json"], env, formsOnDisk)))).toMatchObject([
    { id, body: { subject: "today" } },
  ]);
  expect(await whole(report(["--suspect", "--csv"], env, formsOnDisk))).toContain("why suspect");
});

test("a day whose suspects are all cleared before its end gets no digest", async () => {
  const { port, calls } = await webhook(ok);
  const targets = notify(`http://127.0.0.1:${port}/`);
  const names = targets.map(({ name }) => name);
  const store = await Store.open(freshUrl(), names);
  const id = await store.add("contact", message, { at: today - day + 1, suspect: "decoy" });
  await store.clear(id, names);
  const outbox = openOutbox(store.database, [], targets, log.warn);
  onTestFinished(() => outbox.close().then(() => store.close()));
  await outbox.drain();
  expect(calls.map(({ body }) => JSON.parse(body))).toMatchObject([{ id }]);
  expect(calls).toHaveLength(1);
});
