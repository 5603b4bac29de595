/**
 * Restoring a backup: with the command, and what happens at startup if a file was copied beside the write-ahead log of a killed
 * receiver.
 */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { databasePath } from "../../../src/receiver/store/database.ts";
import { Store } from "../../../src/receiver/store/store.ts";
import { hasForeignLog } from "../../../src/receiver/store/write-ahead.ts";
import { said } from "../../leads.ts";
import { freshUrl, hurry, message, otherAt, post, run, start, startProcess } from "../../receiver.ts";
import { eventually } from "../../targets.ts";

const subjects = async (url: string) => ((await Store.read(url)) ?? []).map(({ body }) => body.text);

/** Runs the command in a process of its own, so that no file stays open. */
async function command(url: string, ...args: string[]): Promise<string> {
  const child = run("src/receiver/leads/list.ts", args, { LEADS_URL: url }, "pipe");
  const [output, errors] = await Promise.all([
    child.stdout ? text(child.stdout) : "",
    child.stderr ? text(child.stderr) : "",
  ]);
  return output + errors;
}

/** The URL of a closed store. */
async function closed(): Promise<string> {
  const url = freshUrl();
  const { child, ended } = await startProcess(url);
  child.kill("SIGTERM");
  await ended;
  return url;
}

/** Folders of stores whose receiver was killed, by whether their log was checkpointed. */
const left = new Map<boolean, string>();
afterAll(() => {
  for (const folder of left.values()) rmSync(folder, { recursive: true });
});

/** The files of a killed receiver, in the order of writing: the log after the file. */
const parts = ["leads.db", "leads.db-wal", "leads.db-shm", "backup.db"];

/** Kills a receiver between two requests; returns its folder, with a backup from before the last leads. */
async function leave(hasRested: boolean): Promise<string> {
  const url = freshUrl();
  const path = databasePath(url);
  const { child, port, ended } = await startProcess(url);
  const send = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_, index) =>
        post(port, { formName: "note", text: `${from + index} `.repeat(300).trim() }),
      ),
    );
  await send(0, 60);
  await command(url, "--backup", join(dirname(path), "backup.db"));
  if (hasRested) await vi.waitFor(() => expect(statSync(`${path}-wal`).size).toBe(0), eventually);
  await send(60, 200);
  child.kill("SIGKILL");
  await ended;
  expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
  const folder = mkdtempSync(join(tmpdir(), "killed-"));
  left.set(hasRested, folder);
  for (const part of parts) copyFileSync(join(dirname(path), part), join(folder, part));
  return folder;
}

/**
 * A store whose receiver was killed, and a backup from before its last leads.
 * @param hasRested whether the log was checkpointed in between, so that it contains only a part
 */
async function killed(hasRested = false): Promise<{ url: string; path: string; backup: string }> {
  const folder = left.get(hasRested) ?? (await leave(hasRested));
  const url = freshUrl();
  const path = databasePath(url);
  for (const part of parts) copyFileSync(join(folder, part), join(dirname(path), part));
  return { url, path, backup: join(dirname(path), "backup.db") };
}

test("a killed receiver's log is used, even if the file's mode has changed since", async () => {
  const { url, path } = await killed();
  chmodSync(path, 0o640);
  const store = await Store.open(url);
  onTestFinished(() => store.close());
  expect(await store.list()).toHaveLength(200);
});

test("a fully checkpointed log belongs to its file, and other faults of the file are not blamed on the log", async () => {
  const url = freshUrl();
  const path = databasePath(url);
  const { child, port, ended } = await startProcess(url);
  const send = (text: string) => post(port, { formName: "note", text: text.repeat(300) });
  await Promise.all(Array.from({ length: 60 }, (_, index) => send(`${index} `)));
  await vi.waitFor(() => expect(statSync(`${path}-wal`).size).toBe(0), eventually);
  await send("one more ");
  const other = otherAt(url);
  await other.exec("PRAGMA wal_checkpoint(PASSIVE)");
  child.kill("SIGKILL");
  await ended;
  const copy = join(dirname(path), "copy.db");
  copyFileSync(`${path}-wal`, `${copy}-wal`);
  utimesSync(`${copy}-wal`, 0, 0);
  const [bytes, log] = [readFileSync(path), readFileSync(`${path}-wal`)];
  other.close();
  const size = log.readUInt32BE(8);
  const logged = Array.from({ length: (log.length - 32) / (24 + size) }, (_, at) =>
    log.readUInt32BE(32 + at * (24 + size)),
  );
  const [elsewhere = 0] = Array.from({ length: bytes.length / size }, (_, page) => page + 1).filter(
    (page) => page > 1 && !logged.includes(page),
  );
  writeFileSync(copy, bytes);
  expect(await hasForeignLog(copy)).toBe(false);
  bytes.fill(0xff, (elsewhere - 1) * size, elsewhere * size);
  writeFileSync(copy, bytes);
  expect(await hasForeignLog(copy)).toBe(false);
});

