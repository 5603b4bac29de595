/** Detects when a file has been written completely. */
import { lstatSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** The polling interval in milliseconds, and the maximum number of polls: an intentionally empty file stays empty. */
const [pause, mostLooks] = [20, 8];

/**
 * Waits until a file is not empty and has not changed for a moment: saving truncates it first, and the watcher may only
 * report that.
 */
export async function whenWritten(file: string): Promise<void> {
  let before: string | undefined;
  for (let look = 0; look < mostLooks; look += 1) {
    const { size, mtimeMs } = lstatSync(file, { throwIfNoEntry: false }) ?? {};
    const now = `${size} ${mtimeMs}`;
    if (now === before && size !== 0) return;
    before = now;
    await setTimeout(pause);
  }
}
