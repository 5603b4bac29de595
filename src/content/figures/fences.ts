/** Draws the code fences of a Markdown text that are pictures: ```vega-lite and ```dot. */
import { type Figure, figureOf, type Language, languages } from "./figure.ts";

/** What to do with a compiled figure: gives its markup. */
export type Figures = (figure: Figure) => string;

/** A token of markdown-it, as far as a fence needs it. */
interface Token {
  type: string;
  info: string;
  content: string;
  map: [number, number] | null;
}

const isLanguage = (info: string): info is Language => info in languages;

/**
 * The tokens with each picture drawn.
 * @throws DocumentError at the first mistake of a picture, with its line in the Markdown file
 */
export async function withFigures<T extends Token>(tokens: T[], file: string, figures: Figures): Promise<T[]> {
  let count = 0;
  for (const token of tokens) {
    if (token.type !== "fence" || !isLanguage(token.info)) continue;
    count += 1;
    const source = { file, line: (token.map?.[0] ?? 0) + 2, text: token.content };
    token.content = figures(await figureOf(source, token.info, `figure-${count}`));
    token.type = "html_block";
  }
  return tokens;
}
