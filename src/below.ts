/** Lists files below a folder. */
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Files below a folder with a given ending, relative to the root, sorted. */
export function filesBelow(root: string, folder: string, ending: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}
