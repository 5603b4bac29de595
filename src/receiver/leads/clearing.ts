/** Tasks of the owner's command that write a copy of all leads. */
import { rmSync } from "node:fs";
import { connect } from "../store/connection.ts";
import { besides } from "../store/write-ahead.ts";

/** Removes a copy with all that SQLite may have left beside it: a thread of it still writes when the process is broken off. */
export function removeCopy(path: string): void {
  for (const end of ["", "-journal", ...besides]) rmSync(path + end, { force: true });
}

/** Runs such a task, and clears away what is left of the copy, also when it is broken off by Ctrl-C or a lost connection. */
export async function clearing(clear: () => void, task: () => Promise<string>): Promise<string> {
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
  const connection = connect(file);
  try {
    // Without a journal beside it.
    await connection.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    connection.close();
    throw error;
  }
  return () => {
    rmSync(file, { force: true });
    connection.close();
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
