/** Checks regular expressions. */
import { type Finding, inFull, quote } from "../problem.ts";

/** Why a text is not a regular expression, in the words of the JavaScript engine; undefined when it is one. */
export function expressionFault(source: string): string | undefined {
  try {
    new RegExp(source, "u");
    return undefined;
  } catch (error) {
    return String(error).split(": ").at(-1);
  }
}

/** An expression without a backslash before signs that stand for themselves; a hyphen among several signs may have one. */
const unescaped = (source: string): string =>
  source.replace(/\[(?:\\.?|[^\]\\])*\]?|\\./gsu, (part) =>
    part.replace(/\\(.)/gsu, (escaped, sign) =>
      /[\w^$\\.*+?()[\]{}|/]/.test(sign) || (sign === "-" && part.startsWith("[")) ? escaped : sign,
    ),
  );

/** The problem with a text that is not a regular expression. */
export function brokenExpression(source: string, fault: string): Finding {
  const plain = unescaped(source);
  const isMended = plain !== source && expressionFault(plain) === undefined;
  return {
    expected: "a regular expression",
    found: `${quote(source)}, which fails with: ${fault}`,
    fix: isMended
      ? `write ${inFull(plain)}: only special characters are escaped`
      : "correct the expression; each of its backslashes is written twice in JSON",
  };
}
