/** The lines of Markdown that is parsed. */
import type { Token } from "markdown-it";

/** The line, from 1, at which the block of a token begins. */
export const lineOf = (token: Token | undefined): number => (token?.map?.[0] ?? 0) + 1;

/** Tokens with their lines, counted from 1. Cells of a table have no line of their own: theirs is that of their row. */
export function withLines(tokens: Token[]): { token: Token; line: number }[] {
  let line = 1;
  return tokens.map((token) => {
    line = token.map ? token.map[0] + 1 : line;
    return { token, line };
  });
}

/** Whether a token is the end of a line. */
export const isBreak = ({ type }: Pick<Token, "type">): boolean => /^(soft|hard)break$/.test(type);
