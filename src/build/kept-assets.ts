/** Keeps the assets of previous builds, which tabs opened before an upgrade still request. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../below.ts";
import type { Output } from "../content/once/output.ts";
import { builtOf } from "../serve/stale.ts";

/** The number of builds whose assets are kept, including the last one. */
const mostBuilds = 3;

/**
 * Reads which assets are there, before a build starts.
 * @returns adds those of earlier builds to an output, and returns the names of each build's, newest first
 */
export function keptAssets(root: string): (output: Output) => string[][] {
  const there = filesBelow(root, "dist/assets", "");
  const builds = builtOf(root, "site")?.assets ?? (there.length > 0 ? [there] : []);
  return (output) => {
    const made = output.below("dist/assets");
    // Building the same again does not count as another build.
    const earlier = builds.filter((files) => files.join() !== made.join()).slice(0, mostBuilds - 1);
    output.add(earlier.flat().filter((file) => existsSync(join(root, file))));
    return [made, ...earlier];
  };
}
