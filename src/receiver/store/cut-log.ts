/**
 * A write-ahead log that was deleted while a process has it open, which goes on to write the deleted one: whoever opens the file then
 * creates a new log, and would write behind a hole there, by which the file is damaged.
 */
import { accessSync, closeSync, constants, existsSync, fstatSync, openSync, statSync } from "node:fs";
import { Unusable } from "./database.ts";
import { codeOf } from "./undelivered.ts";
import { read } from "./write-ahead.ts";

/** The offsets in the log's index, and the length of its header, of which there are two copies. */
const [pageSizeAt, countAt, headerLength] = [14, 16, 2 * 48];

/** The least length of a log with all frames that its index counts. */
function leastLength(header: Buffer): number {
  // In the byte order of the machine: libSQL runs on none of the other.
  const [size, count] = [header.readUInt16LE(pageSizeAt), header.readUInt32LE(countAt)];
  return count && 32 + count * (24 + (size === 1 ? 65_536 : size));
}

/** The index that is open at each path. */
const kept = new Map<string, number>();

/** Opens an index until there is another one: a process that closes it gives up all of its locks on it, those of SQLite too. */
function keptOpen(path: string): number {
  const before = kept.get(path);
  if (before !== undefined && fstatSync(before).ino === statSync(path).ino) return before;
  const file = openSync(path, "r");
  kept.set(path, file);
  if (before !== undefined) closeSync(before);
  return file;
}

/**
 * Whether the index beside a file that could be read is in use. What a killed receiver has left is not, where the file has no log, as
 * a backup that was put there, or where nobody may write it, as on a read-only disk: SQLite then makes one of its own in memory.
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

/** Whether an error means that a log, which was opened, lacks what its index counts. */
export const isOfCutLog = (error: unknown): boolean => codeOf(error) === "SQLITE_IOERR_SHORT_READ";

/**
 * Refuses a log that lacks what its index counts. To be asked of a file whose index is in use, as of one that could be opened to be
 * written, or where such an error says so: another may be an old one.
 * @throws Unusable
 */
export function refuseCutLog(path: string): void {
  if (!existsSync(`${path}-shm`)) return;
  const file = keptOpen(`${path}-shm`);
  const look = () => ({
    header: read(file, 0, headerLength),
    length: statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0,
  });
  // Frames are written before they are counted, and are counted no more before they are cut off.
  let [before, now] = [look(), look()];
  while (!now.header.equals(before.header)) [before, now] = [now, look()];
  if (before.length >= leastLength(now.header)) return;
  throw new Unusable(
    `${path}-wal was deleted while a receiver runs, which alone has what it stored last`,
    "restart the receiver, which brings that into the file, then the same again",
  );
}
