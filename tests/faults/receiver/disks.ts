/** Makes disks and files unwritable for a store, and writable again. */
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { basename, join } from "node:path";
import { onTestFinished } from "vitest";
import { folder } from "../../receiver.ts";

/** A small disk, or undefined if this process may not mount one. */
export function smallDisk(): string | undefined {
  const place = folder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", place], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync("umount", ["-l", place]));
  return place;
}

/** Puts a file on a disk other than its folder's, by a bind mount. */
export function putOn(disk: string, file: string): void {
  const there = join(disk, basename(file));
  for (const path of [there, file]) appendFileSync(path, "");
  execFileSync("mount", ["--bind", there, file]);
  onTestFinished(() => void execFileSync("umount", ["-l", file]));
}

/** Fills a disk except for some bytes. */
export function fill(disk: string, left: number): void {
  const { bavail, bsize } = statfsSync(disk);
  appendFileSync(join(disk, "ballast"), Buffer.alloc(Math.max(0, bavail * bsize - left)));
}

/** Frees the disk again. */
export const relieve = (disk: string): void => rmSync(join(disk, "ballast"));

/** Drops the process's privileges temporarily, since root may write everywhere. */
export function asNobody(): void {
  if (process.geteuid?.() !== 0) return;
  process.seteuid?.(65_534);
  onTestFinished(() => void process.seteuid?.(0));
}
/** A folder in which an unprivileged user may write. */
export function ownPlace(): string {
  const path = join(folder(), "own");
  chmodSync(join(path, ".."), 0o755);
  mkdirSync(path);
  if (process.geteuid?.() === 0) chownSync(path, 65_534, 65_534);
  return path;
}

/** Replaces an open leads file with a read-only copy. */
export function forbid(file: string): void {
  copyFileSync(file, `${file}.other`);
  chmodSync(`${file}.other`, 0o444);
  for (const end of ["-wal", "-shm"]) if (existsSync(file + end)) rmSync(file + end);
  renameSync(`${file}.other`, file);
}
