/** Vite plugin: the font, subset to the letters of the site's texts and of people's names, as `@font/…`. */
import { mkdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { filesBelow, routeFolders } from "../../below.ts";
import { writeWhole } from "../../whole.ts";
import { languageFile, languagesIn } from "../forms/languages.ts";
import { keyOf, onceApart } from "../once/once.ts";
import { cachedPath } from "../once/store.ts";

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** Letters that visitors type, whatever the pages contain: ASCII and the Latin letters of western names. */
const typed = `${from(0x20, 0x7e)}’ÄÅÆÇÉÖØÜß${from(0xe0, 0xf6)}${from(0xf8, 0xfc)}ý`;

/** The non-ASCII letters in pages, forms and components, and in the words of languages that forms have. */
function said(root: string): Set<string> {
  const files = [...routeFolders.flatMap((below) => filesBelow(root, below, "")), ...filesBelow(root, "src", ".tsx")];
  const read = [...files.map((file) => join(root, file)), ...languagesIn(root).map((lang) => languageFile(root, lang))];
  return new Set(read.flatMap((file) => readFileSync(file, "utf8").match(/[^\x20-\x7e]/gu) ?? []));
}

/** The letters of a project's font, sorted. */
export const lettersOf = (root: string): string => [...new Set([...typed, ...said(root)])].sort().join("");

/** The path of a subset's folder for the styles, and the promise of its file: nothing needs it before styles are read. */
function subset(letters: string): { folder: string; made: Promise<void> } {
  const thing = { kind: "fonts", by: "src/content/pictures/subset.ts", from: { letters } };
  const file = cachedPath("text.woff2", keyOf(thing) ?? `${process.pid}-${performance.now()}`);
  return { folder: dirname(file), made: onceApart(thing).then((bytes) => writeWhole(file, bytes)) };
}

/** Every letter that the font may contain, for the dev server, which does not read all pages first. */
const every = from(0x20, 0x2fff);

/** The plugin. */
export function font(root: string): Plugin {
  let made: Promise<void> | undefined;
  return {
    name: "keelwork:font",
    config(_config, { command, mode }) {
      const isDev = command === "serve" && mode === "development";
      const { folder, made: making } = subset(isDev ? every : lettersOf(root));
      made = making;
      // A failure is reported where it is awaited.
      making.catch(() => undefined);
      const alias = { "@font": folder };
      if (!isDev) return { resolve: { alias } };
      // The cache may be outside the project, and the dev server only serves files from inside it, by their real paths.
      mkdirSync(folder, { recursive: true });
      return { resolve: { alias }, server: { fs: { allow: [realpathSync(folder)] } } };
    },
    buildStart: () => made,
  };
}
