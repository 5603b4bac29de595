/** The copy of a backup beside the file that it is to replace, and how an interrupted restore is detected. */
import { existsSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Unusable } from "./database.ts";
import { followed } from "./write-ahead.ts";

/** The path of the copy. */
export const restoredFor = (path: string): string => join(dirname(path), `.${basename(path)}.restored`);

/**
 * Whether a store's file exists.
 * @throws Unusable when it is missing because a restore was interrupted: a new file in its place would have no leads
 * @throws the system's error when this user cannot look, for example in another user's folder: there may be leads in it
 */
export function isThere(path: string): boolean {
  if (statSync(path, { throwIfNoEntry: false })) return true;
  if (!existsSync(restoredFor(followed(path)))) return false;
  throw new Unusable(
    "a restore ended before the backup was in its place",
    `npm run leads -- --restore FILE, the backup, once more; what was there, if anything, is kept as ${path}.before-…`,
  );
}
