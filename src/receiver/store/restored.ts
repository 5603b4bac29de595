/** The copy of a backup beside the file that it is to replace, and what is left when that is broken off. */
import { existsSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Unusable } from "./database.ts";
import { followed } from "./write-ahead.ts";

/** The path of the copy. */
export const restoredFor = (path: string): string => join(dirname(path), `.${basename(path)}.restored`);

/**
 * Whether a store's file is there.
 * @throws Unusable when it is not, since a restore has ended in between: a new one in its place would have no leads; and what keeps
 * this user from looking, such as a folder of another's: there may be leads in it
 */
export function isThere(path: string): boolean {
  if (statSync(path, { throwIfNoEntry: false })) return true;
  if (!existsSync(restoredFor(followed(path)))) return false;
  throw new Unusable(
    "a restore ended before the backup was in its place",
    `npm run leads -- --restore FILE, the backup, once more; what was there, if anything, is kept as ${path}.before-…`,
  );
}
