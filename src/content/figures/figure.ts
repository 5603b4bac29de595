/** A picture as a page shows it: drawn once, and compiled once for each place where it stands and each set of its colors. */
import { valueApart } from "../once/once.ts";
import type { Content } from "./chart.ts";
import type { Language } from "./language.ts";
import type { Figure, Sheets } from "./markup.ts";
import type { Source } from "./place.ts";
import { sheetOf } from "./tokens.ts";

/**
 * The figure of a picture's source.
 * @param id unique on the page it stands on
 * @throws DocumentError at the first mistake of its source
 */
export async function figureOf({ text, file, line }: Source, language: Language, id: string): Promise<Figure> {
  const by = "src/content/figures/drawn.ts";
  const where = { file, line };
  const content = await valueApart<Content>({ kind: "drawings", by, from: { language, text } }, where);
  const sheets: Sheets = { wide: sheetOf(content.wide.shapes), narrow: sheetOf(content.narrow.shapes) };
  return valueApart({ kind: "figures", by: "src/content/figures/markup.ts", from: { content, id, sheets } }, where);
}
