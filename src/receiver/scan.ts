/**
 * Has a program of the owner's look at what visitors attach, as a virus scanner does. Nothing is refused for what it finds:
 * the lead is stored and marked, and `npm run leads -- --files` leaves out what is marked.
 */
import { spawn } from "node:child_process";
import type { JsonObject } from "../engine/schema.ts";
import { partsOf, type SentFile } from "./sent-files.ts";
import { reasonOf, type Warn } from "./trouble.ts";

/** How long the files of one lead may take, in milliseconds, waiting for those of others included: its sender waits, too. */
const timeout = 10_000;

/** So many characters of a file's name are said. */
const longest = 100;

/**
 * Runs the program for one file, which it reads from its standard input: 0 says that nothing was found, 1 that something was.
 * @throws when it cannot be run, ends otherwise or takes too long
 */
function isClean([program = "", ...rest]: string[], bytes: Buffer, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const scan = spawn(program, rest, { stdio: ["pipe", "ignore", "ignore"], signal, killSignal: "SIGKILL" });
    scan.once("error", reject);
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
 * Asks a program about the files of leads, one file at a time, however many leads come.
 * @param command the program and what it is called with
 * @param most milliseconds that the files of one lead may take
 * @returns why a lead is suspect; nothing when none of its files is
 */
export function scanner(
  command: string[],
  warn: Warn,
  most = timeout,
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
    for (const file of partsOf(body).files)
      try {
        if (!(await inTurn(file, signal))) found.push(file.name.slice(0, longest));
      } catch (error) {
        warn("not scanned", reasonOf(error));
        return "files not scanned";
      }
    return found.length > 0 ? `${command[0]} objects to ${found.join(", ")}` : undefined;
  };
}
