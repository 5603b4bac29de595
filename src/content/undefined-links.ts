/** Links in Markdown by a name that nothing defines: a page would show their brackets. */
import type { Token } from "markdown-it";
import { quote } from "../engine/check/problem.ts";
import { fail, type Source } from "./figures/place.ts";

/** A link as it is written, from the end of its words: `][name]`. */
export interface UndefinedLink {
  line: number;
  written: string;
}

/** What is left of such links in parsed Markdown. */
export const undefinedLinksIn = (tokens: Token[]): UndefinedLink[] =>
  tokens.flatMap(({ children, content, map }) =>
    (children ?? [])
      .filter(({ type }) => type === "text")
      .flatMap(({ content: text }) => text.match(/\]\[[^\][]+\]/g) ?? [])
      .map((written) => ({
        line: (map?.[0] ?? 0) + content.slice(0, content.indexOf(written)).split("\n").length,
        written,
      })),
  );

/** @throws DocumentError for the first one */
export function refuseUndefined(source: Source, [first]: UndefinedLink[]): void {
  if (!first) return;
  const { line, written } = first;
  const name = written.slice(1);
  fail(source, line, {
    expected: `a link by a name that is defined: ${name}: https://…`,
    found: `${quote(written)}, which nothing defines`,
    fix: "write the definition on a line of its own, or (https://…) in place of the name; a text as it is goes in backquotes",
  });
}
