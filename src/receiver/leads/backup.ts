/**
 * `npm run leads -- --backup FILE`: a consistent copy of every lead and pending notice, as one file that
 * `LEADS_URL=file:` opens again; without drafts. A file is copied by SQLite itself; another database in batches of
 * rows.
 */
import { chmodSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { errorText } from "../../engine/check/problem.ts";
import { type Connection, connect } from "../store/connection.ts";
import { databasePath, isDamaged, isFile, isLocked, shownUrl, urlOf } from "../store/database.ts";
import { openFile } from "../store/file.ts";
import { Store } from "../store/store.ts";
import { codeOf } from "../store/undelivered.ts";
import { unusable } from "../store/unusable.ts";
import { besides, isWhole, marking } from "../store/write-ahead.ts";
import { clearingAlone, removeCopy } from "./clearing.ts";
import { leadsIn, usageError } from "./command.ts";
import { copyRows } from "./copy-rows.ts";

/** The unique keys of a file, each with its table. */
const keys = `SELECT tables.name AS "table", group_concat(columns.name) AS key FROM sqlite_master AS tables,
  pragma_index_list(tables.name) AS indexes, pragma_index_info(indexes.name) AS columns
  WHERE tables.type = 'table' AND indexes."unique" GROUP BY indexes.name`;

/** Repairs the indexes of a file. A unique index that had lost rows let duplicates in: the last of each is kept, the one in use. */
async function mend(copy: Connection): Promise<void> {
  // Allows deleting rows that are missing from an index.
  await copy.exec("PRAGMA writable_schema = ON");
  for (const { table, key } of await (await copy.prepare(keys)).all([]))
    await copy.exec(
      `DELETE FROM ${table} NOT INDEXED WHERE rowid NOT IN (SELECT MAX(rowid) FROM ${table} NOT INDEXED GROUP BY ${key})`,
    );
  await copy.exec("PRAGMA writable_schema = OFF; REINDEX");
}

/**
 * Copies a file. Returns whether an index lacked rows, as after a disk lost a write: SQLite copies indexes as they are, and a
 * restore would refuse the copy, so they are repaired.
 */
async function copyFile(url: string, part: string): Promise<boolean> {
  const connection = connect(databasePath(url));
  try {
    // In a thread, so that Ctrl-C does not wait for it.
    await connection.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`);
  } finally {
    connection.close();
  }
  const copy = connect(part);
  // Visitors were promised that drafts are deleted after some days, or on request: a copy would keep them longer.
  await copy.exec(`${marking()}; PRAGMA secure_delete = ON; DELETE FROM drafts`);
  const isSound = await isWhole(part);
  if (!isSound) await mend(copy);
  copy.close();
  if (!isSound && !(await isWhole(part)))
    throw Object.assign(new Error("its rows are damaged"), { code: "SQLITE_CORRUPT" });
  return !isSound;
}

async function copyAll(store: Store, part: string): Promise<void> {
  const copy = openFile(urlOf(part), "write");
  try {
    await copyRows(store, copy);
  } finally {
    await copy.close();
  }
}

/** A new file gets its final name only once it is complete and synced. */
function finish(part: string, file: string): void {
  for (const end of besides) rmSync(part + end, { force: true });
  writeFileSync(part, "", { flag: "r+", flush: true });
  renameSync(part, file);
}

/** Whether an error is about the copy: a database server's errors have neither a SQLite code nor a path. */
const isOfCopy = (error: unknown): boolean => codeOf(error).startsWith("SQLITE") || "path" in Object(error);

const notWritten = (file: string, error: unknown) =>
  usageError(
    "--backup",
    "a place that the copy can be written to",
    `${file}: ${errorText(error)}`,
    "choose a folder that is there, can be written and has room",
  );

/**
 * Copies a database into a new file; returns a message about the result.
 * @throws when the file already exists, there is no store, or one of them cannot be read or written
 */
export async function backUp(url: string, file: string): Promise<string> {
  const refuseExisting = () => {
    if (file === "" || existsSync(file))
      throw usageError("--backup", "a file that is not there yet", file || "an empty name");
  };
  refuseExisting();
  const part = `${file}.part`;
  // Otherwise a full disk would stay full.
  const clear = () => removeCopy(part);
  const store = await Store.toRead(url);
  // An empty copy would pass for a backup until it is needed.
  if (!store)
    throw usageError(
      "--backup",
      "a store of leads",
      `there is no ${shownUrl(url)}`,
      "set LEADS_URL as the receiver has it",
    );
  const refusal = (error: unknown) =>
    isLocked(error)
      ? usageError("--backup", "a file that nobody else makes", file, "wait until the other backup has ended")
      : notWritten(file, error);
  return clearingAlone(part, refusal, clear, async () => {
    // Another backup may have created it in the meantime.
    refuseExisting();
    let isMended = false;
    try {
      // Removes what a killed backup has left.
      clear();
      // Readable by its owner only, from the first byte on.
      writeFileSync(part, "", { mode: 0o600 });
      chmodSync(part, 0o600);
      if (isFile(url)) isMended = await copyFile(url, part);
      else await copyAll(store, part);
      finish(part, file);
    } catch (error) {
      throw isDamaged(error) || !isOfCopy(error) ? unusable(url, error) : notWritten(file, error);
    } finally {
      await store.close();
    }
    const count = await Store.reading(urlOf(file), (copy) => copy.count({}));
    const copied = `${leadsIn(count ?? 0)} copied to ${file}`;
    if (!isMended) return copied;
    // Leads that arrive until the receiver is stopped would be missing from this copy.
    return `${copied}; ${shownUrl(url)} itself is damaged and may list fewer: stop the receiver, --backup to another file, then --restore that one`;
  });
}
