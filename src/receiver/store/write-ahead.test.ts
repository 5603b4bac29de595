import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { asNobody, ownPlace } from "../../../tests/faults/receiver/disks.ts";
import { freshUrl, log, logged, message, otherAt, run } from "../../../tests/receiver.ts";
import { backUp } from "../leads/backup.ts";
import { databasePath, urlOf } from "./database.ts";
import { Store } from "./store.ts";
import { hasForeignLog } from "./write-ahead.ts";

/** Leaves a store to an unprivileged user, as whom the test goes on, and its backup to root, writable for all. */
function leftToNobody(path: string): void {
  chmodSync(`${path}.backup`, 0o666);
  if (process.geteuid?.() === 0) for (const end of ["", "-wal", "-shm"]) chownSync(path + end, 65_534, 65_534);
  asNobody();
}

/** Writes bytes into the middle of a file, and keeps its modification time. */
function put(path: string, bytes: Buffer, at: number): void {
  const { atime, mtime } = statSync(path);
  const file = openSync(path, "r+");
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
  utimesSync(path, atime, mtime);
}

test("a log whose page is being written belongs to the file; if the page stays incomplete, it does not", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  await store.add("note", message);
  const path = databasePath(url);
  const log = `${path}-wal`;
  for (const end of ["", "-wal"]) copyFileSync(path + end, `${path}.copy${end}`);
  await store.close();
  for (const end of ["", "-wal"]) copyFileSync(`${path}.copy${end}`, path + end);
  utimesSync(log, 1, 1);
  const bytes = readFileSync(log);
  const size = 24 + bytes.readUInt32BE(8);
  const frame = Array.from({ length: (bytes.length - 32) / size }, (_, index) => 32 + index * size).find(
    (at) => bytes.readUInt32BE(at) === 1,
  );
  const at = (frame ?? Number.NaN) + 24 + 68;
  expect(await hasForeignLog(path)).toBe(false);
  put(log, Buffer.from("none"), at);
  const asked = hasForeignLog(path);
  await pause(10);
  put(log, bytes.subarray(at, at + 4), at);
  expect(await asked).toBe(false);
  put(log, Buffer.from("none"), at);
  expect(await hasForeignLog(path)).toBe(true);
});

test("a command leaves the log of an open store in place after the log has been examined", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  onTestFinished(() => store.close());
  await store.add("note", message);
  const path = databasePath(url);
  // A file that was changed after its log is read.
  chmodSync(path, 0o600);
  expect(await hasForeignLog(path)).toBe(false);
  await once(
    run("src/receiver/leads/list.ts", [], { LEADS_URL: url }).on("exit", (code) => expect(code).toBe(0)),
    "exit",
  );
  expect(existsSync(`${path}-wal`)).toBe(true);
});

/** A store in a file, or behind a link to one that is not there yet. */
const places: [what: string, place: () => { url: string; path: string }][] = [
  [
    "in a file",
    () => {
      const url = freshUrl();
      return { url, path: databasePath(url) };
    },
  ],
  [
    "behind a link",
    () => {
      const [link, path] = [databasePath(freshUrl()), databasePath(freshUrl())];
      symlinkSync(path, link);
      return { url: urlOf(link), path };
    },
  ],
  [
    "behind a link through a folder that is one",
    () => {
      const link = databasePath(freshUrl());
      const around = dirname(link);
      mkdirSync(join(around, "releases/5"), { recursive: true });
      symlinkSync("releases/5", join(around, "current"));
      symlinkSync("current/../leads.db", link);
      return { url: urlOf(link), path: join(around, "releases/leads.db") };
    },
  ],
];

test.each(places)(
  "after the log is deleted, the next lead is in the file, and the one after it in a new log: %s",
  async (_, at) => {
    const { url, path } = at();
    const store = await Store.open(url);
    onTestFinished(() => store.close());
    await store.add("note", message);
    rmSync(`${path}-wal`);
    await store.add("note", { ...message, subject: "After" });
    copyFileSync(path, `${path}.copy`);
    expect(await Store.read(`file:${path}.copy`)).toMatchObject([{ count: 1 }, { count: 1 }]);
    await store.add("note", { ...message, subject: "Later" });
    expect(existsSync(`${path}-wal`)).toBe(true);
  },
);

