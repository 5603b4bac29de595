/**
 * Disks that are full, slow or read-only: no lead is acknowledged that was not stored, and leads are stored again as soon as the
 * disk recovers.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { backUp } from "../../../src/receiver/leads/backup.ts";
import { databasePath } from "../../../src/receiver/store/database.ts";
import { Store } from "../../../src/receiver/store/store.ts";
import { isWhole } from "../../../src/receiver/store/write-ahead.ts";
import { obtain } from "../../debian.ts";
import { said, stored } from "../../leads.ts";
import { attachment, folder, freshUrl, message, otherAt, post, start, startProcess } from "../../receiver.ts";
import { eventually } from "../../targets.ts";
import { isFull, size } from "../size.ts";
import { asNobody, fill, forbid, ownPlace, putOn, relieve, smallDisk } from "./disks.ts";

/** The time to recover: a second in the long run, which has the machine for itself. */
const soon = isFull ? 1_000 : eventually.timeout;

test("on a full disk leads are refused, never lost, and stored again within a second of having space", async ({
  skip,
}) => {
  const disk = smallDisk();
  if (!disk) return skip("this process may not mount a disk that can be filled");
  const url = `file:${join(disk, "leads.db")}`;
  const { port } = await start({ url, trust: 1 });
  const acknowledged: unknown[] = [];
  const send = async (index: number) => {
    const { status, body } = await post(port, { ...message, subject: `${index}`, message: "x".repeat(5_000) });
    if (status === 201) acknowledged.push(body.id);
    return status;
  };
  expect(await send(0)).toBe(201);
  fill(disk, 40_000);
  const statuses: number[] = [];
  for (let index = 1; index < 60; index++) statuses.push(await send(index));
  expect(statuses).toContain(503);
  fill(disk, 0);
  expect([await send(100), await send(101)]).toEqual([503, 503]);
  expect((await fetch(`http://localhost:${port}/health`)).status).toBe(503);
  relieve(disk);
  const before = performance.now();
  await vi.waitFor(async () => expect(await send(1000)).toBe(201), { ...eventually, interval: 20 });
  const relief = performance.now() - before;
  console.log(`full disk: leads again ${Math.round(relief)} ms after relief`);
  expect(relief).toBeLessThan(soon);
  const ids = ((await Store.read(url)) ?? []).map(({ id }) => id);
  expect(acknowledged.filter((id) => !ids.includes(String(id)))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a lead that does not fit on a full disk does not fail smaller ones of the same commit", async ({ skip }) => {
  const disk = smallDisk();
  if (!disk) return skip("this process may not mount a disk that can be filled");
  const store = await Store.open(`file:${join(disk, "leads.db")}`);
  onTestFinished(() => store.close());
  await store.add("note", { text: "before" });
  fill(disk, 200_000);
  const texts = ["small", "x".repeat(400_000), "also small"];
  const sent = await Promise.allSettled(texts.map((text) => store.add("note", { text })));
  expect(sent.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect((await store.list()).map(({ body }) => body.text).sort()).toEqual(["also small", "before", "small"]);
  // No failure is remembered: the probe itself would fail on a full local disk, unlike on a server's.
  await store.probe();
});

test("if only the write-ahead log is on a full disk, it is checkpointed to make room for the next lead", async ({
  skip,
}) => {
  const disk = smallDisk();
  if (!disk) return skip("this process may not mount a disk that can be filled");
  const url = freshUrl();
  await (await Store.open(url, ["owner"])).close();
  putOn(disk, `${databasePath(url)}-wal`);
  fill(disk, 120_000);
  const store = await Store.open(url, ["owner"]);
  onTestFinished(() => store.close());
  for (let index = 0; index < 20; index++) {
    await store.add("note", { index, text: "x".repeat(20_000) });
    await store.probe();
  }
  expect(await store.list()).toHaveLength(20);
  await store.database.rest();
  // Less than the largest lead needs, though enough for a small one.
  fill(disk, 60_000);
  await expect(store.probe()).rejects.toThrow("full");
});

test("a backup that does not fit on the disk leaves nothing behind", async ({ skip }) => {
  const disk = smallDisk();
  if (!disk) return skip("this process may not mount a disk that can be filled");
  fill(disk, 60_000);
  const url = freshUrl();
  const store = await Store.open(url);
  for (let index = 0; index < 30; index++) await store.add("note", { index, text: "x".repeat(5_000) });
  await store.close();
  const copied = backUp(url, join(disk, "copy.db"));
  await expect(copied).rejects.toThrow("a place that the copy can be written to");
  expect(readdirSync(disk)).toEqual(["ballast"]);
});

test("an attached file that did not fit on a full disk is written completely by the next command", async ({ skip }) => {
  const disk = smallDisk();
  if (!disk) return skip("this process may not mount a disk that can be filled");
  const text = "x".repeat(100_000);
  const env = { LEADS_URL: await stored([{ formName: "visit", plan: attachment("plan.txt", text) }]) };
  fill(disk, 20_000);
  const files = ["--files", join(disk, "attached")];
  await expect(said(files, env)).rejects.toThrow(/^--files\n {2}expected: .*room\n {2}found: {4}ENOSPC.*\n {2}fix: /);
  relieve(disk);
  const [path = ""] = (await said(files, env)).split("\n");
  expect(readFileSync(path, "utf8")).toBe(text);
});

describe("a read-only file", () => {
  test("is reported at the start", async () => {
    const path = ownPlace();
    asNobody();
    const file = join(path, "leads.db");
    await (await Store.open(`file:${file}`)).close();
    chmodSync(file, 0o444);
    await expect(Store.open(`file:${file}`)).rejects.toThrow(/LEADS_URL[\s\S]*readonly[\s\S]*fix:/);
    chmodSync(file, 0o644);
    const store = await Store.open(`file:${file}`);
    await store.add("note", { text: "a" });
    await store.close();
  });

  test("under a running receiver refuses leads, until it is writable again", async () => {
    const path = ownPlace();
    asNobody();
    const file = join(path, "leads.db");
    const store = await Store.open(`file:${file}`);
    onTestFinished(() => store.close());
    await store.add("note", { text: "a" });
    await store.database.rest();
    forbid(file);
    await expect(store.add("note", { text: "b" })).rejects.toThrow("readonly");
    await expect(store.probe()).rejects.toThrow("readonly");
    chmodSync(file, 0o644);
    const before = performance.now();
    await store.add("note", { text: "c" });
    expect(performance.now() - before).toBeLessThan(soon);
    expect((await store.list()).map(({ body }) => body.text)).toEqual(["c", "a"]);
  });
});

test("leads that wait for a locked file are stored as soon as it is free", async () => {
  const { port, url } = await start();
  const other = otherAt(url);
  await other.exec("BEGIN IMMEDIATE");
  const waiting = Array.from({ length: size(5, 50) }, (_, index) => post(port, { ...message, subject: `${index}` }));
  await new Promise((resolve) => setTimeout(resolve, size(300, 5_000)));
  await other.exec("ROLLBACK");
  other.close();
  const before = performance.now();
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(201);
  const relief = performance.now() - before;
  console.log(`locked file: ${waiting.length} leads stored ${Math.round(relief)} ms after it was free`);
  expect(relief).toBeLessThan(soon);
  expect(await Store.read(url)).toHaveLength(waiting.length);
});

const strace = obtain("strace", ["strace"]);

/** How long the slow disk takes to write, in milliseconds. */
const slowness = 2_000;

/** Makes system calls of a process fail or take long until the test ends; undefined if this process may not. */
async function inject(pid: number | undefined, ...how: string[]): Promise<ChildProcess | undefined> {
  const tracing = spawn(strace.path, ["-f", ...how, "-p", String(pid)], { stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void tracing.kill("SIGTERM"));
  const isAttached = await new Promise((resolve) => {
    tracing.stderr.on("data", (said) => /attached/.test(String(said)) && resolve(true));
    tracing.once("exit", () => resolve(false));
  });
  return isAttached ? tracing : undefined;
}

const notTraced = "this process may not be traced (ptrace)";

test("on a slow disk a lead is acknowledged only once it is written, and nothing else waits for it", async ({
  skip,
}) => {
  if (strace.reason) return skip(strace.reason);
  const { child, port } = await startProcess(`file:${join(folder(), "leads.db")}`);
  // The delay is longer than a busy machine takes to answer anything else.
  const delay = ["-e", "trace=fsync,fdatasync", "-e", `inject=fsync,fdatasync:delay_enter=${slowness}ms`];
  const slowing = await inject(child.pid, ...delay);
  if (!slowing) return skip(notTraced);
  const started = performance.now();
  const lead = post(port, { formName: "note", text: "a" }).then(() => performance.now() - started);
  const others: number[] = [];
  for (let index = 0; index < 10; index++) {
    const before = performance.now();
    expect((await post(port, "", { path: "/elsewhere" })).status).toBe(404);
    others.push(performance.now() - before);
  }
  const [took, longest] = [await lead, Math.max(...others)];
  console.log(`slow disk: a lead took ${Math.round(took)} ms, everything else at most ${Math.round(longest)} ms`);
  expect(took).toBeGreaterThan(slowness - 10);
  expect(longest).toBeLessThan(took);
  const ended = once(slowing, "exit");
  slowing.kill("SIGTERM");
  await ended;
  const before = performance.now();
  expect((await post(port, { formName: "note", text: "b" })).status).toBe(201);
  expect(performance.now() - before).toBeLessThan(soon);
});

test("a log that a disk cannot read is not checkpointed: libSQL would write wrong pages into the file", async ({
  skip,
}) => {
  if (strace.reason) return skip(strace.reason);
  const url = `file:${join(folder(), "leads.db")}`;
  const { child, port, ended } = await startProcess(url);
  const log = `${databasePath(url)}-wal`;
  // Wait until the checkpoint at its start is over.
  await vi.waitFor(() => expect(statSync(log).size).toBe(0), eventually);
  const unread = ["-e", "trace=read,pread64", "-e", "inject=read,pread64:error=EIO", "-P", log];
  const failing = await inject(child.pid, ...unread);
  if (!failing) return skip(notTraced);
  const met = new Promise((resolve) =>
    failing.stderr?.on("data", (said) => /INJECTED/.test(String(said)) && resolve(0)),
  );
  for (let index = 0; index < 5; index++) {
    const text = `${index} `.repeat(10_000);
    expect((await post(port, { formName: "note", text })).status).toBe(201);
  }
  await met;
  await new Promise((resolve) => setTimeout(resolve, 500));
  child.kill("SIGKILL");
  await ended;
  expect(await Store.read(url)).toHaveLength(5);
  expect(await isWhole(databasePath(url))).toBe(true);
});
