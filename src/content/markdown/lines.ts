/** The lines of tokens in parsed Markdown. */
import type { Token } from "markdown-it";

/** The line at which the block of a token begins, counted from 1. */
export const lineOf = (token: Token | undefined): number => (token?.map?.[0] ?? 0) + 1;

/**
 * Tokens with their lines, counted from 1; those without a line of their own, such as table cells, have that of the token before.
 */
export function withLines(tokens: Token[]): { token: Token; line: number }[] {
  let line = 1;
  return tokens.map((token) => {
    line = token.map ? token.map[0] + 1 : line;
    return { token, line };
  });
}

/** Whether a token is a line break. */
export const isBreak = ({ type }: Pick<Token, "type">): boolean => /^(soft|hard)break$/.test(type);
