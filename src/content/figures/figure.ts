/** Compiles a picture's source to what a page shows: the figure's markup, and its files when it is too large for a document. */
import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { type Content, chart } from "./chart.ts";
import { crowded } from "./crowded.ts";
import { diagram } from "./diagram.ts";
import type { Drawing } from "./drawing.ts";
import { fail, type Source } from "./place.ts";
import { escaped, inlineSvg, type Said, svgFile } from "./svg.ts";

/** The languages pictures are written in, by the name of a code fence and by the end of a file's name. */
export const languages = {
  "vega-lite": { ending: ".vl.json", draw: chart },
  dot: { ending: ".dot", draw: diagram },
} as const;

/** The name of one of them. */
export type Language = keyof typeof languages;

/** The language of a file by the end of its name. */
export const languageOf = (file: string): Language | undefined =>
  (Object.keys(languages) as Language[]).find((language) => file.endsWith(languages[language].ending));

/** The name that pages use for a file's picture, unique among all of them. */
export const nameOfFigure = (file: string): string => (file.split("/").at(-1) ?? "").replace(/\..*$/, "");

/** What a figure may weigh in a document, in bytes of brotli; a larger one is a file of its own. */
export const inlineLimit = 4096;

/** A figure as a page shows it. */
export interface Figure {
  html: string;
  /** Pictures that are files of their own: the path below the site's root, and the text. */
  files: { path: string; text: string }[];
}

const weight = (text: string) => brotliCompressSync(text).length;

/** A table's row: what it is about is its head. */
const row = (cells: string[], head: boolean): string =>
  `<tr>${cells.map((cell, index) => (head ? `<th scope="col">${escaped(cell)}</th>` : index ? `<td>${escaped(cell)}</td>` : `<th scope="row">${escaped(cell)}</th>`)).join("")}</tr>`;

function tableMarkup(table: string[][] | undefined, title: string): string {
  if (!table) return "";
  const [head = [], ...rows] = table;
  const body = rows.map((cells) => row(cells, false)).join("");
  return `<details><summary>As a table<span class="visually-hidden">: ${escaped(title)}</span></summary><table><thead>${row(head, true)}</thead><tbody>${body}</tbody></table></details>`;
}

/** Both drawings as files, of which a browser fetches the one it shows, and not before it comes near. */
function apart({ wide, narrow, title, description }: Content, id: string): { picture: string; files: Figure["files"] } {
  const file = (drawing: Drawing, name: string) => {
    const text = svgFile(drawing, { id, title, description });
    const hash = createHash("sha256").update(text).digest("base64url").replace(/[-_]/g, "").slice(0, 8);
    return { path: `assets/${id}-${name}-${hash}.svg`, text };
  };
  const [large, small] = [file(wide, "wide"), file(narrow, "narrow")];
  const same = large.text === small.text;
  const size = ({ width, height }: Drawing) => `width="${Math.ceil(width)}" height="${Math.ceil(height)}"`;
  const onPhones = `<source media="(max-width:47.99rem)" srcset="/${small.path}" ${size(narrow)}>`;
  const picture = `<picture>${same ? "" : onPhones}<img src="/${large.path}" ${size(wide)} alt="${escaped(title)}" aria-describedby="${id}-said" loading="lazy" decoding="async"></picture>`;
  return { picture, files: same ? [large] : [large, small] };
}

function inlined({ wide, narrow, title, description }: Content, id: string): string {
  const said = (name: string): Said => ({ id: `${id}-${name}`, title, description });
  return inlineSvg(wide, said("wide"), "drawing-wide") + inlineSvg(narrow, said("narrow"), "drawing-narrow");
}

/**
 * Compiles a picture. What an inlined one says to those who do not see it stands in its SVG; what a file says, on the page.
 * @param id unique on the page it stands on
 * @throws DocumentError at the first mistake of its source
 */
export async function figureOf(source: Source, language: Language, id: string): Promise<Figure> {
  const content = await languages[language].draw(source);
  const { title, description, note, table } = content;
  for (const [name, drawing] of [
    ["a column", content.wide],
    ["a phone", content.narrow],
  ] as const)
    for (const fault of crowded(drawing))
      fail(source, 1, {
        expected: `a picture whose words can all be read, as it is drawn for ${name}`,
        found: fault,
        mend: "shorten the words, or move one of them",
      });
  const drawn = inlined(content, id);
  const isApart = content.apart || weight(drawn) > inlineLimit;
  const { picture, files } = isApart ? apart(content, id) : { picture: drawn, files: [] };
  const paragraph = (text: string | undefined, name: string) => (text ? `<p ${name}>${escaped(text)}</p>` : "");
  const said = paragraph(isApart ? description : "", `class="figure-said" id="${id}-said"`);
  const rest = said + paragraph(note, 'class="figure-note"') + tableMarkup(table, title);
  return {
    html: `<figure class="figure" id="${id}"><figcaption>${escaped(title)}</figcaption>${picture}${rest}</figure>`,
    files,
  };
}
