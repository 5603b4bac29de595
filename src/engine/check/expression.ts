/** Whether a text is a regular expression. */
import { type Finding, quote } from "./problem.ts";

/** Why a text is no regular expression, as the JavaScript engine puts it; nothing when it is one. */
export function expressionFault(source: string): string | undefined {
  try {
    new RegExp(source, "u");
    return undefined;
  } catch (error) {
    return String(error).split(": ").at(-1);
  }
}

/** What to say of a text that is no regular expression. */
export const brokenExpression = (source: string, fault: string): Finding => ({
  expected: "a regular expression",
  found: `${quote(source)}, which fails with: ${fault}`,
  fix: "correct the expression; each of its backslashes is written twice in JSON",
});
