/** The folders of a project's sources, and the files below a folder. */
import { type Dirent, existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The folders of documents that make forms. */
export const formFolders = ["schemas", "forms"];

/** The folders that routes are found in. */
export const routeFolders = ["pages", ...formFolders];

/** The folders of everything that a site is built from. */
export const sourceFolders = ["src", ...routeFolders, "papers"];

/** The other files that it is built from. */
export const sourceFiles = ["package-lock.json", "vite.config.ts"];

/** Whether a name is that of a by-product: a lock of Emacs (.#a.json), or metadata of macOS (._a.json). */
const isLeft = (name: string): boolean => /^\.[#_]/.test(name);

/** Everything below a folder, except folders: paths relative to the root, sorted. */
function pathsBelow(root: string, folder: string, isOne: (entry: Dirent) => boolean): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const below = (at: string, name: string): string[] =>
    readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
      if (isLeft(entry.name)) return [];
      if (entry.isDirectory()) return below(join(at, entry.name), `${name}${entry.name}/`);
      return isOne(entry) ? `${name}${entry.name}` : [];
    });
  const first = relative(root, path).replaceAll("\\", "/");
  return below(path, first && `${first}/`).sort();
}

/** Files below a folder with a given ending, relative to the root, sorted. */
export const filesBelow = (root: string, folder: string, ending: string): string[] =>
  pathsBelow(root, folder, (entry) => entry.isFile() && entry.name.endsWith(ending));

/** Every existing file that a site is built from. */
export const allSources = (root: string): string[] =>
  [...sourceFiles, ...sourceFolders.flatMap((folder) => filesBelow(root, folder, ""))].filter((file) =>
    existsSync(join(root, file)),
  );

/** Symbolic links below a folder, which nothing follows, relative to the root, sorted. */
export const linksBelow = (root: string, folder: string): string[] =>
  pathsBelow(root, folder, (entry) => entry.isSymbolicLink());
