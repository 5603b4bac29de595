/** Keeps the assets of previous builds, which tabs opened before an upgrade still request. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../below.ts";
import { builtOf } from "../serve/stale.ts";

/** How many builds' assets are kept, the last one's included. */
const mostBuilds = 3;

const assetsOf = (root: string) => filesBelow(root, "dist/assets", "");

/**
 * Reads the assets of the builds that are there, before a build begins.
 * @returns writes those of them back that the build has not made itself, and gives the names of every build's, the new first
 */
export function keptAssets(root: string): () => string[][] {
  const there = assetsOf(root);
  const builds = builtOf(root, "site")?.assets ?? (there.length > 0 ? [there] : []);
  const bytes = new Map(there.map((file) => [file, readFileSync(join(root, file))]));
  return () => {
    const made = assetsOf(root);
    // Building the same again does not count as another build.
    const earlier = builds.filter((files) => files.join() !== made.join()).slice(0, mostBuilds - 1);
    for (const file of new Set(earlier.flat())) {
      const kept = made.includes(file) ? undefined : bytes.get(file);
      if (kept) writeFileSync(join(root, file), kept);
    }
    return [made, ...earlier];
  };
}
