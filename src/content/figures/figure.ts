/** A picture as a page shows it: drawn once, and compiled once for each place and palette. */
import { valueApart } from "../once/once.ts";
import type { Content } from "./content.ts";
import type { Drawing } from "./drawing.ts";
import type { Language } from "./language.ts";
import type { Figure, Sheets } from "./markup.ts";
import { rowsNamedIn } from "./named.ts";
import type { Source } from "./place.ts";
import { pictureFile, svgFile } from "./svg.ts";
import { sheetOf } from "./tokens.ts";

/** The makers of drawings: one each, since a thread takes half a second to load both programs. */
const makers: { [language in Language]: string } = {
  "vega-lite": "src/content/figures/chart.ts",
  dot: "src/content/figures/diagram.ts",
};

/** The texts and drawings of a picture's source. */
export function contentOf({ text, file, line }: Source, language: Language): Promise<Content> {
  const from = { text, rows: rowsNamedIn(text) };
  return valueApart<Content>({ kind: "drawings", by: makers[language], from }, { file, line });
}

/**
 * Compiles a picture's source to a figure.
 * @param id unique on its page
 * @throws DocumentError at the first mistake of its source
 */
export async function figureOf(source: Source, language: Language, id: string): Promise<Figure> {
  const { file, line } = source;
  const content = await contentOf(source, language);
  const sheets: Sheets = { wide: sheetOf(content.wide.shapes), narrow: sheetOf(content.narrow.shapes) };
  const from = { content, id, sheets };
  return valueApart({ kind: "figures", by: "src/content/figures/markup.ts", from }, { file, line });
}

/**
 * The cover of an article: an image for its card and header, and the drawing it is made from. It needs no description
 * besides the article.
 */
interface Cover extends Figure {
  drawing: Drawing;
}

/**
 * Makes the cover from a chart.
 * @throws DocumentError at the first mistake of its source
 */
export async function coverFrom(source: Source, language: Language): Promise<Cover> {
  const { wide, title, description } = await contentOf(source, language);
  const drawing = await valueApart<Drawing>({ kind: "covers", by: "src/content/figures/cover.ts", from: wide });
  const text = svgFile(drawing, { id: "", title, description }, sheetOf(drawing.shapes));
  const path = pictureFile("cover", text);
  const html = `<img class="cover" src="/${path}" width="640" height="360" alt="" loading="lazy" decoding="async">`;
  return { html, drawing, files: [{ path, text }] };
}
