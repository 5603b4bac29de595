/** Keeps the assets of previous builds, for tabs opened before an upgrade, and for a server that is still running. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../below.ts";
import type { Output } from "../content/once/output.ts";
import { builtOf } from "../serve/build-record.ts";

/** The number of builds whose assets are kept, including the last one. */
const mostBuilds = 3;

/** The folders of assets, of the site and of its server half, which loads some only when they are needed. */
const folders = ["dist/assets", ".server/assets"];

/**
 * Reads which assets exist, before a build starts.
 * @returns a function that adds those of earlier builds to an output, and returns the names of each build's, newest first
 */
export function keptAssets(root: string): (output: Output) => string[][] {
  const there = folders.flatMap((folder) => filesBelow(root, folder, ""));
  const builds = builtOf(root, "site")?.assets ?? (there.length > 0 ? [there] : []);
  return (output) => {
    const made = folders.flatMap((folder) => output.below(folder));
    // Building the same again does not count as another build.
    const earlier = builds.filter((files) => files.join() !== made.join()).slice(0, mostBuilds - 1);
    output.add(earlier.flat().filter((file) => existsSync(join(root, file))));
    return [made, ...earlier];
  };
}
