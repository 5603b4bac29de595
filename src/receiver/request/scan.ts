/**
 * Runs the owner's scanner, such as a virus scanner, on visitors' attachments. No lead is refused because of its result: it is
 * stored and marked, and `npm run leads -- --files` leaves out marked ones.
 */
import { spawn } from "node:child_process";
import type { JsonObject } from "../../engine/schema/schema.ts";
import { type SentFile, splitFiles } from "../store/sent-files.ts";
import { reasonOf, type Warn } from "../store/trouble.ts";

/**
 * The timeout for the files of one lead, in milliseconds, including the wait for those of others: its sender waits,
 * too.
 */
export const scanTimeout = 10_000;

/** The maximum length of a file's name in the mark. */
const longest = 100;

/** A file's name in the mark: PostgreSQL takes no zero character, and would refuse all leads that are written with this one. */
const marked = (name: string) => name.slice(0, longest).replace(/\p{Cc}/gu, " ");

/**
 * Runs the program for one file, passed on standard input: exit code 0 means clean, 1 means infected.
 * @throws when it cannot be run, exits otherwise or times out
 */
function isClean([program = "", ...rest]: string[], bytes: Buffer, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const scan = spawn(program, rest, { stdio: ["pipe", "ignore", "ignore"], signal, killSignal: "SIGKILL" });
    // The process's own error says only that it was killed, not that it timed out.
    scan.once("error", (error) => reject(signal.aborted ? signal.reason : error));
    // A program that has seen enough does not read to the end.
    scan.stdin.once("error", () => scan.stdin.destroy());
    scan.once("close", (code, killed) => {
      if (code === 0 || code === 1) resolve(code === 0);
      else reject(new Error(`${program} ended with ${killed ?? code}`));
    });
    scan.stdin.end(bytes);
  });
}

/**
 * Scans a plain text at startup, and warns if the program fails or rejects it: otherwise every lead with a file would be suspect,
 * and the owner would learn of it only from the daily digest.
 */
export async function tryScan(command: string[], warn: Warn): Promise<void> {
  try {
    if (await isClean(command, Buffer.from("no file of a visitor"), AbortSignal.timeout(scanTimeout))) return;
    throw new Error(`${command[0]} objects to a text that says "no file of a visitor": it ended with 1`);
  } catch (error) {
    const fix =
      "set LEADS_SCAN to a program of this machine that is ready; until then every lead with a file is suspect";
    warn("not scanned", { ...reasonOf(error), fix });
  }
}

/**
 * Creates the scanner, which checks one file at a time, however many leads arrive.
 * @param command the program and its arguments
 * @param most the timeout for the files of one lead, in milliseconds
 * @returns why a lead is suspect; undefined if it is not
 */
export function scanner(
  command: string[],
  warn: Warn,
  most = scanTimeout,
): (body: JsonObject) => Promise<string | undefined> {
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = ({ bytes }: SentFile, signal: AbortSignal): Promise<boolean> => {
    const turn = last.then(() => {
      signal.throwIfAborted();
      return isClean(command, bytes, signal);
    });
    last = turn.catch(() => undefined);
    return turn;
  };

  return async (body) => {
    const signal = AbortSignal.timeout(most);
    const found: string[] = [];
    for (const file of splitFiles(body).files)
      try {
        if (!(await inTurn(file, signal))) found.push(marked(file.name));
      } catch (error) {
        warn("not scanned", reasonOf(error));
        return "files not scanned";
      }
    return found.length > 0 ? `${command[0]} objects to ${found.join(", ")}` : undefined;
  };
}
