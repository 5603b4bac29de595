/** What a page is rendered from, besides its texts and pictures: its definition, and all code and data that pages share. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow, formFolders, sourceFiles } from "../below.ts";
import { wholeOf } from "../content/listing.ts";
import { hashOf } from "../content/once/once.ts";
import { isPart, isPicture, routeOfPage } from "../content/paths.ts";

const source = (root: string, file: string) => readFileSync(join(root, file), "utf8");

/** A page that imports another page depends on more than its own file. */
const isAlone = (root: string, file: string, text: string): boolean =>
  Array.from(text.matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g), ([, path = ""]) =>
    join(dirname(file), path),
  ).every((imported) => !join(root, imported).startsWith(join(root, "pages/")) || isPart(imported));

/**
 * Finds the hash of a page's definition and of all that pages share, by its route.
 * @param shared what they are rendered from besides the project's files
 */
export function keysOf(root: string, shared: unknown): (path: string) => string | undefined {
  const pages = filesBelow(root, "pages", "");
  const isText = (file: string) => file.endsWith(".md") || isPicture(file);
  const isDefinition = (file: string) => file.endsWith(".ts") && !isPart(file);
  const common = ["src", ...formFolders].flatMap((folder) => filesBelow(root, folder, ""));
  const hash = createHash("sha256").update(JSON.stringify([shared, process.version, process.env.NODE_ENV]));
  for (const file of [...common, ...pages.filter((one) => !isText(one) && !isDefinition(one))])
    hash.update(`${file}\n`).update(source(root, file));
  for (const file of sourceFiles) if (existsSync(join(root, file))) hash.update(source(root, file));
  const all = hash.digest("base64url");
  const entries = pages.filter(isDefinition).flatMap((file) => {
    const text = source(root, file);
    return isAlone(root, file, text) ? [[routeOfPage(file), hashOf(`${all} ${file}\n${text}`)] as const] : [];
  });
  const keys = new Map(entries);
  return (path) => keys.get(wholeOf(path));
}
