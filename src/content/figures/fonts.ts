/** The site's typeface as the build measures and outlines it, so that pictures need no installed font. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type opentype from "opentype.js";
import type { Font } from "opentype.js";

/** The styles that pictures and papers use. */
export type Cut = "400-normal" | "400-italic" | "600-normal" | "700-normal";

/** The file of a style. */
export const fontFile = (cut: Cut): string =>
  join(process.cwd(), `node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-${cut}.woff`);

const fonts = new Map<Cut, Font>();

/** Loads a package lazily: in most builds, everything drawn with the font is in the cache. */
const load = createRequire(import.meta.url);

/** A style of the typeface. */
export function fontOf(cut: Cut): Font {
  const kept = fonts.get(cut);
  if (kept) return kept;
  const { parse } = load("opentype.js") as typeof opentype;
  const bytes = readFileSync(fontFile(cut));
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(cut, font);
  return font;
}

/** The style for text in a picture. */
export const cutOf = (bold = false): Cut => (bold ? "600-normal" : "400-normal");

/** The width of a line of text. */
export function widthOf(text: string, size: number, bold = false): number {
  const font = fontOf(cutOf(bold));
  const units = [...text].reduce((sum, letter) => sum + (font.charToGlyph(letter).advanceWidth ?? 0), 0);
  return (units / font.unitsPerEm) * size;
}