test.each([
  ["copied over it", copyFileSync, false],
  ["copied over it, after a pause", copyFileSync, true],
  ["moved over it", renameSync, true],
])("a backup %s beside the leftover log is refused with a fix, which works", async (_how, put, hasRested) => {
  const { url, path, backup } = await killed(hasRested);
  put(backup, path);
  const before = statSync(`${path}-wal`).size;
  for (const open of [() => Store.open(url), () => Store.read(url)])
    await expect(open()).rejects.toThrow(/leads.db-wal was left by another database[\s\S]*fix: .*mv .*leads.db-wal/);
  expect(statSync(`${path}-wal`).size).toBe(before);
  const aside = join(dirname(path), "aside");
  mkdirSync(aside);
  for (const end of ["-wal", "-shm"]) if (existsSync(path + end)) renameSync(path + end, join(aside, `leads.db${end}`));
  const store = await Store.open(url);
  onTestFinished(() => store.close());
  expect(await store.list()).toHaveLength(60);
});

test("a log that may belong to another file is refused, however often the start is tried", async () => {
  const { path, url, backup } = await killed();
  const store = await Store.open(url);
  await store.close();
  let before = 0;
  // An idle receiver checkpoints its log: on a busy machine, it may do so before it is killed.
  while (before === 0) {
    const { child, port, ended } = await startProcess(url);
    // A repeated lead changes pages, but not the first one, which contains the file's change counter.
    await post(port, { formName: "note", text: "7 ".repeat(300).trim() });
    child.kill("SIGKILL");
    await ended;
    before = statSync(`${path}-wal`).size;
  }
  copyFileSync(backup, path);
  // Each in a process of its own: reading a log may change it.
  for (const _attempt of [1, 2, 3]) expect(await command(url)).toContain("leads.db-wal was left by another database");
  expect(statSync(`${path}-wal`).size).toBe(before);
});

test("--restore puts a backup in place after a kill, and keeps the previous store completely", async () => {
  const { url, path, backup } = await killed();
  chmodSync(backup, 0o444);
  expect(await command(url, "--restore", backup, "--yes")).toMatch(/^60 leads restored/);
  expect(await subjects(url)).toHaveLength(60);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const [aside = ""] = readdirSync(dirname(path)).filter((name) => /^leads\.db\.before-\d{17}$/.test(name));
  expect(readdirSync(dirname(path)).filter((name) => name.includes("restored"))).toEqual([]);
  expect(await subjects(`file:${join(dirname(path), aside)}`)).toHaveLength(200);
  const { port } = await start({ url });
  expect((await post(port, message)).status).toBe(201);
});

test("notices that were pending when the backup was made are sent after restoring it", async () => {
  const url = await closed();
  const other = otherAt(url);
  await other.exec("INSERT INTO outbox (id, received_at, target, due_at) VALUES ('a', 1, 'somebody', 1)");
  other.close();
  const backup = join(dirname(databasePath(url)), "backup.db");
  await command(url, "--backup", backup);
  expect(await command(url, "--restore", backup, "--yes")).toContain("restored");
  const restored = await Store.open(url);
  onTestFinished(() => restored.close());
  expect(await restored.backlog()).toEqual({ waiting: 1, since: 1 });
});

test("nothing is restored over a running receiver, from a file that is missing or no store, or without --yes", async () => {
  const [url, other] = [freshUrl(), await closed()];
  const backup = join(dirname(databasePath(url)), "backup.db");
  await startProcess(url);
  await command(url, "--backup", backup);
  expect(await command(url, "--restore", backup, "--yes")).toContain("stop the receiver, then the same again");
  expect(await command(other, "--restore", dirname(backup), "--yes")).toContain("no file");
  expect(await command(other, "--restore", join(dirname(backup), "none.db"), "--yes")).toContain("no file");
  expect(await command(other, "--restore", backup)).toContain("--yes");
  hurry();
  await expect(said(["--restore", backup, "--yes"], { LEADS_URL: "postgres://localhost:1/leads" })).rejects.toThrow(
    /ECONNREFUSED.*\n {2}fix: {6}start that server/,
  );
  expect(readdirSync(dirname(databasePath(other))).filter((name) => !name.startsWith("leads.db"))).toEqual([]);
});
