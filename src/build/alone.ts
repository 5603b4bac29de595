/** One build of a project at a time: two would move and delete each other's files. The second waits for the first. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hashOf } from "../content/once/once.ts";

/** No build takes this long, in ms: an older lock was left by one that was killed, and its process id may have been reused. */
const longest = 15 * 60_000;

/** Nor does writing a process id take this long: a lock that stays empty was left by a build whose disk was full. */
const longestEmpty = 5_000;

/**
 * The lock of a project. It is not in the cache, since builds with different caches write the same files; nor is it the same for
 * all projects, which may share their packages.
 */
const lockOf = (root: string): string => join(root, "node_modules/.cache", `keelwork-${hashOf(root).slice(0, 16)}.pid`);

/**
 * Whether a process is a zombie: it has ended, but its parent has not waited for it, as the first process of many containers never
 * does, so its id still exists. Only Linux tells.
 */
function isLeftOver(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && /\) Z [^)]*$/.test(readFileSync(file, "utf8"));
}

/**
 * Whether the process that wrote a lock is running, perhaps as another user. A lock with our own id that is older than this process
 * is not ours: in a container, a build that was killed often had the same id.
 * @param since when the lock was written, in milliseconds since 1970
 */
function isRunning(pid: number, since: number): boolean {
  if (pid === process.pid) return since >= Date.now() - 1000 * process.uptime();
  try {
    return process.kill(pid, 0) && !isLeftOver(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Takes a lock; false if another process has it. */
function taken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Removes the lock of a process that has ended. It is renamed first, which succeeds for one process only. */
function release(lock: string): void {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (since === undefined) return;
  const pid = readFileSync(lock, "utf8");
  const age = Date.now() - since;
  if (pid === "" ? age < longestEmpty : age < longest && isRunning(Number(pid), since)) return;
  const moved = `${lock}.${process.pid}`;
  renameSync(lock, moved);
  rmSync(moved);
}

/**
 * Runs the build of a project once no other one runs.
 * @param root the project's folder
 * @param say receives a line if it has to wait
 */
export async function alone<T>(root: string, say: (line: string) => void, build: () => Promise<T>): Promise<T> {
  const lock = lockOf(root);
  mkdirSync(dirname(lock), { recursive: true });
  for (let waits = 0; !taken(lock); waits += 1) {
    if (waits === 1) say("Waiting for another build of this project to end");
    if (waits > 0) await pause(100);
    try {
      release(lock);
    } catch (error) {
      // Another process has released it in the meantime.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  try {
    return await build();
  } finally {
    rmSync(lock, { force: true });
  }
}
