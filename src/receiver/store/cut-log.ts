/**
 * Detects a write-ahead log that was deleted while a process has it open. That process goes on writing to the deleted file; another
 * process that opens the database creates a new log, but continues it at the old position, after a hole, which damages the
 * database.
 */
import { accessSync, closeSync, constants, existsSync, fstatSync, openSync, statSync } from "node:fs";
import { Unusable } from "./database.ts";
import { codeOf } from "./undelivered.ts";
import { read } from "./write-ahead.ts";

/** The offsets in the log's index, and the length of its header, of which there are two copies. */
const [pageSizeAt, countAt, headerLength] = [14, 16, 2 * 48];

/** The minimum length of a log with all the frames that its index counts. */
function leastLength(header: Buffer): number {
  // In native byte order, which is little-endian on every platform of libSQL.
  const [size, count] = [header.readUInt16LE(pageSizeAt), header.readUInt32LE(countAt)];
  return count && 32 + count * (24 + (size === 1 ? 65_536 : size));
}

/** The open file descriptor of the index at each path. */
const kept = new Map<string, number>();

/** Opens an index and keeps it open until it is replaced: closing it would release the process's locks on it, even SQLite's. */
function keptOpen(path: string): number {
  const before = kept.get(path);
  if (before !== undefined && fstatSync(before).ino === statSync(path).ino) return before;
  const file = openSync(path, "r");
  kept.set(path, file);
  if (before !== undefined) closeSync(before);
  return file;
}

/**
 * Whether the index beside a readable file is in use. One that a killed receiver has left is not, if the file has no log, such as a
 * backup put in its place, or if it cannot be written, as on a read-only disk, where SQLite creates an index in memory.
 */
export function isIndexUsed(path: string): boolean {
  if (!existsSync(`${path}-wal`)) return false;
  try {
    accessSync(`${path}-shm`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether an error means that an open log lacks frames that its index counts. */
export const isOfCutLog = (error: unknown): boolean => codeOf(error) === "SQLITE_IOERR_SHORT_READ";

/**
 * Refuses a log that lacks frames that its index counts. Call it only if the index is in use, as after opening the file for
 * writing, or after such an error: otherwise the index may be an old one.
 * @throws Unusable
 */
export function refuseCutLog(path: string): void {
  if (!existsSync(`${path}-shm`)) return;
  const file = keptOpen(`${path}-shm`);
  const look = () => ({
    header: read(file, 0, headerLength),
    length: statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0,
  });
  // Frames are written before they are counted, and uncounted before they are truncated.
  let [before, now] = [look(), look()];
  while (!now.header.equals(before.header)) [before, now] = [now, look()];
  if (before.length >= leastLength(now.header)) return;
  throw new Unusable(
    `${path}-wal was deleted while a receiver runs, which alone has what it stored last`,
    "restart the receiver, which brings that into the file, then the same again",
  );
}
