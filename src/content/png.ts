/** Maker: draws the favicon, or a page's card, in pixels. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import opentype, { type Font, type PathCommand } from "opentype.js";
import { hull } from "../shell/lines.tsx";
import { type Colors, faviconIn, mark } from "./mark.ts";
import { maker } from "./once/maker.ts";

/** Breaks a title into lines of about a card's width. */
function linesOf(title: string, width = 26): string[] {
  const lines = [""];
  for (const word of title.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line && `${line} ${word}`.length > width) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.slice(0, 4);
}

/** One step of a letter's outline, in SVG's words. */
function step(command: PathCommand): string {
  const { type, ...points } = command;
  const order = ["x1", "y1", "x2", "y2", "x", "y"] as const;
  const values = order.flatMap((name) => (name in points ? [Reflect.get(points, name)] : []));
  return type + values.map((value) => Math.round(Number(value) * 10) / 10).join(" ");
}

/** Words as a drawing, letter by letter, so that no machine needs the font. */
function words(font: Font, text: string, color: string, x: number, y: number, size: number): string {
  let at = x;
  const letters = [...text].map((letter) => {
    const glyph = font.charToGlyph(letter);
    const drawing = glyph.getPath(at, y, size).commands.map(step).join("");
    at += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size;
    return drawing;
  });
  return `<path fill="${color}" d="${letters.join("")}"/>`;
}

/** The card of a page: 1200 by 630. */
const card = (
  font: Font,
  colors: Colors,
  brand: string,
  title: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${colors.ink}"/>
<g fill="none" stroke="${colors.accent}" opacity=".4" stroke-width="1.5" transform="translate(652 352) scale(.76)"><path d="${hull}"/><path d="M340 0v340" stroke-width="3"/></g>
<g transform="translate(72 64) scale(1.9)">${mark(colors)}</g>
${words(font, brand, colors.light, 148, 110, 40)}
${linesOf(title)
  .map((line, index) => words(font, line, colors.light, 72, 236 + index * 82, 68))
  .join("")}
</svg>`;

function readFont(): Font {
  const file = "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff";
  const bytes = readFileSync(join(process.cwd(), file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

let font: Font | undefined;

/** What is drawn: the favicon of a width, or the card of a page. */
export type Picture = { colors: Colors } & ({ width: number } | { brand: string; title: string });

/** Turns a drawing into a PNG of a width in pixels. */
const png = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render().asPng();

export default maker((picture: Picture) => {
  if ("width" in picture) return png(faviconIn(picture.colors), picture.width);
  font ??= readFont();
  return png(card(font, picture.colors, picture.brand, picture.title), 1200);
});
