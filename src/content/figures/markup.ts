/** Maker: compiles drawings to a figure's markup, and to separate files if they are too large for a document. */
import { brotliCompressSync } from "node:zlib";
import { quote } from "../../engine/check/problem.ts";
import { escapedAttribute, escapedText } from "../../html.ts";
import { unbrokenMarkup } from "../markdown/unbroken.ts";
import { maker } from "../once/maker.ts";
import type { Content } from "./content.ts";
import { crowded } from "./crowded.ts";
import type { Drawing } from "./drawing.ts";
import { cutOf, fontOf } from "./fonts.ts";
import { fail, type Source } from "./place.ts";
import { inlineSvg, pictureFile, svgFile, type TextAlternative } from "./svg.ts";

/** The maximum size of an inline figure, in bytes of brotli; a larger one becomes a separate file. */
export const inlineLimit = 4096;

/** A figure as a page shows it. */
export interface Figure {
  html: string;
  /** The pictures in separate files: the path below the site's root, and the content. */
  files: { path: string; text: string }[];
}

/** The style sheets for separate files: the tones of each drawing, light and dark. */
export interface Sheets {
  wide: string;
  narrow: string;
}

const weight = (text: string) => brotliCompressSync(text).length;

/** A table row; its first cell is the row header. */
const row = (cells: string[], head: boolean): string =>
  `<tr>${cells.map((cell, index) => (head ? `<th scope="col">${escapedText(cell)}</th>` : index ? `<td>${escapedText(cell)}</td>` : `<th scope="row">${unbrokenMarkup(cell)}</th>`)).join("")}</tr>`;

/** A disclosure with its summary, to which screen readers add the picture's title. */
const fold = (attributes: string, words: string, title: string, content: string): string =>
  `<details${attributes}><summary>${words}<span class="visually-hidden">: ${escapedText(title)}</span></summary>${content}</details>`;

function tableMarkup(table: string[][] | undefined, title: string): string {
  if (!table) return "";
  const [head = [], ...rows] = table;
  const body = rows.map((cells) => row(cells, false)).join("");
  return fold("", "As a table", title, `<table><thead>${row(head, true)}</thead><tbody>${body}</tbody></table>`);
}

/** Both drawings as files; a browser fetches only the one it shows, lazily. */
function apart(
  { wide, narrow, title, description }: Content,
  id: string,
  sheets: Sheets,
): { picture: string; files: Figure["files"] } {
  const file = (drawing: Drawing, name: keyof Sheets) => {
    const text = svgFile(drawing, { id, title, description }, sheets[name]);
    return { path: pictureFile(`${id}-${name}`, text), text };
  };
  const [large, small] = [file(wide, "wide"), file(narrow, "narrow")];
  const same = large.text === small.text;
  const size = ({ width, height }: Drawing) => `width="${Math.ceil(width)}" height="${Math.ceil(height)}"`;
  const onPhones = `<source media="(max-width:47.99rem)" srcset="/${small.path}" ${size(narrow)}>`;
  const picture = `<picture>${same ? "" : onPhones}<img src="/${large.path}" ${size(wide)} alt="${escapedAttribute(title)}" aria-describedby="${id}-said" loading="lazy" decoding="async"></picture>`;
  return { picture, files: same ? [large] : [large, small] };
}

function inlined({ wide, narrow, title, description }: Content, id: string): string {
  const said = (name: string): TextAlternative => ({ id: `${id}-${name}`, title, description });
  return inlineSvg(wide, said("wide"), "drawing-wide") + inlineSvg(narrow, said("narrow"), "drawing-narrow");
}

/** The first character of a drawing that our typeface lacks: a separate file, drawn in its outlines, would show a box. */
const lostIn = ({ shapes }: Drawing): string | undefined =>
  shapes
    .flatMap((shape) => ("text" in shape ? [shape] : []))
    .flatMap(({ text, bold }) => [...text].filter((sign) => !fontOf(cutOf(bold)).hasChar(sign)))[0];

/** The input of the maker. */
interface Parts {
  content: Content;
  /** Unique on its page. */
  id: string;
  sheets: Sheets;
}

/**
 * Compiles a picture. Its text alternative is inside an inline SVG, but on the page for a file.
 * @throws DocumentError if some of its text is not legible
 */
function compiled({ content, id, sheets }: Parts, source: Pick<Source, "file" | "line">): Figure {
  const { title, description, note, table } = content;
  for (const [name, drawing] of [
    ["a column", content.wide],
    ["a phone", content.narrow],
  ] as const)
    for (const fault of crowded(drawing))
      fail({ ...source, text: "" }, 1, {
        expected: `a picture whose text is all legible, as it is drawn for ${name}`,
        found: fault,
        fix: "shorten the words, or move one of them",
      });
  const drawn = inlined(content, id);
  const isApart = content.apart || weight(drawn) > inlineLimit;
  const lost = isApart && (lostIn(content.wide) ?? lostIn(content.narrow));
  if (lost)
    fail({ ...source, text: "" }, 1, {
      expected: "characters that our typeface has, in a picture that is too large to be part of a page",
      found: `${quote(lost)}, of which it would show a box`,
      fix: "write it in words",
    });
  const { picture, files } = isApart ? apart(content, id, sheets) : { picture: drawn, files: [] };
  const paragraph = (text: string | undefined, name: string) => (text ? `<p ${name}>${unbrokenMarkup(text)}</p>` : "");
  const said = paragraph(isApart ? description : "", `class="figure-said" id="${id}-said"`);
  // The description is open where there is room, and collapsed on a phone: who sees the diagram need not scroll past it.
  const words = said && !table ? fold(' class="fold"', "In words", title, said) : said;
  const rest = words + paragraph(note, 'class="figure-note"') + tableMarkup(table, title);
  return {
    html: `<figure class="figure" id="${id}"><figcaption>${unbrokenMarkup(title)}</figcaption>${picture}${rest}</figure>`,
    files,
  };
}

export default maker(compiled);
