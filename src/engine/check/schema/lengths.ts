/** Checks for a pattern whose every text is longer than the limit beside it. */
import { isQuestion } from "../../schema/in-place.ts";
import { type Check, quote } from "../problem.ts";

/** The tokens of a pattern: assertions and backreferences, which may match nothing; the beginnings of groups; characters. */
const parts =
  /([$^]|\\(?:[bB]|[1-9]\d*|k<[^>]+>))|(\((?:\?(?:[a-z-]*:|[=!]|<(?:[=!]|[^>]+>)))?)|\[(?:\\.|[^\]\\])*\]|\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|u\{\w+\}|u\w{4}|x\w\w|c\w|[pP]\{[^}]*\}|.)|./suy;

/** A quantifier, with its minimum. */
const times = /(?:([*?])|\+|\{(\d+)(?:,\d*)?\})\??/uy;

/** The length of the shortest text that a valid pattern may match, in characters. */
export function shortestOf(pattern: string): number {
  let at = 0;
  const next = (expression: RegExp) => {
    expression.lastIndex = at;
    const found = expression.exec(pattern);
    if (found) at = expression.lastIndex;
    return found;
  };
  const alternatives = (): number => {
    let [least, length] = [Number.POSITIVE_INFINITY, 0];
    for (let part = next(parts); part && part[0] !== ")"; part = next(parts)) {
      const [sign, nothing, group] = part;
      if (sign === "|") {
        [least, length] = [Math.min(least, length), 0];
        continue;
      }
      const inside = group === undefined ? 1 : alternatives();
      const own = nothing !== undefined || /[=!]$/.test(group ?? "") ? 0 : inside;
      const [often, none, count] = next(times) ?? [];
      length += own * (often === undefined ? 1 : none ? 0 : Number(count ?? 1));
    }
    return Math.min(least, length);
  };
  return alternatives();
}

/** A pattern and a `maxLength` that no text satisfies together. */
export const checkLengths: Check = ({ pattern, maxLength }, { file, path }) => {
  if (pattern === undefined || maxLength === undefined || isQuestion(path)) return [];
  const least = shortestOf(pattern);
  if (least <= maxLength) return [];
  const expected = `at least ${least}, the length of the shortest text that matches ${quote(pattern)}`;
  const found = `${maxLength}: no value can satisfy both`;
  return [{ file, path: `${path}/maxLength`, expected, found, fix: "change one of the two" }];
};
