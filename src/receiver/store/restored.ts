/** The copy of a backup beside the file that it is to replace, and what is left when that is broken off. */
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Unusable } from "./database.ts";

/** The path of the copy. */
export const restoredFor = (path: string): string => join(dirname(path), `.${basename(path)}.restored`);

/**
 * Whether a store's file is there.
 * @throws Unusable when it is not, since a restore has ended in between: a new one in its place would have no leads
 */
export function isThere(path: string): boolean {
  if (existsSync(path)) return true;
  if (!existsSync(restoredFor(path))) return false;
  throw new Unusable(
    "a restore ended before the backup was in its place",
    `npm run leads -- --restore FILE, the backup, once more; what was there, if anything, is kept as ${path}.before-…`,
  );
}
