/** Rejects content that a paper cannot show, with its line. */
import type { Token } from "markdown-it";
import { quote } from "../../engine/check/problem.ts";
import { fail, type Source } from "../figures/place.ts";
import { isBreak, withLines } from "../markdown/lines.ts";

/** The tokens that runs are made of (src/content/papers/blocks.ts). */
const known = /^(text|code_inline|softbreak|hardbreak|(strong|em|link)_(open|close))$/;

/** A part of a text, with its line. */
interface Piece {
  line: number;
  type: string;
  text: string;
  /** The target of a link. */
  href?: string;
}

/** The parts of a text, in order. */
const piecesOf = (tokens: Token[]): Piece[] =>
  withLines(tokens).flatMap(({ token, line }): Piece[] => {
    const { type, content, children } = token;
    // The typeface has no tabs, and a picture does not draw those in its source.
    if (type === "fence")
      return content
        .replaceAll("\t", " ")
        .split("\n")
        .map((text, index) => ({ line: line + 1 + index, type: "text", text }));
    let at = line;
    return (children ?? []).map((child) => ({
      line: isBreak(child) ? at++ : at,
      type: child.type,
      text: child.content,
      href: String(child.attrGet("href") ?? ""),
    }));
  });

/**
 * Checks that a paper can show everything in its text.
 * @param has whether the typeface has a character
 * @throws DocumentError for the first part that it cannot show
 */
export function refuseUnshown(source: Source, tokens: Token[], has: (character: string) => boolean): void {
  for (const { line, type, text, href } of piecesOf(tokens)) {
    if (href && !/^[a-z][a-z\d+.-]*:/i.test(href))
      fail(source, line, {
        expected: "links with a whole address, since a PDF is read anywhere",
        found: quote(href),
        fix: href.startsWith("/")
          ? `write {{brand.url}}${href}`
          : "write the whole address, or name the place in words",
      });
    if (!known.test(type))
      fail(source, line, {
        expected: "plain, bold and italic words, code and links",
        found: type === "image" ? "a picture of another file" : type.replace(/_open$/, ""),
        fix: type === "image" ? "draw it in a fenced block, ```dot or ```vega-lite" : "write it as one of these",
      });
    const missing = [...text].find((character) => !has(character));
    if (missing)
      fail(source, line, {
        expected: "characters that the typeface of papers has: those of Western European languages",
        found: `${quote(missing)}, of which the paper would show a box`,
        fix: "write it in words",
      });
  }
}
