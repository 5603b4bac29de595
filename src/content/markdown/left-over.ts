/**
 * What Markdown leaves as it is written, and a page would show: links by a name that nothing defines or to what is no address,
 * HTML, footnotes, and what others have added to Markdown.
 */
import type { MarkdownIt, Token } from "markdown-it";
import { lineIn, quote } from "../../engine/check/problem.ts";
import { fail, type Source } from "../figures/place.ts";
import { isBreak, withLines } from "./lines.ts";

/**
 * A passage as it is written: a link by a name from the end of its words, `][name]`, a whole one with an address, a footnote's
 * `[^1]`, a tag, the beginning of a comment, and so on.
 */
export interface LeftOver {
  line: number;
  written: string;
}

const tags =
  "a|b|blockquote|br|center|code|dd|del|details|div|dl|dt|em|figure|font|h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|ol|p|pre|s|script|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|u|ul|video";
/**
 * A link with an address that Markdown does not take for one: it has a space or no end, or begins as none may, javascript:. Behind
 * a word, List[Int](1, 2), it is code in a sentence, as is one of nothing, [](int x).
 */
const link = /(?<!\w)\[[^\][]+\]\([^()\n]*\)?/;

/** A heading without a space; ##[error] and ##vso[…] are what logs say. */
const heading = /^#{2,6}(?=[^\s#])(?!\w*\[)[^\s`]*/;

/** What others have added: the title of a note, a link between brackets that is neither code nor the words of another, an id. */
const added = String.raw`^\[!\w+\]|(?<!\w)\[\[(?!\s)[^\][]+\]\](?!\x60)|\{#[\w-]+\}$`;

/** A type in a sentence, Option<i>, is no tag: of one letter, behind a word, and with no end. */
const leftOver = new RegExp(
  `\\[\\^[^\\s\\][]+\\]|\\]\\[[^\\][]+\\]|${link.source}|${heading.source}|${added}|<!--|(?!(?<=\\w)<[a-z]>)</?(?:${tags})(?:\\s[^<>\`]*)?/?>`,
  "gi",
);

/**
 * A token as it is written, as far as it can be left over: signs that are escaped and code are not, nor are links, unless they are
 * footnotes of an address alone.
 */
function writtenAs(token: Token): string {
  const { type, content, info, markup } = token;
  if (isBreak(token)) return "\n";
  if (type === "link_open") return "[";
  if (type === "link_close") return "]`";
  return type === "text" ? content : info === "entity" ? markup : "`";
}

/** What is left of them in parsed Markdown. */
const leftOverIn = (tokens: Token[]): LeftOver[] =>
  withLines(tokens).flatMap(({ token, line }) => {
    const text = token.children?.map(writtenAs).join("") ?? "";
    return [...text.matchAll(leftOver)].map(({ 0: written, index }) => ({
      line: line + lineIn(text, index) - 1,
      written,
    }));
  });

/** Parses Markdown and notes what is left over, before the parser joins what is escaped with what is not. */
export function notingLeftOver(md: MarkdownIt): (source: string) => { tokens: Token[]; leftOver: LeftOver[] } {
  let leftOver: LeftOver[] = [];
  md.core.ruler.before("text_join", "left_over", ({ tokens }) => {
    leftOver = leftOverIn(tokens);
  });
  return (source) => ({ tokens: md.parse(source, {}), leftOver });
}

/** @throws DocumentError for the first one */
export function refuseLeftOver(source: Source, [first]: LeftOver[]): void {
  if (!first) return;
  const { line, written } = first;
  const [, scheme] = /\]\(([a-z]+:)/i.exec(written) ?? [];
  if (scheme && /^(javascript|vbscript|file|data):$/i.test(scheme))
    fail(source, line, {
      expected: "a link to an address that others can open: /path, https:, mailto: or tel:",
      found: `${quote(written)}, which a page would show as it is written`,
      fix: "write such an address; a text as it is goes in backquotes",
    });
  if (link.test(written))
    fail(source, line, {
      expected: "a link to an address without spaces: [words](/path) or [words](https://…)",
      found: `${quote(written)}, which a page would show as it is written`,
      fix: "correct the address, with %20 for a space; a text as it is goes in backquotes",
    });
  if (written.startsWith("##"))
    fail(source, line, {
      expected: "a heading with a space behind its signs, ## Words",
      found: `${quote(written)}, which a page would show as it is written`,
      fix: "write the space; a text as it is goes in backquotes",
    });
  if (!written.startsWith("]"))
    fail(source, line, {
      expected:
        "Markdown without HTML, comments, footnotes and what others have added to it, which a page would show as they are written",
      found: quote(written),
      fix: "write it in Markdown, or remove it; a text as it is goes in backquotes",
    });
  const name = written.slice(1);
  fail(source, line, {
    expected: `a link by a name that is defined: ${name}: https://…`,
    found: `${quote(written)}, which nothing defines`,
    fix: "write the definition on a line of its own, or (https://…) in place of the name; a text as it is goes in backquotes",
  });
}
