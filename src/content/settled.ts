/** A file that is being written: when all of it is there. */
import { statSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** How often such a file is looked at, and how many times at most: one that is meant to be empty is left empty. */
const [pause, mostLooks] = [20, 8];

/**
 * Waits until a file is as it was a moment ago, and not empty: it is emptied before it is written again, and only the first of
 * the two may be told of.
 */
export async function settled(file: string): Promise<void> {
  let before: string | undefined;
  for (let look = 0; look < mostLooks; look += 1) {
    const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    const now = `${size} ${mtimeMs}`;
    if (now === before && size !== 0) return;
    before = now;
    await setTimeout(pause);
  }
}
