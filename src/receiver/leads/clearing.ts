/** Tasks of the owner's command that write a copy of all leads. */
import {
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../store/connection.ts";
import { besides } from "../store/write-ahead.ts";

/** Removes a copy with everything that SQLite may have left beside it: its thread still writes when the process is interrupted. */
export function removeCopy(path: string): void {
  for (const end of ["", "-journal", ...besides]) rmSync(path + end, { force: true });
}

/** Runs such a task, and removes what is left of the copy, even if it is interrupted by Ctrl-C or a lost connection. */
async function clearing(clear: () => void, task: () => Promise<string>): Promise<string> {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const breakOff = (_name: string, number: number) => process.exit(128 + number);
  for (const signal of signals) process.once(signal, breakOff);
  process.once("exit", clear);
  try {
    return await task();
  } finally {
    for (const signal of signals) process.off(signal, breakOff);
    process.off("exit", clear);
    clear();
  }
}

/** Takes a lock that is released when the process ends, however it ends: SQLite's, on a separate file. */
async function locked(file: string): Promise<() => void> {
  // Kept open until the end: closing a file releases the process's locks on it, and its inode cannot be reused meanwhile.
  const own = openSync(file, "a");
  const connection = connect(file);
  const close = () => {
    connection.close();
    closeSync(own);
  };
  try {
    // No journal file. IMMEDIATE, since SQLite may refuse both of two processes that request an exclusive lock at once.
    await connection.exec("PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE");
  } catch (error) {
    close();
    throw error;
  }
  // The previous holder may just have removed the file: a lock on a removed file excludes nobody.
  if (statSync(file, { throwIfNoEntry: false })?.ino !== fstatSync(own).ino) {
    close();
    return locked(file);
  }
  return () => {
    rmSync(file, { force: true });
    close();
  };
}

/**
 * Does the same while no other process makes a copy of the same name.
 * @param copy the path of the copy; the lock is beside it
 * @param refusal creates the error if the lock cannot be taken: another process has it, or its file cannot be created
 * @throws that error, and whatever the task throws
 */
export function clearingAlone(
  copy: string,
  refusal: (error: unknown) => Error,
  clear: () => void,
  task: () => Promise<string>,
): Promise<string> {
  let unlock: (() => void) | undefined;
  return clearing(
    () => {
      if (!unlock) return;
      clear();
      unlock();
    },
    async () => {
      unlock = await locked(`${copy}.lock`).catch((error: unknown) => {
        throw refusal(error);
      });
      return task();
    },
  );
}

/**
 * Creates a temporary folder for a copy with a given name, and removes those that killed processes of this user have left: nobody
 * holds their lock any more. Nothing has been written yet to a folder without a lock.
 * @throws when it cannot be created
 */
export async function folderFor(name: string): Promise<string> {
  const prefix = join(tmpdir(), "restored-");
  const folders = readdirSync(tmpdir()).map((entry) => join(tmpdir(), entry));
  for (const folder of folders.filter((path) => path.startsWith(prefix))) {
    const lock = join(folder, `${name}.lock`);
    if (lstatSync(folder, { throwIfNoEntry: false })?.uid !== process.geteuid?.() || !existsSync(lock)) continue;
    // Without the lock, the folder is in use, or another process has just removed it.
    const unlock = await locked(lock).catch(() => undefined);
    if (!unlock) continue;
    rmSync(folder, { recursive: true, force: true });
    unlock();
  }
  return mkdtempSync(prefix);
}
