/** Checks the size and shape of a body against general bounds, before anything else is done with it. */
import { maxDepth, maxNames, maxPath, maxValues, mostFiles } from "../../engine/define/limits.ts";
import { Refused } from "./refusal.ts";

const refusals = {
  deep: { reason: "too deep", error: `The body is nested deeper than ${maxDepth} levels` },
  many: { reason: "too many", error: `The body has more than ${maxValues} values` },
  files: { reason: "too many", error: `The body has more than ${mostFiles} files` },
  pieces: { reason: "too many", error: "The body comes in too many small pieces" },
  // JSON has no such number: it would be stored as null.
  huge: { reason: "too large", error: "The body has a number beyond 1.8e308" },
  long: {
    reason: "too long",
    error: `A name in the body is longer than ${maxPath} characters, or all together than ${maxNames}`,
  },
} as const;

/** Which bound a body exceeds. */
type Excess = keyof typeof refusals;

/** The refusal of a body that has too much of something. */
export const tooMuch = (excess: Excess): Refused => new Refused({ status: 400, ...refusals[excess] });

/** Which bound a value exceeds; it is traversed no further than that. */
export function excessOf(value: unknown): Excess | undefined {
  let [values, written] = [0, 0];
  const visit = (inner: unknown, depth: number, path: number): Excess | undefined => {
    if (inner === Number.POSITIVE_INFINITY || inner === Number.NEGATIVE_INFINITY) return "huge";
    if (typeof inner !== "object" || inner === null) return undefined;
    if (depth === maxDepth) return "deep";
    const isList = Array.isArray(inner);
    const names = Object.keys(inner);
    values += names.length;
    if (values > maxValues) return "many";
    for (const name of names) {
      const length = path + 1 + (isList ? 0 : name.length);
      written += isList ? 0 : name.length;
      if (length > maxPath || written > maxNames) return "long";
      const excess = visit(inner[name as keyof typeof inner], depth + 1, length);
      if (excess) return excess;
    }
    return undefined;
  };
  return visit(value, 0, 0);
}

/** How often a character occurs in a text, counted up to a bound. */
function countOf(text: string, sign: string, most: number): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0 && count <= most; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];

/** Whether JSON, as it is sent, has more commas between values than a body may have values: parsing it would be slow. */
export function hasManyValues(text: string): boolean {
  // All commas are counted first, which is fast; only a text with too many is scanned for those outside strings.
  const most = maxValues;
  if (countOf(text, ",", most) <= most) return false;
  let [count, isText] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) isText = !isText;
    else if (isText && sign === backslash) at += 1;
    else if (!isText && sign === comma && ++count > most) return true;
  }
  return false;
}

/** Which bound the names of a form post exceed. */
export function excessOfPost(names: Iterable<string>): Excess | undefined {
  let written = 0;
  for (const name of names) {
    written += name.length;
    if (name.length > maxPath || written > maxNames) return "long";
    if (countOf(name, ".", maxDepth) > maxDepth) return "deep";
  }
  return undefined;
}

/** Whether a raw form post has more separators than a body may have values. */
export const hasMany = (post: string): boolean => countOf(post, "&", maxValues) > maxValues;
