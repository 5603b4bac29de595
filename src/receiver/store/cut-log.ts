/**
 * A write-ahead log that was deleted while a process has it open, which goes on to write the deleted one: whoever opens the file then
 * creates a new log, and would write behind a hole there, by which the file is damaged.
 */
import { closeSync, existsSync, fstatSync, openSync, statSync } from "node:fs";
import { Unusable } from "./database.ts";
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
 * Refuses a log that lacks what its index counts. To be asked of a file that is open, since an index that nobody uses may be an old
 * one.
 * @throws Unusable
 */
export function refuseCutLog(path: string): void {
  // A file that was opened has an index; one that could not be may have none.
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
