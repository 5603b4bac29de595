/** Serializes a drawing as SVG: inline, with tones as classes, or as a separate file that includes its tones. */
import { createHash } from "node:crypto";
import { escapedAttribute, escapedText } from "../../html.ts";
import { extentOf } from "./crowded.ts";
import { type Drawing, moved, type Path, type Shape, short, type Words } from "./drawing.ts";
import { cutOf, fontOf } from "./fonts.ts";

const attributes = (pairs: [name: string, value: string | number | undefined][]): string =>
  pairs.map(([name, value]) => (value === undefined || value === "" ? "" : ` ${name}="${value}"`)).join("");

/** The attributes of a path, except its outline. */
const look = ({ fill, stroke, width, dash, opacity }: Path): string =>
  attributes([
    ["class", [fill && `f-${fill}`, stroke && `s-${stroke}`].filter(Boolean).join(" ")],
    ["stroke-width", stroke && width !== undefined && width !== 1.5 ? short(width) : undefined],
    ["stroke-dasharray", dash],
    ["fill-opacity", opacity],
  ]);

const wordsLook = ({ size, tone, anchor, bold }: Words): string =>
  attributes([
    ["class", `f-${tone}${bold ? " b" : ""}`],
    ["font-size", size === 13 ? undefined : size],
    ["text-anchor", anchor === "start" ? undefined : anchor],
  ]);

/** Combines adjacent paths with the same style into one, if they are only stroked. */
function joined(shapes: Shape[]): Shape[] {
  const out: Shape[] = [];
  for (const shape of shapes) {
    const last = out.at(-1);
    if (last && "d" in last && "d" in shape && !shape.fill && look(last) === look(shape))
      out[out.length - 1] = { ...last, d: last.d + shape.d };
    else out.push(shape);
  }
  return out;
}

function written(words: Words): string {
  const { x, y, text, turn } = words;
  const place = attributes([
    ["x", short(x)],
    ["y", short(y)],
    ["transform", turn ? `rotate(${turn} ${short(x)} ${short(y)})` : undefined],
  ]);
  return `<text${place}${wordsLook(words)}>${escapedText(text)}</text>`;
}

const pathOf = (path: Path): string => `<path${look(path)} d="${moved(path.d, 0, 0)}"/>`;

/** The text alternative of a drawing. */
export interface TextAlternative {
  /** Unique on its page. */
  id: string;
  title: string;
  description: string;
}

/** Inline SVG for a document; `name` is a class that determines when it is shown. */
export function inlineSvg(
  { width, height, shapes }: Drawing,
  { id, title, description }: TextAlternative,
  name: string,
): string {
  const body = joined(shapes).map((shape) => ("d" in shape ? pathOf(shape) : written(shape)));
  const size = `viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}" height="${short(height)}"`;
  return `<svg class="drawing ${name}" ${size} role="img" aria-label="${escapedAttribute(title)}" aria-describedby="${id}"><title>${escapedText(title)}</title><desc id="${id}">${escapedText(description)}</desc>${body.join("")}</svg>`;
}

/** Text as outlines with shared glyphs, since a separate file has no access to the page's font. */
function outlined(words: Words, letters: Map<string, string>): string {
  const font = fontOf(cutOf(words.bold));
  const scale = words.size / font.unitsPerEm;
  const { left } = extentOf(words);
  let at = 0;
  const uses = [...words.text].map((letter) => {
    const glyph = font.charToGlyph(letter);
    const id = `${words.bold ? "b" : "r"}${letter.codePointAt(0)?.toString(36)}`;
    if (!letters.has(id)) letters.set(id, moved(glyph.getPath(0, 0, font.unitsPerEm).toPathData(0), 0, 0));
    const use = letters.get(id) ? `<use href="#${id}" x="${at}"/>` : "";
    at += Math.round(glyph.advanceWidth ?? 0);
    return use;
  });
  const turn = words.turn ? `rotate(${words.turn} ${short(words.x)} ${short(words.y)}) ` : "";
  const place = `${turn}translate(${short(left)} ${short(words.y)}) scale(${Math.round(scale * 1e5) / 1e5})`;
  return `<g class="f-${words.tone}" transform="${place}">${uses.join("")}</g>`;
}

/**
 * A drawing as a separate file, which follows the color scheme.
 * @param sheet its tones (tokens.ts)
 */
export function svgFile(
  { width, height, shapes }: Drawing,
  { title, description }: TextAlternative,
  sheet: string,
): string {
  const letters = new Map<string, string>();
  const body = joined(shapes).map((shape) => ("d" in shape ? pathOf(shape) : outlined(shape, letters)));
  const glyphs = [...letters].filter(([, d]) => d).map(([id, d]) => `<path id="${id}" d="${d}"/>`);
  const size = `viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}" height="${short(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>${escapedText(title)}</title><desc>${escapedText(description)}</desc><style>${sheet}</style><defs>${glyphs.join("")}</defs>${body.join("")}</svg>\n`;
}

/** The path of a drawing's file below the site's root: with a hash of its text, so that it never changes. */
export function pictureFile(name: string, text: string): string {
  const hash = createHash("sha256").update(text).digest("base64url").replace(/[-_]/g, "").slice(0, 8);
  return `assets/${name}-${hash}.svg`;
}
