/** Checks regular expressions. */
import { type Finding, quote } from "../problem.ts";

/** Why a text is not a regular expression, in the words of the JavaScript engine; undefined when it is one. */
export function expressionFault(source: string): string | undefined {
  try {
    new RegExp(source, "u");
    return undefined;
  } catch (error) {
    return String(error).split(": ").at(-1);
  }
}

/** The problem with a text that is not a regular expression. */
export const brokenExpression = (source: string, fault: string): Finding => ({
  expected: "a regular expression",
  found: `${quote(source)}, which fails with: ${fault}`,
  fix: "correct the expression; each of its backslashes is written twice in JSON",
});
