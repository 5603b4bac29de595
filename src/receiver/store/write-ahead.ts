/**
 * The write-ahead log beside a database file (`-wal`): it belongs to that file only, and corrupts a copy from another
 * time.
 */
import { randomInt } from "node:crypto";
import {
  closeSync,
  createReadStream,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
  utimesSync,
} from "node:fs";
import { basename, dirname, isAbsolute, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { connect, run, sqlite } from "./connection.ts";
import { isDamaged, Unusable, urlOf } from "./database.ts";
import { codeOf } from "./undelivered.ts";

/** The endings of the files that SQLite creates beside a database: its log, and an index of it. */
export const besides = ["-wal", "-shm"];

/** The most links that lead to a file, as for Linux. */
const mostLinks = 40;

/**
 * The path with its links resolved, even if the file does not exist yet: SQLite creates its files beside the database itself, not
 * beside a link to it.
 */
export function followed(path: string, links = 0): string {
  if (links === mostLinks || !lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  const target = readlinkSync(path);
  // Not normalized: folders may be links, which the system follows before it resolves a "..".
  const next = isAbsolute(target) ? target : `${dirname(path)}/${target}`;
  const folder = dirname(next);
  return followed(existsSync(folder) ? join(realpathSync.native(folder), basename(next)) : next, links + 1);
}

/**
 * Whether a file with its log is intact; checked without the checkpoint that closing a connection would run.
 * @throws errors that do not tell: the file is locked, or no index can be created beside it
 */
export async function isWhole(path: string): Promise<boolean> {
  const connection = connect(`${urlOf(path)}?mode=ro`);
  try {
    const [row] = await run(connection, sql`PRAGMA integrity_check(1)`.compile(sqlite));
    return row?.integrity_check === "ok";
  } catch (error) {
    if (isDamaged(error) || codeOf(error) === "SQLITE_NOTADB") return false;
    throw error;
  } finally {
    connection.close();
  }
}

/** The offset of the application id in the file header, which is on its first page. */
const markAt = 68;

/** Reads bytes of an open file. */
export function read(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, at);
  return bytes;
}

const opened = <T>(path: string, task: (file: number) => T): T => {
  const file = openSync(path, "r");
  try {
    return task(file);
  } finally {
    closeSync(file);
  }
};

/** Database files that are open for reading. */
const kept = new Map<string, number>();

/**
 * Opens a database file and never closes it: closing a file releases all of the process's locks on it, even SQLite's, by which
 * others see that it is in use. The next command would then delete the log, while the receiver goes on writing to the deleted file.
 */
function keptOpen(path: string, { dev, ino }: Stats): number {
  const name = `${dev} ${ino}`;
  const file = kept.get(name) ?? openSync(path, "r");
  kept.set(name, file);
  return file;
}

/** A page in the log. */
interface Frame {
  page: number;
  /** The offset of its bytes in the log. */
  at: number;
  /** The number of pages of the file after a commit; 0 within one. */
  pages: number;
}

/** The frames of a log, and the size of a page. */
function framesIn(log: number, size: number): { pageSize: number; frames: Frame[] } {
  const header = read(log, 0, 32);
  const pageSize = header.readUInt32BE(8);
  const frames: Frame[] = [];
  for (let at = 32; at + 24 + pageSize <= size; at += 24 + pageSize) {
    const head = read(log, at, 24);
    // Frames left over from an earlier use of the log have another salt.
    if (!head.subarray(8, 16).equals(header.subarray(16, 24))) break;
    frames.push({ page: head.readUInt32BE(0), at: at + 24, pages: head.readUInt32BE(4) });
  }
  return { pageSize, frames };
}

/** Whether a file already contains everything in its log: then it does not matter which file the log belongs to. */
function isBroughtIn(file: number, log: number, { pageSize, frames }: ReturnType<typeof framesIn>): boolean {
  const committed = frames.slice(0, frames.findLastIndex(({ pages }) => pages > 0) + 1);
  const last = new Map(committed.map(({ page, at }) => [page, at]));
  const isThere = ([page, at]: [number, number]) =>
    read(file, (page - 1) * pageSize, pageSize).equals(read(log, at, pageSize));
  return fstatSync(file).size === (committed.at(-1)?.pages ?? 0) * pageSize && [...last].every(isThere);
}

/**
 * The state of a file and its log if the log seems to belong to another file; undefined otherwise.
 *
 * If the file was changed before its log was last written, they count as belonging together: a receiver writes the log last, except
 * during a checkpoint, after which the file contains all of the log. Equal times prove nothing, since many systems count in steps
 * of some milliseconds. For the log, the modification time counts: as root, SQLite sets its owner whenever it opens it, which would
 * make it look newer. Every file has a unique mark, which its log repeats; if the mark does not tell, the log is foreign if file
 * and log do not fit together, for which the whole file is read.
 */
async function foreignIn(path: string): Promise<string | undefined> {
  const stats = () => [path, `${path}-wal`].map((name) => statSync(name, { throwIfNoEntry: false }));
  const [file, log] = stats();
  if (!file || !log || log.size === 0 || file.ctimeMs < log.mtimeMs) return undefined;
  const bytes = keptOpen(path, file);
  const verdict = opened(`${path}-wal`, (logged) => {
    const found = framesIn(logged, log.size);
    const mark = read(bytes, markAt, 4).readUInt32BE();
    const marks = found.frames
      .filter(({ page }) => page === 1)
      .map(({ at }) => read(logged, at + markAt, 4).readUInt32BE());
    if (mark !== 0 && marks.some((other) => other !== 0 && other !== mark)) return true;
    return isBroughtIn(bytes, logged, found) ? false : undefined;
  });
  if (verdict === false) return undefined;
  if (verdict === undefined) {
    // Reading it reveals a failing disk: libSQL (0.5.29) would use another page in place of an unreadable one of the log.
    for await (const _part of createReadStream(`${path}-wal`));
    for await (const _part of createReadStream(path, { fd: bytes, autoClose: false, start: 0 }));
    if (await isWhole(path)) return undefined;
  }
  return stats()
    .map((one) => `${one?.mtimeMs} ${one?.size}`)
    .join();
}

/** Longer than the resolution of file times on any system, in milliseconds. */
const step = 50;

/**
 * Whether the log beside a file belongs to another file. A log that a running receiver is just writing may look like that for a
 * moment, so the check is repeated.
 */
export async function hasForeignLog(path: string): Promise<boolean> {
  for (let before = await foreignIn(path); before !== undefined; ) {
    await pause(step);
    const now = await foreignIn(path);
    if (now === before) return true;
    before = now;
  }
  return false;
}

/**
 * Makes the log beside a file look doubtful, so that its content is examined: this process wrote it after somebody had put another
 * file in the place of the one it has open, and by its time the log would be taken for that file's own. The time of the log is
 * changed, since the file may belong to another user.
 */
export function doubtLog(path: string): void {
  const log = `${path}-wal`;
  if (existsSync(log)) utimesSync(log, 1, 1);
}

/** Gives a file a unique mark, by which its log can be recognized. */
export const marking = (): string => `PRAGMA application_id = ${randomInt(1, 2 ** 31 - 1)}`;

/** @throws Unusable when the log beside a file belongs to another file */
export async function refuseForeignLog(path: string): Promise<void> {
  if (!(await hasForeignLog(path))) return;
  throw new Unusable(
    `${path}-wal was left by another database: it does not belong to this file, which was put there later`,
    `if ${path} is a backup that was copied there: mv ${path}-wal ${path}-shm elsewhere, and start again; next time, npm run leads -- --restore FILE does all of it`,
  );
}
