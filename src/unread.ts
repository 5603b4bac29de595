/** Handles output that nobody reads any more, or that cannot be written. */
import { faultIn } from "./engine/check/problem.ts";

/**
 * Ends the process when the reader of its output is gone, which is not an error: `head` stops when it has seen enough. A full
 * disk is one.
 */
export function endUnread(): void {
  process.stdout.on("error", ({ code, message: found }: NodeJS.ErrnoException) => {
    if (code === "EPIPE") process.exit(0);
    const finding = { expected: "a place that can be written", found, fix: "write it where there is room" };
    console.error(faultIn("the output", finding).message);
    process.exit(1);
  });
}

/**
 * Lets the process go on when its output is no longer read, or cannot be written: Node would end it where a second line meets a
 * full disk or no reader.
 */
export function goOnUnread(): void {
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
}
