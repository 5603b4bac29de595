/** Draws what other sites and systems show of us: the favicon set, and a card for each page that is shared. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import opentype, { type Font, type PathCommand } from "opentype.js";
import { hull } from "../shell/lines.tsx";
import { strokes } from "../shell/logo.tsx";
import { brand } from "../site.ts";
import { tokenOf } from "./tokens.ts";

/** The colors of a drawing. */
interface Colors {
  ink: string;
  accent: string;
  light: string;
}

const colorsOf = (root: string): Colors => ({
  ink: tokenOf(root, "ink"),
  accent: tokenOf(root, "accent-bright"),
  light: tokenOf(root, "on-ink"),
});

function mark({ accent, light }: Colors): string {
  const paths = strokes.map(({ d, width, opacity = 1, isKeel }) => {
    const color = isKeel ? ` stroke="${accent}"` : "";
    return `<path d="${d}" stroke-width="${width}"${color}${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
  });
  return `<g fill="none" stroke="${light}" stroke-linecap="round">${paths.join("")}</g>`;
}

const faviconIn = (colors: Colors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colors.ink}"/><g transform="translate(3.2 2.6) scale(.8)">${mark(colors)}</g></svg>`;

/** The favicon: the mark on ink. */
export const favicon = (root: string): string => faviconIn(colorsOf(root));

/** The favicon in pixels, by the file it goes to. */
const iconSizes = new Map([
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["apple-touch-icon.png", 180],
]);

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
  title: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${colors.ink}"/>
<g fill="none" stroke="${colors.accent}" opacity=".4" stroke-width="1.5" transform="translate(652 352) scale(.76)"><path d="${hull}"/><path d="M340 0v340" stroke-width="3"/></g>
<g transform="translate(72 64) scale(1.9)">${mark(colors)}</g>
${words(font, brand.name, colors.light, 148, 110, 40)}
${linesOf(title)
  .map((line, index) => words(font, line, colors.light, 72, 236 + index * 82, 68))
  .join("")}
</svg>`;

/** Turns a drawing into a PNG of a width in pixels, in a thread of its own. */
const png = async (svg: string, width: number): Promise<Uint8Array> =>
  (await renderAsync(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } })).asPng();

/**
 * Draws the PNG files of the site, several at a time, and hands each over with its path below the site's root.
 * @param cards the title of each page, by the file its card goes to
 */
export async function drawPictures(
  root: string,
  cards: Map<string, string>,
  write: (file: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const bytes = readFileSync(
    join(root, "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff"),
  );
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const colors = colorsOf(root);
  const icons = [...iconSizes].map(async ([file, size]) => write(file, await png(faviconIn(colors), size)));
  const drawn = [...cards].map(async ([file, title]) => write(file, await png(card(font, colors, title), 1200)));
  await Promise.all([...icons, ...drawn]);
}
