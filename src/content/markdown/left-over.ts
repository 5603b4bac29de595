/**
 * Rejects syntax that our Markdown does not support and a page would show literally: references without a definition, links without
 * a valid address, HTML, footnotes, and extensions of other dialects.
 */
import type { MarkdownIt, Token } from "markdown-it";
import { lineIn, quote } from "../../engine/check/problem.ts";
import { fail, type Source } from "../figures/place.ts";
import { isBreak, withLines } from "./lines.ts";

/**
 * Such a passage, as it is written: `][name]` of a reference, a whole inline link, `[^1]` of a footnote, a tag, the beginning of a
 * comment, and so on.
 */
export interface LeftOver {
  line: number;
  written: string;
}

const tags =
  "a|b|blockquote|br|center|code|dd|del|details|div|dl|dt|em|figure|font|h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|ol|p|pre|s|script|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|u|ul|video";
/**
 * A link whose address Markdown does not accept: it contains a space, does not end, or begins with javascript:. After a word, as in
 * List[Int](1, 2), or without words, as in [](int x), it is code in a sentence.
 */
const link = /(?<!\w)\[[^\][]+\]\([^()\n]*\)?/;

/** A heading without a space; ##[error] and ##vso[…] are from logs. */
const heading = /^#{2,6}(?=[^\s#])(?!\w*\[)[^\s`]*/;

/** Extensions: `[!NOTE]`, a `[[wiki link]]` that is neither code nor the text of another link, and `{#id}`. */
const added = String.raw`^\[!\w+\]|(?<!\w)\[\[(?!\s)[^\][]+\]\](?!\x60)|\{#[\w-]+\}$`;

/** All of these. Option<i> in a sentence is a type, not a tag: one letter after a word, without attributes. */
const leftOver = new RegExp(
  `\\[\\^[^\\s\\][]+\\]|\\]\\[[^\\][]+\\]|${link.source}|${heading.source}|${added}|<!--|(?!(?<=\\w)<[a-z]>)</?(?:${tags})(?:\\s[^<>\`]*)?/?>`,
  "gi",
);

/**
 * The source of a token, with what is no such passage masked: escaped characters, code, and links, except `[^1]` that happens to be
 * a link.
 */
function writtenAs(token: Token): string {
  const { type, content, info, markup } = token;
  if (isBreak(token)) return "\n";
  if (type === "link_open") return "[";
  if (type === "link_close") return "]`";
  return type === "text" ? content : info === "entity" ? markup : "`";
}

/** Finds all such passages in parsed Markdown. */
const leftOverIn = (tokens: Token[]): LeftOver[] =>
  withLines(tokens).flatMap(({ token, line }) => {
    const text = token.children?.map(writtenAs).join("") ?? "";
    return [...text.matchAll(leftOver)].map(({ 0: written, index }) => ({
      line: line + lineIn(text, index) - 1,
      written,
    }));
  });

/** Parses Markdown and collects these passages before the parser joins escaped characters with the text around them. */
export function notingLeftOver(md: MarkdownIt): (source: string) => { tokens: Token[]; leftOver: LeftOver[] } {
  let leftOver: LeftOver[] = [];
  md.core.ruler.before("text_join", "left_over", ({ tokens }) => {
    leftOver = leftOverIn(tokens);
  });
  return (source) => ({ tokens: md.parse(source, {}), leftOver });
}

/** @throws DocumentError for the first such passage */
export function refuseLeftOver(source: Source, [first]: LeftOver[]): void {
  if (!first) return;
  const { line, written } = first;
  const [, scheme] = /\]\(([a-z]+:)/i.exec(written) ?? [];
  if (scheme && /^(javascript|vbscript|file|data):$/i.test(scheme))
    fail(source, line, {
      expected: "a link to an address that others can open: /path, https:, mailto: or tel:",
      found: `${quote(written)}, which a page would show literally`,
      fix: "write such an address; literal text goes in backticks",
    });
  if (link.test(written))
    fail(source, line, {
      expected: "a link to an address without spaces: [words](/path) or [words](https://…)",
      found: `${quote(written)}, which a page would show literally`,
      fix: "correct the address, with %20 for a space; literal text goes in backticks",
    });
  if (written.startsWith("##"))
    fail(source, line, {
      expected: "a heading with a space after its number signs, as in ## Heading",
      found: `${quote(written)}, which a page would show literally`,
      fix: "add the space; literal text goes in backticks",
    });
  if (!written.startsWith("]"))
    fail(source, line, {
      expected:
        "Markdown without HTML, comments, footnotes and extensions of other dialects, which a page would show literally",
      found: quote(written),
      fix: "write it in Markdown, or remove it; literal text goes in backticks",
    });
  const name = written.slice(1);
  fail(source, line, {
    expected: `a reference link with a definition, ${name}: https://…`,
    found: `${quote(written)}, which nothing defines`,
    fix: "write the definition on a line of its own, or (https://…) in place of the reference; literal text goes in backticks",
  });
}
