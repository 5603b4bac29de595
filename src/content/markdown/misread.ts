/**
 * Finds Markdown that means something else than its author intended: front matter, conflict markers, headings out of order or
 * without text, code blocks without an end or in a misspelled language, malformed tables, surplus cells, and links without text.
 */
import type { Token } from "markdown-it";
import { type Finding, quote } from "../../engine/check/problem.ts";
import { nearest } from "../../engine/check/suggest.ts";
import { fenceLanguage } from "../figures/fences.ts";
import { languages as pictures } from "../figures/language.ts";
import { lineOf, withLines } from "./lines.ts";

/** Such a passage: its line, and the problem. */
export interface Misread extends Finding {
  line: number;
}

/** The conflict markers of a merge, unless they are in a code block. */
export function conflictsIn(source: string, tokens: Token[]): Misread[] {
  const code = tokens.flatMap(({ type, map }) => (type === "fence" && map ? [map] : []));
  const expected = "a text without conflict markers";
  return source.split("\n").flatMap((text, index) => {
    const isMark = /^(<{7}|>{7}) /.test(text) && !code.some(([from, to]) => index >= from && index < to);
    const fix = "keep one of the two versions, and remove the conflict markers";
    return isMark ? [{ line: index + 1, expected, found: quote(text.trimEnd()), fix }] : [];
  });
}

/** Headings without text or of the wrong level: the page's title is the only one of level 1, and no level may be skipped. */
function headingsIn(tokens: Token[]): Misread[] {
  let before = 1;
  return tokens.flatMap((token, index): Misread[] => {
    if (token.type !== "heading_open") return [];
    const level = Number(token.tag.slice(1));
    const words = tokens[index + 1]?.content ?? "";
    const isNext = level > 1 && level <= before + 1 && words !== "";
    const said = words === "" ? "a heading without text" : `level ${level}, ${quote(words)}`;
    const expected = `a heading of level ${before === 1 ? "2" : `2 to ${before + 1}`}: only the page's title has level 1`;
    before = isNext ? level : before;
    return isNext
      ? []
      : [{ line: lineOf(token), expected, found: said, fix: "write ## for a section, ### for a subsection" }];
  });
}

/** A line without the markers of the block quotes around it. */
const unquoted = (line = ""): string => line.replace(/^[\s>]+/, "").trimEnd();

/** The cells of a line of a table, as Markdown divides it. */
const cellsIn = (line?: string): string[] =>
  unquoted(line)
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Rows with more cells than their table has columns, which Markdown drops. */
function cutIn(lines: string[], tokens: Token[]): Misread[] {
  let columns = 0;
  return tokens.flatMap(({ type, map }): Misread[] => {
    if (type === "thead_open") columns = 0;
    if (type === "th_open") columns += 1;
    const line = map?.[0] ?? 0;
    const cut = type === "tr_open" && columns > 0 ? cellsIn(lines[line]).slice(columns).filter(Boolean) : [];
    const expected = `a row of ${columns} cells at most, one for each column of the table: further cells are not shown`;
    const fix = "add columns to the table's first two lines, or write \\| for a vertical bar within a cell";
    return cut.length > 0 ? [{ line: line + 1, expected, found: `further cells: ${quote(cut.join(" | "))}`, fix }] : [];
  });
}

/** Paragraphs that were meant to be tables. */
const noTableIn = (lines: string[], tokens: Token[]): Misread[] =>
  tokens.flatMap(({ type, map }) => {
    const [from = 0, to = 0] = map ?? [];
    const [head, next] = [unquoted(lines[from]), unquoted(lines[from + 1])];
    const isTable = type === "paragraph_open" && to - from > 1 && /^\|.*\|$/.test(head) && next.startsWith("|");
    const expected = "a table, whose second line has a cell of --- for each column";
    const fix = "write that line, as in | --- | --- |; literal text goes in backticks";
    return isTable ? [{ line: from + 1, expected, found: quote(next), fix }] : [];
  });

/** Dropped cells, and malformed tables. */
export function tablesIn(source: string, tokens: Token[]): Misread[] {
  const lines = source.split("\n");
  return [...cutIn(lines, tokens), ...noTableIn(lines, tokens)];
}

/** Links without text, which are invisible. */
const emptyIn = (tokens: Token[]): Misread[] =>
  withLines(tokens).flatMap(({ token: { children }, line }) =>
    (children ?? []).flatMap(({ type, attrs }, index): Misread[] => {
      const isEmpty = type === "link_open" && children?.[index + 1]?.type === "link_close";
      const found = `no text in the link to ${quote(attrs?.find(([name]) => name === "href")?.[1])}`;
      return isEmpty ? [{ line, expected: "a link with text", found, fix: "write the text between its brackets" }] : [];
    }),
  );

/** Code blocks without a closing fence, which end with the block around them. */
const openIn = (lines: string[], tokens: Token[]): Misread[] =>
  tokens.flatMap(({ type, map, markup }) => {
    const [from = 0, to = 0] = map ?? [];
    const isOpen = type === "fence" && !(to - from > 1 && lines[to - 1]?.includes(markup));
    const expected = `the closing fence of the code block, ${markup} on a line of its own`;
    return isOpen ? [{ line: from + 1, expected, found: "none", fix: "write it where the code ends" }] : [];
  });

/**
 * Code blocks whose language is probably a typo of one that pages highlight or draw: they would be shown plain, labeled with the
 * typo. Any other language is deliberate, including existing ones with a similar name, such as json5.
 */
const misspelledIn = (tokens: Token[], languages: string[], others: string[]): Misread[] =>
  tokens.flatMap((token) => {
    const language = fenceLanguage(token.info);
    if (token.type !== "fence" || ["", ...languages, ...others].includes(language)) return [];
    const near = nearest(language, languages, 0.25);
    if (near === undefined) return [];
    const expected = `a code block in ${languages.join(", ")}, or in a language with a clearly different name`;
    return [{ line: lineOf(token), expected, found: quote(language), fix: `write ${near}` }];
  });

/**
 * Finds all such passages.
 * @param highlighted the languages that pages highlight
 * @param others further languages that exist
 */
export function misreadIn(source: string, tokens: Token[], highlighted: string[], others: string[]): Misread[] {
  const [first = ""] = /^(?:---[ \t]*\r?\n(?=[\w-]+:)|\+{3}[ \t]*\r?\n(?=[\w-]+ *=))/.exec(source) ?? [];
  const expected = "a text without front matter: its keys belong in the page's definition";
  const front = { line: 1, expected, found: quote(first.trim()), fix: "move them there, and remove the front matter" };
  return [
    ...(first ? [front] : []),
    ...conflictsIn(source, tokens),
    ...headingsIn(tokens),
    ...openIn(source.split("\n"), tokens),
    ...tablesIn(source, tokens),
    ...emptyIn(tokens),
    ...misspelledIn(tokens, [...pictures, ...highlighted], others),
  ];
}
