/** Vite plugin: the font, cut down to the letters of the site's own words and of people's names, as `@font/…`. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { filesBelow } from "../below.ts";

const source = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** What visitors type and are called by, whatever the pages say: ASCII and the Latin letters of western names. */
const typed = `${from(0x20, 0x7e)}’ÄÅÆÇÉÖØÜß${from(0xe0, 0xf6)}${from(0xf8, 0xfc)}ý`;

/** Every character that pages, forms and components say. */
function said(root: string): string {
  const files = [
    ...["pages", "schemas", "forms"].flatMap((below) => filesBelow(root, below, "")),
    ...filesBelow(root, "src", ".tsx"),
  ];
  return files.map((file) => readFileSync(join(root, file), "utf8")).join("");
}

/**
 * Left out: the variation of kerning by weight (it is right for regular text, and close for bold), names of weights for
 * font menus, and what browsers reckon from the outlines themselves.
 */
const left = ["GDEF", "HVAR", "MVAR", "STAT"];

/** The font's bytes with nothing but some letters: all weights, kerned. Others are drawn in the fallback font. */
const subsetOf = (root: string, letters: string): Promise<Uint8Array> =>
  subsetFont(readFileSync(join(root, source)), letters, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: ["kern", "liga"],
    dropTables: left,
  });

/** Writes the subset, under a folder that its letters give the name, unless it is there; gives the folder. */
async function place(root: string): Promise<string> {
  const letters = [...new Set(typed + said(root))].sort().join("");
  const made = createHash("sha256")
    .update(readFileSync(join(root, source)))
    .update(`${letters} ${left}`);
  const folder = join(root, "node_modules/.cache/keelwork-font", made.digest("hex").slice(0, 16));
  const file = join(folder, "instrument-sans.woff2");
  if (existsSync(file)) return folder;
  mkdirSync(folder, { recursive: true });
  // Builds may run side by side: the file appears whole or not at all.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, await subsetOf(root, letters));
  renameSync(unfinished, file);
  return folder;
}

/** The plugin; a letter that is new to the site comes with the next start or build. */
export function font(root: string): Plugin {
  return {
    name: "keelwork:font",
    config: async () => ({ resolve: { alias: { "@font": await place(root) } } }),
  };
}
