/** Reads the source of a paper: its title and subtitle, then its blocks, with their pictures. */
import MarkdownIt, { type Token } from "markdown-it";
import { brand } from "../../site.ts";
import type { Content } from "../figures/content.ts";
import { fencesIn } from "../figures/fences.ts";
import { fail, type Source } from "../figures/place.ts";
import { notingLeftOver, refuseLeftOver } from "../markdown/left-over.ts";
import { lineOf } from "../markdown/lines.ts";
import { conflictsIn, tablesIn } from "../markdown/misread.ts";
import type { Head } from "./sheet.ts";

/** A paper's blocks with its pictures drawn. */
export interface Manuscript extends Head {
  /** Those after the title and the subtitle. */
  tokens: Token[];
  all: Token[];
  pictures: Map<Token, Content>;
  source: Source;
}

/**
 * Reads a paper: its title, its subtitle and its blocks; each of its fences is one of the drawn pictures.
 * @throws DocumentError if it does not begin with a title and a subtitle, or has conflict markers, surplus cells, malformed tables,
 * or fences that are not pictures
 */
export function read(source: Source, drawn: Content[]): Manuscript {
  const { tokens, leftOver } = notingLeftOver(new MarkdownIt({ html: false }))(source.text);
  refuseLeftOver(source, leftOver);
  const misread = [...conflictsIn(source.text, tokens), ...tablesIn(source.text, tokens)];
  for (const { line, ...finding } of misread) fail(source, line, finding);
  const isOpening = tokens[0]?.tag === "h1" && tokens[3]?.type === "paragraph_open";
  if (!isOpening)
    fail(source, 1, {
      expected: "a title and a subtitle",
      found: "something else",
      fix: "begin with # and a paragraph",
    });
  const pictures = new Map(
    fencesIn(tokens).flatMap(({ token }, index): [Token, Content][] => {
      const content = drawn[index];
      return content ? [[token, content]] : [];
    }),
  );
  const other = tokens.find((token) => token.type === "fence" && !pictures.has(token));
  if (other)
    fail(source, lineOf(other), {
      expected: "a picture: ```dot or ```vega-lite",
      found: `\`\`\`${other.info}`,
      fix: "write it as text or as a table",
    });
  const [title = "", subtitle = ""] = [tokens[1]?.content, tokens[4]?.content];
  return { title, subtitle, author: brand.name, tokens: tokens.slice(6), all: tokens, pictures, source };
}
