/** Maker: renders the favicon or a page's card as PNG. */
import { Resvg } from "@resvg/resvg-js";
import type { Font, PathCommand } from "opentype.js";
import { hull } from "../../shell/lines.tsx";
import type { Drawing } from "../figures/drawing.ts";
import { fontOf } from "../figures/fonts.ts";
import type { Palette } from "../figures/tokens.ts";
import { maker } from "../once/maker.ts";
import { indexedPng } from "./indexed.ts";
import { type Colors, faviconIn, mark } from "./mark.ts";

/** The advance width of a letter in a font size. */
const advance = (font: Font, letter: string, size: number): number =>
  ((font.charToGlyph(letter).advanceWidth ?? 0) / font.unitsPerEm) * size;

/**
 * A text without symbols that a font lacks, for which it would draw boxes; empty if the font lacks letters of it, as for another
 * script.
 */
export function writable(font: Font, text: string): string {
  const isLost = (sign: string) => !font.hasChar(sign);
  const signs = [...text];
  if (signs.some((sign) => isLost(sign) && /[\p{L}\p{M}\p{N}]/u.test(sign))) return "";
  return signs
    .filter((sign) => !isLost(sign))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Breaks words into lines of a maximum width. */
function broken(words: string[], room: number, widthOf: (line: string) => number): string[] {
  const lines = [""];
  for (const word of words) {
    const line = lines.at(-1) ?? "";
    if (line && widthOf(`${line} ${word}`) > room) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

/** Breaks a title into lines no wider than `room` pixels: each sentence into as few as possible, of about the same length. */
export const breakTitle = (font: Font, title: string, size: number, room: number): string[] =>
  title.split(/(?<=\.) /).flatMap((sentence) => breakSentence(font, sentence, size, room));

function breakSentence(font: Font, title: string, size: number, room: number): string[] {
  const widthOf = (line: string) => [...line].reduce((sum, letter) => sum + advance(font, letter, size), 0);
  const within = (width: number) => broken(title.split(" "), width, widthOf);
  let width = room;
  while (width > size && within(width - 8).length === within(room).length) width -= 8;
  return within(width).slice(0, 5);
}

/** The coordinates of a path command, in SVG's order. */
const coordinates = ["x1", "y1", "x2", "y2", "x", "y"] as const;
type Point = { [name in (typeof coordinates)[number]]?: number };

/** One command of a glyph's path, in SVG notation. */
function step(command: PathCommand): string {
  const { type, ...points }: { type: string } & Point = command;
  const values = coordinates.flatMap((name) => points[name] ?? []);
  return type + values.map((value) => Math.round(value * 10) / 10).join(" ");
}

/** Text as paths, glyph by glyph, so that no font needs to be installed. */
function words(font: Font, text: string, color: string, x: number, y: number, size: number): string {
  let at = x;
  const letters = [...text].map((letter) => {
    const drawing = font.charToGlyph(letter).getPath(at, y, size).commands.map(step).join("");
    at += advance(font, letter, size);
    return drawing;
  });
  return `<path fill="${color}" d="${letters.join("")}"/>`;
}

/** The hull for pages without a cover of their own. */
const hullOf = ({ accent }: Colors): string =>
  `<g fill="none" stroke="${accent}" opacity=".4" stroke-width="1.5" transform="translate(652 352) scale(.76)"><path d="${hull}"/><path d="M340 0v340" stroke-width="3"/></g>`;

/** A cover at the right, on half of a card. */
function coverOf({ width, shapes }: Drawing, palette: Palette): string {
  const paths = shapes.map((shape) => {
    if ("text" in shape) return "";
    const { d, fill, stroke, width: stroked = 1.5, dash = "", opacity = 1 } = shape;
    const line = stroke ? ` stroke="${palette[stroke]}" stroke-width="${stroked}" stroke-dasharray="${dash}"` : "";
    return `<path d="${d}" fill="${fill ? palette[fill] : "none"}" fill-opacity="${opacity}"${line}/>`;
  });
  return `<g stroke-linecap="round" stroke-linejoin="round" transform="translate(632 226) scale(${496 / width})">${paths.join("")}</g>`;
}

/** The card of a page: 1200 by 630. */
function card(font: Font, { colors, brand, title, cover, palette }: CardPicture): string {
  const isCovered = cover && palette;
  // Beside a cover, with a visible gap.
  const [size, leading, room, top] = isCovered ? [50, 62, 516, 286] : [68, 82, 880, 236];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${colors.ink}"/>
${isCovered ? coverOf(cover, palette) : hullOf(colors)}
<g transform="translate(72 64) scale(1.9)">${mark(colors)}</g>
${words(font, writable(font, brand), colors.light, 148, 110, 40)}
${breakTitle(font, writable(font, title), size, room)
  .map((line, index) => words(font, line, colors.light, 72, top + index * leading, size))
  .join("")}
</svg>`;
}

/** The input: the width of a favicon, or the content of a page's card. */
export type Picture = { colors: Colors; width: number } | CardPicture;

/** The content of a page's card; a cover needs the colors of its tones. */
interface CardPicture {
  colors: Colors;
  brand: string;
  title: string;
  cover?: Drawing;
  palette?: Palette;
}

/** Renders a drawing as a PNG with a given width in pixels. */
function png(svg: string, width: number): Uint8Array {
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render();
  return indexedPng(drawn) ?? drawn.asPng();
}

export default maker((picture: Picture) => {
  if ("width" in picture) return png(faviconIn(picture.colors), picture.width);
  return png(card(fontOf("700-normal"), picture), 1200);
});
