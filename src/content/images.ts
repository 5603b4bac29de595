/** Draws what other sites and systems show of us: the favicon set, and a card for each page that is shared. */
import { brand } from "../site.ts";
import { type Colors, faviconIn } from "./mark.ts";
import { onceApart } from "./once/once.ts";
import type { Picture } from "./png.ts";
import { tokenOf } from "./tokens.ts";

const colorsOf = (root: string): Colors => ({
  ink: tokenOf(root, "ink"),
  accent: tokenOf(root, "accent-bright"),
  light: tokenOf(root, "on-ink"),
});

/** The favicon: the mark on ink. */
export const favicon = (root: string): string => faviconIn(colorsOf(root));

/** The favicon in pixels, by the file it goes to. */
const iconSizes = new Map([
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["apple-touch-icon.png", 180],
]);

/**
 * Draws the PNG files of the site, several at a time, and hands each over with its path below the site's root.
 * @param cards the title of each page, by the file its card goes to
 */
export async function drawPictures(
  root: string,
  cards: Map<string, string>,
  write: (file: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const colors = colorsOf(root);
  const pictures = new Map<string, Picture>([
    ...[...iconSizes].map(([file, width]): [string, Picture] => [file, { colors, width }]),
    ...[...cards].map(([file, title]): [string, Picture] => [file, { colors, brand: brand.name, title }]),
  ]);
  const draw = async ([file, from]: [string, Picture]) =>
    write(file, await onceApart({ kind: "cards", by: "src/content/png.ts", from }));
  await Promise.all([...pictures].map(draw));
}
