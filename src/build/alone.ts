/** One build of a project at a time: two would move and delete each other's files. The second waits for the first. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hashOf } from "../content/once/once.ts";

/** No build takes so long, in ms: a lock that is older was left by one that was killed, whoever has its process id now. */
const longest = 15 * 60_000;

/** Nor does writing a process id: a lock that is empty for longer was left where the disk was full. */
const longestEmpty = 5_000;

/**
 * The lock of a project: wherever the cache of a build is, since two with caches of their own write the same files. Several
 * projects may have the same packages.
 */
const lockOf = (root: string): string => join(root, "node_modules/.cache", `keelwork-${hashOf(root).slice(0, 16)}.pid`);

/**
 * Whether a process has ended, and its parent has not taken note, as the first one of many containers never does: its id is still
 * there. Only Linux says so.
 */
function isLeftOver(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && /\) Z [^)]*$/.test(readFileSync(file, "utf8"));
}

/**
 * Whether the process that wrote a lock runs, perhaps as another user. This one did not write what is older than it: in a
 * container, the build that was killed before often had the same id.
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

/** Removes a lock whose process has gone. It is moved first, which succeeds for one process only. */
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
      // Another process has released it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  try {
    return await build();
  } finally {
    rmSync(lock, { force: true });
  }
}
