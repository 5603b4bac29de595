/** Draws the images that other sites and systems show: the favicons, and a social card for each shared page. */
import { brand } from "../../site.ts";
import type { Drawing } from "../figures/drawing.ts";
import { palettes } from "../figures/tokens.ts";
import { keyOf, onceApart } from "../once/once.ts";
import { type Colors, faviconIn } from "./mark.ts";
import type { Picture } from "./png.ts";
import { tokenOf } from "./tokens.ts";

const colorsOf = (root: string): Colors => ({
  ink: tokenOf(root, "ink"),
  accent: tokenOf(root, "accent-bright"),
  light: tokenOf(root, "on-ink"),
});

/** The content of a page's card. */
export interface Card {
  title: string;
  /** An article's cover or a drawing from the page, instead of the hull. */
  cover?: Drawing;
}

/** The favicon: the mark on ink. */
export const favicon = (root: string): string => faviconIn(colorsOf(root));

/** The sizes of the favicon, by file. */
const iconSizes = new Map([
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["apple-touch-icon.png", 180],
]);

/**
 * Passes on the site's PNG files in parallel.
 * @param cards the content of each page's card, by file
 * @param take gets a file's path below the site's root, what renders it, and the cache key of that
 */
export async function drawPictures(
  root: string,
  cards: Map<string, Card>,
  take: (file: string, make: () => Promise<Uint8Array>, key?: string) => Promise<void>,
): Promise<void> {
  const colors = colorsOf(root);
  const palette = palettes().dark;
  const pictures = new Map<string, Picture>([
    ...[...iconSizes].map(([file, width]): [string, Picture] => [file, { colors, width }]),
    ...[...cards].map(([file, { title, cover }]): [string, Picture] => [
      file,
      { colors, brand: brand.name, title, ...(cover && { cover, palette }) },
    ]),
  ]);
  const draw = ([file, from]: [string, Picture]) => {
    const thing = { kind: "cards", by: "src/content/pictures/png.ts", from };
    return take(file, () => onceApart(thing), keyOf(thing));
  };
  await Promise.all([...pictures].map(draw));
}
