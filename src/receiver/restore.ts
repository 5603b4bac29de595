/**
 * `npm run leads -- --restore FILE`: puts a backup in the place of the store's file, once the owner has said yes. What was
 * there is kept aside together with its log, which belongs to no other file: beside another it makes that one malformed.
 */
import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { confirmed, leadsIn, type Options, wrong } from "./command.ts";
import { connect } from "./connection.ts";
import { isFile, isLocked, pathOf, shownUrl, urlOf } from "./database.ts";
import { Store } from "./store.ts";
import { hasForeignLog } from "./write-ahead.ts";

/** A database in a file, and what SQLite makes beside it. */
const parts = ["", "-wal", "-shm"];

const remove = (path: string) => {
  for (const end of parts) rmSync(path + end, { force: true });
};

/** Whether a receiver, or anybody else, has the file open. */
async function isInUse(path: string): Promise<boolean> {
  if (!existsSync(path) || (await hasForeignLog(path))) return false;
  const connection = connect(path);
  try {
    // Every connection to a file in WAL mode holds what this needs for itself alone.
    await connection.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK");
    return false;
  } catch (error) {
    return isLocked(error);
  } finally {
    connection.close();
  }
}

/** Copies a backup beside the place where it is to be, and sees that it is a whole store: brought forward, and checked. */
async function prepare(file: string, copy: string): Promise<number> {
  remove(copy);
  mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
  closeSync(openSync(copy, "w", 0o600));
  for (const end of parts.slice(0, 2)) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  const url = urlOf(copy);
  try {
    const count = await Store.reading(url, (store) => store.count({}));
    await (await Store.open(url)).close();
    const handle = openSync(copy, "r+");
    fsyncSync(handle);
    closeSync(handle);
    return count ?? 0;
  } catch (error) {
    remove(copy);
    throw error;
  }
}

/**
 * Restores a backup; gives what became of it in words.
 * @throws when there is none, it is no store, a receiver is running, or nobody can be asked
 */
export async function restore(url: string, { restore: file = "", yes }: Options): Promise<string> {
  if (!isFile(url)) throw wrong("--restore", "a store in a file; PostgreSQL has pg_restore (README)", shownUrl(url));
  if (!existsSync(file)) throw wrong("--restore", "a file that --backup has made", `no file ${file}`);
  const path = pathOf(url);
  if (await isInUse(path))
    throw wrong("--restore", "a store that nobody uses: stop the receiver first", `${path} is in use`);
  if (!yes && !(await confirmed("--restore", `Put ${file} in the place of ${path}?`))) return "Nothing is restored";
  const copy = join(dirname(path), `.${basename(path)}.restored`);
  const count = await prepare(file, copy);
  const aside = `${path}.before-${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}`;
  const kept = parts.filter((end) => existsSync(path + end));
  for (const end of kept) renameSync(path + end, aside + end);
  // libSQL may leave an empty log beside the copy: it goes along, so that nothing stays under the copy's name.
  for (const end of parts) if (existsSync(copy + end)) renameSync(copy + end, path + end);
  return `${leadsIn(count)} restored from ${file}${kept.length > 0 ? `; what was there is kept as ${aside}` : ""}`;
}
