/** What Markdown leaves as it is written, and a page would show: links by a name that nothing defines, and HTML. */
import type { Token } from "markdown-it";
import { quote } from "../engine/check/problem.ts";
import { fail, type Source } from "./figures/place.ts";

/** A passage as it is written: a link from the end of its words, `][name]`, or a tag or the beginning of a comment. */
export interface LeftOver {
  line: number;
  written: string;
}

const tags =
  "a|b|blockquote|br|center|code|dd|del|details|div|dl|dt|em|figure|font|h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|ol|p|pre|s|script|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|u|ul|video";
const leftOver = new RegExp(`\\]\\[[^\\][]+\\]|<!--|</?(?:${tags})(?:\\s[^<>]*)?/?>`, "gi");

/** What is left of them in parsed Markdown; code may contain both. */
export const leftOverIn = (tokens: Token[]): LeftOver[] =>
  tokens.flatMap(({ children, content, map }) =>
    (children ?? [])
      .filter(({ type }) => type === "text")
      .flatMap(({ content: text }) => text.match(leftOver) ?? [])
      .map((written) => ({
        line: (map?.[0] ?? 0) + content.slice(0, content.indexOf(written)).split("\n").length,
        written,
      })),
  );

/** @throws DocumentError for the first one */
export function refuseLeftOver(source: Source, [first]: LeftOver[]): void {
  if (!first) return;
  const { line, written } = first;
  if (written.startsWith("<"))
    fail(source, line, {
      expected: "Markdown without HTML, which a page would show as it is written, a comment too",
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