test("while a receiver has a deleted log open, opening the store again is refused", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  await store.add("note", message);
  rmSync(`${databasePath(url)}-wal`);
  const refused = /leads.db-wal was deleted while a receiver runs[\s\S]*fix: +restart the receiver/;
  for (const open of [() => Store.open(url), () => Store.read(url)]) await expect(open()).rejects.toThrow(refused);
  await store.close();
  expect(await Store.read(url)).toHaveLength(1);
});

test("a killed receiver's index does not prevent reading a backup in its place, and damage is reported as such", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  await store.add("note", message);
  const path = databasePath(url);
  copyFileSync(`${path}-shm`, `${path}.index`);
  await backUp(url, `${path}.backup`);
  await store.close();
  const left = freshUrl();
  copyFileSync(`${path}.index`, `${databasePath(left)}-shm`);
  copyFileSync(`${path}.backup`, databasePath(left));
  // Reading waits for the lock that another connection holds.
  const other = otherAt(left);
  await other.exec("BEGIN EXCLUSIVE");
  const reading = Store.read(left);
  await pause(100);
  await other.exec("ROLLBACK");
  other.close();
  expect(await reading).toHaveLength(1);
  writeFileSync(databasePath(left), Buffer.alloc(8192, "x"));
  for (const open of [() => Store.open(left), () => Store.read(left)])
    await expect(open()).rejects.toThrow("file is not a database");
});

test("a log whose index cannot be written is not reported as that of another database", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  await store.add("note", message);
  const place = ownPlace();
  const copy = join(place, "leads.db");
  for (const end of ["", "-wal"]) copyFileSync(databasePath(url) + end, copy + end);
  await store.close();
  utimesSync(`${copy}-wal`, 1, 1);
  for (const end of ["", "-wal"]) chmodSync(copy + end, 0o444);
  chmodSync(place, 0o555);
  onTestFinished(() => chmodSync(place, 0o755));
  asNobody();
  await expect(Store.read(urlOf(copy))).rejects.toThrow(
    /unable to open database file[\s\S]*fix: .*write the file and its folder/,
  );
});

test.each(places)("a log that was left by another file is refused: %s", async (_, at) => {
  const { url, path } = at();
  const store = await Store.open(url);
  onTestFinished(() => store.close());
  await store.add("note", message);
  copyFileSync(`${path}-wal`, `${path}.log`);
  await store.close();
  const other = freshUrl();
  await (await Store.open(other)).close();
  copyFileSync(`${path}.log`, `${path}-wal`);
  copyFileSync(databasePath(other), path);
  await expect(Store.open(url)).rejects.toThrow(`${path}-wal was left by another database`);
});

test("an index that is deleted under a receiver is logged once, with a fix", async () => {
  const url = freshUrl();
  const said = logged();
  const store = await Store.open(url, [], undefined, log.warn);
  onTestFinished(() => store.close());
  await store.add("note", message);
  expect(said()).toEqual([]);
  const path = databasePath(url);
  for (const end of ["-shm", "-wal"]) rmSync(path + end);
  for (const subject of ["After", "Later"]) await store.add("note", { ...message, subject });
  expect(said()).toMatchObject([
    { level: "error", event: "index deleted", fix: expect.stringContaining("restart the receiver") },
  ]);
  // Processes that have opened the file since would not see a new log.
  expect(existsSync(`${path}-wal`)).toBe(false);
});

test.each<[string, () => string, (path: string) => void]>([
  ["file", freshUrl, () => {}],
  ["file, as root does, who owns it then,", () => urlOf(join(ownPlace(), "leads.db")), leftToNobody],
])(
  "a backup moved over a receiver's %s is refused beside the log of the file before, and stays intact",
  async (_, at, left) => {
    const url = at();
    const store = await Store.open(url);
    onTestFinished(() => store.close());
    await store.add("note", message);
    const [path, backup] = [databasePath(url), `${databasePath(url)}.backup`];
    await backUp(url, backup);
    left(path);
    renameSync(backup, path);
    // Longer than the resolution of the times of files.
    await pause(50);
    await expect(store.add("note", { ...message, subject: "After" })).rejects.toThrow("left by another database");
    await expect(Store.read(url)).rejects.toThrow("left by another database");
    for (const end of ["-wal", "-shm"]) renameSync(path + end, backup + end);
    expect(await Store.read(url)).toHaveLength(1);
  },
);
