/**
 * What Markdown takes for something else than its author: front matter, a heading out of order, a block of code without an end, or
 * in a misspelt language.
 */
import type { Token } from "markdown-it";
import { type Finding, quote } from "../engine/check/problem.ts";
import { nearest } from "../engine/check/suggest.ts";
import { fenceLanguage } from "./figures/fences.ts";
import { languages as pictures } from "./figures/language.ts";

/** Such a passage: its line, and what is wrong with it. */
export interface Misread extends Finding {
  line: number;
}

/** Headings that are none of a text: the page has one of the first level, and no level is left out below it. */
function headingsIn(tokens: Token[]): Misread[] {
  let before = 1;
  return tokens.flatMap(({ type, tag, map }, index): Misread[] => {
    if (type !== "heading_open") return [];
    const level = Number(tag.slice(1));
    const isNext = level > 1 && level <= before + 1;
    const said = `level ${level}, ${quote(tokens[index + 1]?.content)}`;
    const expected = `a heading of level ${before === 1 ? "2" : `2 to ${before + 1}`}: the page's title is that of level 1`;
    before = isNext ? level : before;
    return isNext
      ? []
      : [{ line: (map?.[0] ?? 0) + 1, expected, found: said, fix: "write ## for a section, ### below it" }];
  });
}

/** Blocks of code that only the end of what they are in has ended. */
const openIn = (lines: string[], tokens: Token[]): Misread[] =>
  tokens.flatMap(({ type, map, markup }) => {
    const [from = 0, to = 0] = map ?? [];
    const isOpen = type === "fence" && !(to - from > 1 && lines[to - 1]?.includes(markup));
    const expected = `the end of the block of code, ${markup} on a line of its own`;
    return isOpen ? [{ line: from + 1, expected, found: "none", fix: "write it where the code ends" }] : [];
  });

/**
 * Blocks of code in a language that is almost one that pages highlight or draw: they would show it plain, and say that it is in
 * what is written. Code in any other language is meant so.
 */
const misspeltIn = (tokens: Token[], languages: string[]): Misread[] =>
  tokens.flatMap(({ type, map, info }) => {
    const language = fenceLanguage(info);
    if (type !== "fence" || language === "" || languages.includes(language)) return [];
    const near = nearest(language, languages, 0.25);
    if (near === undefined) return [];
    const expected = `a block of code in ${languages.join(", ")}, or in a language of quite another name`;
    return [{ line: (map?.[0] ?? 0) + 1, expected, found: quote(language), fix: `write ${near}` }];
  });

/**
 * @param highlighted the languages of code that pages highlight
 * @returns all of them, those at the beginning first
 */
export function misreadIn(source: string, tokens: Token[], highlighted: string[]): Misread[] {
  const [first = ""] = /^---[ \t]*\r?\n(?=[\w-]+:)/.exec(source) ?? [];
  const expected = "a text without front matter: what it would say is in the page's definition";
  const front = { line: 1, expected, found: quote(first.trim()), fix: "move it there, and remove these lines" };
  return [
    ...(first ? [front] : []),
    ...headingsIn(tokens),
    ...openIn(source.split("\n"), tokens),
    ...misspeltIn(tokens, [...pictures, ...highlighted]),
  ];
}
