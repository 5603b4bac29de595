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

/** Removes a copy with all that SQLite may have left beside it: a thread of it still writes when the process is broken off. */
export function removeCopy(path: string): void {
  for (const end of ["", "-journal", ...besides]) rmSync(path + end, { force: true });
}

/** Runs such a task, and clears away what is left of the copy, also when it is broken off by Ctrl-C or a lost connection. */
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

/** Takes a lock that ends with the process, however that ends: SQLite's, on a file of its own. */
async function locked(file: string): Promise<() => void> {
  // Open until the end: a process that closes a file gives up its locks on it, and no later file has its number meanwhile.
  const own = openSync(file, "a");
  const connection = connect(file);
  const close = () => {
    connection.close();
    closeSync(own);
  };
  try {
    // Without a journal beside it. Of two that ask for an exclusive lock at once, SQLite may refuse both.
    await connection.exec("PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE");
  } catch (error) {
    close();
    throw error;
  }
  // Whoever had it may just have removed the file: a lock on one that is no longer there keeps nobody out.
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
 * @param refusal makes the error when there is no lock: another process has it, or it cannot be made
 * @throws that, and what the task throws
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
 * Makes a folder for a copy of a name among the temporary files, and removes those of this user that killed processes have left:
 * nobody holds the lock in them any more. In one without a lock nothing has been written yet.
 * @throws when there is no place for it
 */
export async function folderFor(name: string): Promise<string> {
  const prefix = join(tmpdir(), "restored-");
  const folders = readdirSync(tmpdir()).map((entry) => join(tmpdir(), entry));
  for (const folder of folders.filter((path) => path.startsWith(prefix))) {
    const lock = join(folder, `${name}.lock`);
    if (lstatSync(folder, { throwIfNoEntry: false })?.uid !== process.geteuid?.() || !existsSync(lock)) continue;
    // No lock: it is in use, or another process has just removed it.
    const unlock = await locked(lock).catch(() => undefined);
    if (!unlock) continue;
    rmSync(folder, { recursive: true, force: true });
    unlock();
  }
  return mkdtempSync(prefix);
}
