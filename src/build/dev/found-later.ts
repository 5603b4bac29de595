/** Vite plugin: in `npm run dev`, the files found by a lazy glob are resolved when they are imported, not all at once. */
import { dirname, relative } from "node:path";
import type { Plugin } from "vite";
import { filesBelow, routeFolders } from "../../below.ts";
import { devOnly } from "../../content/dev-only.ts";

/** A glob whose modules are imported on demand: its patterns, and the query of each import. */
const glob = /import\.meta\.glob\((\[[^\]]*\]|"[^"]*"),\s*\{(?:\s*query: "([^"]*)",)?\s*import: "default",?\s*\}\)/g;

/** Converts a glob to a regular expression: `*` is a part of a name, `**` any folders; hidden files do not match. */
function matcherOf(pattern: string): RegExp {
  const signs = new Map([
    ["**/", "(?:(?!\\.)[^/]+/)*"],
    ["*", "(?!\\.)[^/]*"],
  ]);
  return new RegExp(`^${pattern.replace(/\*\*\/|[*.()+]/g, (sign) => signs.get(sign) ?? `\\${sign}`)}$`);
}

/** The files found by a list of patterns, which are relative to the project's root. */
export function filesOf(root: string, patterns: string[]): string[] {
  const not = (isNot: boolean) =>
    patterns.flatMap((one) => (one.startsWith("!") === isNot ? matcherOf(one.replace("!", "")) : []));
  const [wanted, unwanted] = [not(false), not(true)];
  const folders = routeFolders.filter((folder) => patterns.some((one) => one.startsWith(`${folder}/`)));
  return folders
    .flatMap((folder) => filesBelow(root, folder, ""))
    .filter((file) => wanted.some((one) => one.test(file)) && !unwanted.some((one) => one.test(file)))
    .sort();
}

/**
 * The plugin. With 3,000 pages, a module that contains an import of each delays the first response by a second: Vite parses that
 * code four times and resolves every import. Nothing gets stale, since each document imports its modules again.
 */
export function foundLater(root: string): Plugin {
  return {
    name: "keelwork:found-later",
    apply: devOnly,
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      const up = `${relative(dirname(id), root)}/`;
      const later = code.replace(glob, (call: string, patterns: string, query = "") => {
        const files = filesOf(root, [JSON.parse(patterns.replaceAll(up, ""))].flat());
        const found = `foundLater(${JSON.stringify(JSON.stringify(files))}, ${JSON.stringify(query)})`;
        return found + "\n".repeat(call.split("\n").length - 1);
      });
      if (later === code) return undefined;
      return `${later}
function foundLater(files, query) {
  const load = (file) => import(/* @vite-ignore */ ${JSON.stringify(`/@fs${root}`)} + file + query);
  return Object.fromEntries(JSON.parse(files).map((file) => [${JSON.stringify(up)} + file, async () => (await load(file)).default]));
}`;
    },
  };
}
