/** `npm run leads -- --restore` with files that are no backups, on full disks, interrupted, and as root. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { databasePath, urlOf } from "../../../src/receiver/store/database.ts";
import { Store } from "../../../src/receiver/store/store.ts";
import { command, said, stored } from "../../leads.ts";
import { folder, freshUrl, message, otherAt, run } from "../../receiver.ts";
import { eventually } from "../../targets.ts";
import { fill, ownPlace, smallDisk } from "./disks.ts";

/** Makes a backup with one lead at a path. */
const backUp = async (path: string) => said(["--backup", path], { LEADS_URL: await stored([message]) });

/** Makes files that are no backup of this version. */
const strange = {
  "a text": (path: string) =>
    writeFileSync(path, "Not a database, though as long as one's header is at the very least.".repeat(2)),
  "a database without leads": (path: string) => writeFileSync(path, ""),
  "a newer version": async (path: string) => {
    await (await Store.open(urlOf(path))).close();
    const newer = otherAt(urlOf(path));
    await newer.exec("INSERT INTO migrations (name, timestamp) VALUES ('later', '')");
    newer.close();
  },
  "a backup of which the end is missing": async (path: string) => {
    await backUp(path);
    truncateSync(path, statSync(path).size - 8192);
  },
  "a backup with a damaged page": async (path: string) => {
    await backUp(path);
    const bytes = readFileSync(path);
    bytes.fill(0xff, bytes.length - 4096);
    writeFileSync(path, bytes);
  },
};

test.each(Object.entries(strange))(
  "a file that is no backup of ours is named, and no setting is blamed: %s",
  async (_what, make) => {
    const url = freshUrl();
    await backUp(databasePath(url));
    const file = join(folder(), "backup.db");
    await make(file);
    const expected = "a file that --backup has made; what pg_dump has made is for pg_restore";
    const words = `--restore\n  expected: ${expected}\n  found:    ${file}: `;
    // In a process of its own, so that no file stays open.
    const { code, errors } = await command(["--restore", file, "--yes"], url);
    expect([code, errors.slice(0, words.length)]).toEqual([1, words]);
    expect(errors).not.toMatch(/LEADS_URL|\.restored/);
    expect(readdirSync(dirname(databasePath(url))).filter((name) => !name.startsWith("leads.db"))).toEqual([]);
    expect(await Store.read(url)).toHaveLength(1);
  },
);

test("a disk without room for a backup is named", async ({ skip }) => {
  const disk = smallDisk();
  if (!disk) return skip("needs the right to mount a disk");
  const backup = join(folder(), "backup.db");
  await backUp(backup);
  fill(disk, 64 * 1024);
  const restoring = said(["--restore", backup, "--yes"], { LEADS_URL: `file:${join(disk, "leads.db")}` });
  await expect(restoring).rejects.toThrow(/^--restore\n {2}expected: .*room.*\n {2}found: {4}.*ENOSPC.*\n {2}fix: /);
  expect(readdirSync(disk)).toEqual(["ballast"]);
});

test("an interruption leaves no copy of the leads behind, and the next run removes that of a killed one", async () => {
  const backup = join(folder(), "backup.db");
  await backUp(backup);
  const temporary = folder();
  const copies = () => readdirSync(temporary).filter((name) => name.startsWith("restored-"));
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as { port: number };
  const env = { LEADS_URL: `postgres://127.0.0.1:${port}/leads`, TMPDIR: temporary };
  const brokenOff = async (signal: NodeJS.Signals) => {
    const child = run("src/receiver/leads/list.ts", ["--restore", backup, "--yes"], env);
    const ended = once(child, "exit");
    const [socket] = await once(silent, "connection");
    onTestFinished(() => void socket.destroy());
    const during = copies();
    child.kill(signal);
    await ended;
    return [during.length, copies().length];
  };
  expect(await brokenOff("SIGKILL")).toEqual([1, 1]);
  expect(await brokenOff("SIGINT")).toEqual([1, 0]);
  // Node 22 and newer would make it, to keep there the code that jiti compiles.
  const gone = { TMPDIR: join(temporary, "gone"), NODE_DISABLE_COMPILE_CACHE: "1" };
  const { errors } = await command(["--restore", backup, "--yes"], env.LEADS_URL, gone);
  expect(errors).toMatch(/^--restore\n {2}expected: .*room.*\n {2}found: {4}ENOENT.*\n {2}fix: /);
});

test("an interruption leaves no copy beside the store", async () => {
  const place = folder();
  const backup = join(folder(), "backup.db");
  await backUp(backup);
  // Opening this log, a pipe, blocks until somebody writes to it.
  execFileSync("mkfifo", [`${backup}-wal`]);
  const child = run("src/receiver/leads/list.ts", ["--restore", backup, "--yes"], {
    LEADS_URL: `file:${join(place, "leads.db")}`,
  });
  const ended = once(child, "exit");
  await vi.waitFor(() => expect(readdirSync(place)).toContain(".leads.db.restored"), eventually);
  child.kill("SIGINT");
  const log = openSync(`${backup}-wal`, "r+");
  onTestFinished(() => closeSync(log));
  await ended;
  expect(readdirSync(place)).toEqual([]);
});

test.runIf(process.geteuid?.() === 0)(
  "a store restored by root belongs to the previous store's owner, or the folder's",
  async () => {
    const place = ownPlace();
    const url = `file:${join(place, "leads.db")}`;
    const backup = join(folder(), "backup.db");
    await backUp(backup);
    for (const before of ["nothing", "the receiver's", "root's"]) {
      if (before === "root's") chownSync(databasePath(url), 0, 0);
      await command(["--restore", backup, "--yes"], url);
      const owners = readdirSync(place).map((name) => [name, statSync(join(place, name)).uid]);
      const theirs = owners.filter(([name]) => !String(name).includes(".before-"));
      expect(theirs, before).toEqual(theirs.map(([name]) => [name, 65_534]));
    }
    await command(["--restore", backup, "--yes"], `file:${join(place, "new/folder/leads.db")}`);
    const made = ["new", "new/folder", "new/folder/leads.db"].map((name) => statSync(join(place, name)).uid);
    expect(made).toEqual([65_534, 65_534, 65_534]);
  },
);
