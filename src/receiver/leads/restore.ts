/**
 * `npm run leads -- --restore FILE`: replaces the store's file by a backup, after the owner's confirmation. The
 * previous file is kept together with its log, which must not be used with any other file, since it would corrupt it.
 * To a database on a server, the backup is added.
 */
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { errorText } from "../../engine/check/problem.ts";
import { connect } from "../store/connection.ts";
import { databasePath, isFile, isLocked, shownUrl, urlOf } from "../store/database.ts";
import { restoredFor } from "../store/restored.ts";
import { Store } from "../store/store.ts";
import { codeOf } from "../store/undelivered.ts";
import { unusable } from "../store/unusable.ts";
import { besides, followed, hasForeignLog, isWhole } from "../store/write-ahead.ts";
import { clearingAlone, folderFor, removeCopy } from "./clearing.ts";
import { confirmed, leadsIn, type Options, usageError } from "./command.ts";
import { copyRows } from "./copy-rows.ts";

/** The suffixes of a database file and the files that SQLite creates beside it. */
const parts = ["", ...besides];

/** Whether a receiver or another process has the file open. */
async function isInUse(path: string): Promise<boolean> {
  // A file whose log cannot be read must not be opened, either: opening it would checkpoint the log into it.
  const isForeign = () => hasForeignLog(path).catch((error: unknown) => !isLocked(error));
  if (!existsSync(path) || (await isForeign())) return false;
  const connection = connect(path);
  try {
    // Every connection to a file in WAL mode holds a lock that this needs exclusively.
    await connection.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK");
    return false;
  } catch (error) {
    return isLocked(error);
  } finally {
    connection.close();
  }
}

/** The error for a file that is no backup, or whose copy could not be written. */
function notRestored(file: string, copy: string, error: unknown): Error {
  const { cause = error } = Object(error) as { cause?: unknown };
  const isOfDisk = /^(E[A-Z]+|SQLITE_(FULL|IOERR|CANTOPEN|READONLY).*)$/.test(codeOf(cause));
  return isOfDisk
    ? usageError(
        "--restore",
        "a backup that can be read, and room for a copy of it",
        errorText(cause),
        `make room in ${dirname(copy)}, or make it writable; the store is as it was`,
      )
    : usageError(
        "--restore",
        "a file that --backup has made; what pg_dump has made is for pg_restore",
        `${file}: ${errorText(cause)}`,
        "choose another backup, which this version or an older one has made; the store is as it was",
      );
}

/** Creates missing folders, readable by their owner only: if root creates one, the owner of the folder around it. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  const around = dirname(folder);
  makeFolders(around);
  mkdirSync(folder, { mode: 0o700 });
  const { uid, gid } = statSync(around);
  if (process.geteuid?.() === 0) chownSync(folder, uid, gid);
}

/** Copies a backup next to its destination, migrates and checks it. */
async function prepare(file: string, copy: string, path: string): Promise<number> {
  const url = urlOf(copy);
  try {
    removeCopy(copy);
    writeFileSync(copy, "", { mode: 0o600 });
    for (const end of parts.slice(0, 2)) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
    // A copy has the mode of the original, which may be read-only, or readable by everybody.
    chmodSync(copy, 0o600);
    // The receiver, which runs as its own user, must be able to write what root restores. Since Node 22, a copy belongs to the
    // owner of the original.
    const owner = [path, dirname(path)].map((name) => statSync(name, { throwIfNoEntry: false })).find((it) => it?.uid);
    if (owner && process.geteuid?.() === 0) chownSync(copy, owner.uid, owner.gid);
    const count = await Store.reading(url, (store) => store.count({}));
    if (!(await isWhole(copy))) throw new Error("it is damaged");
    await (await Store.open(url)).close();
    writeFileSync(copy, "", { flag: "r+", flush: true });
    return count ?? 0;
  } catch (error) {
    throw notRestored(file, copy, error);
  }
}

/** Adds a backup, even one of a file, to a database on a server; existing rows stay. */
async function add(url: string, file: string, yes?: boolean): Promise<string> {
  if (!yes && !(await confirmed("--restore", `Add the leads of ${file} to ${shownUrl(url)}?`)))
    return "Nothing is restored";
  const name = "leads.db";
  const folder = await folderFor(name).catch((error: unknown) => {
    throw notRestored(file, join(tmpdir(), name), error);
  });
  const copy = join(folder, name);
  return clearingAlone(
    copy,
    (error) => notRestored(file, copy, error),
    () => rmSync(folder, { recursive: true, force: true }),
    async () => {
      const leads = leadsIn(await prepare(file, copy, copy));
      const store = await Store.open(url);
      await Store.reading(urlOf(copy), (backup) => copyRows(backup, store.database))
        .catch((error: unknown) => {
          throw unusable(url, error);
        })
        .finally(() => store.close());
      return `${leads} restored from ${file}; what was there has stayed`;
    },
  );
}

/** Replaces the store by the copy, and keeps the old store under another name, with its log if it has one. */
function exchange(copy: string, path: string, aside: string): void {
  // libSQL may leave an empty log beside the copy: it is renamed as well, so that nothing is left under the copy's name.
  const names = [[path, aside] as const, [copy, path] as const];
  try {
    for (const [from, to] of names)
      for (const end of parts) if (existsSync(from + end)) renameSync(from + end, to + end);
  } catch (error) {
    throw usageError(
      "--restore",
      "a folder whose files can be renamed",
      errorText(error),
      `let that be renamed, then the same again; the store that was there is ${path} or ${aside}`,
    );
  }
}

/** Why a store cannot be replaced just now. */
const notNow = (found: string, fix: string) => usageError("--restore", "a store that nobody uses", found, fix);

/**
 * Restores a backup; returns a message about the result.
 * @throws when it is missing or no store, the disk is full, a receiver or another restore is running, or nobody can confirm
 */
export async function restore(url: string, { restore: file = "", yes }: Options): Promise<string> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw usageError("--restore", "a file that --backup has made", `no file ${file}`);
  if (!isFile(url)) return add(url, file, yes);
  const path = followed(databasePath(url));
  const copy = restoredFor(path);
  // Otherwise it would be deleted before it is read.
  if (existsSync(copy) && realpathSync(copy) === realpathSync(file))
    throw usageError(
      "--restore",
      "a backup under another name than what an unfinished restore has left",
      file,
      `cp ${copy} ${path}.copy, then --restore ${path}.copy`,
    );
  if (await isInUse(path)) throw notNow(`${path} is in use`, "stop the receiver, then the same again");
  if (!yes && !(await confirmed("--restore", `Put ${file} in the place of ${path}?`))) return "Nothing is restored";
  // If it stops while there is no store in its place, the remaining copy shows that (src/receiver/store/restored.ts).
  let isBetween = false;
  try {
    makeFolders(dirname(path));
  } catch (error) {
    throw notRestored(file, copy, error);
  }
  return clearingAlone(
    copy,
    (error) =>
      isLocked(error)
        ? notNow(`another restore replaces ${path}`, "wait until it has ended")
        : notRestored(file, copy, error),
    () => {
      if (!isBetween || existsSync(path)) removeCopy(copy);
    },
    async () => {
      isBetween = !existsSync(path) && existsSync(copy);
      const count = await prepare(file, copy, path);
      const aside = `${path}.before-${new Date().toISOString().replace(/\D/g, "").slice(0, 17)}`;
      const isKept = parts.some((end) => existsSync(path + end));
      isBetween = true;
      exchange(copy, path, aside);
      return `${leadsIn(count)} restored from ${file}${isKept ? `; what was there is kept as ${aside}` : ""}`;
    },
  );
}
