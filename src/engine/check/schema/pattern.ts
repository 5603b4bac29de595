/** Checks patterns: each must match in linear time, or a hostile text would hang the page and the receiver. */
import { createRequire } from "node:module";
import type Recheck from "recheck/lib/browser.js";
import { pointerStep } from "../../schema/path.ts";
import { isObject } from "../../schema/schema.ts";
import { type Check, type Finding, inFull, type Problem, quote } from "../problem.ts";
import { brokenExpression, expressionFault } from "./expression.ts";

type Verdict = ReturnType<typeof Recheck.checkSync>;

/** Loaded when it is needed: it takes 170 ms to load, and verdicts are mostly cached together with the checks. */
const checker = (): typeof Recheck => createRequire(import.meta.url)("recheck/lib/browser.js");

const verdicts = new Map<string, Verdict>();

/**
 * The checker is randomized and has timeouts: with a fixed seed, and limits that no clock measures, a verdict depends neither on
 * chance nor on load. The texts that it tries are as long as the largest ordinary request: with its own limits, ten times as high,
 * and five times as many attempts, the best-known pattern of web addresses had no verdict after minutes. Only what has none after
 * three is given up by the clock.
 */
const judgment = {
  randomSeed: 1,
  maxAttackStringSize: 65_536,
  attackLimit: 110_000_000,
  maxIteration: 2,
  timeout: 180_000,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
};

/**
 * The time complexity of a pattern, cached. It takes a tenth of a second, or two for a pattern with a lookahead, and
 * most patterns are used many times.
 */
export function verdictOn(source: string): Verdict {
  const verdict = verdicts.get(source) ?? checker().checkSync(source, "u", judgment);
  verdicts.set(source, verdict);
  return verdict;
}

/** How pydantic writes a decimal number: any of its zeros and digits may match what the next part does. */
const decimal = /^(\^\(\?!\^\[-\+\.\]\*\$\)\[\+-\]\?)0\*\\d\*\\\.\?(\\d(?:\*|\{0,\d+\}0\*))\$$/;

/** An equivalent of that pattern which matches in linear time: the decimal places are optional together with the point. */
const inLine = (source: string): string => source.replace(decimal, String.raw`$1\d*(?:\.$2)?$`);

/** A pattern without `.*` at its ends, which is redundant: a pattern matches anywhere in a text. */
const bare = (source: string): string => source.replace(/^\.\*\??(?=.)/, "").replace(/(?<=.)(?<!\\)\.\*\??\$?$/, "");

/** A pattern with its dots escaped, as in a version or an address, where they do not mean any character. */
const dotted = (source: string): string =>
  source.replace(/\\.|\[(?:\\.?|[^\]\\])*\]?|\.(?![*+?{])/gsu, (part) => (part === "." ? "\\." : part));

function fixOf(source: string): string {
  const isFine = (other: string) => other !== source && verdictOn(other).status === "safe";
  if (isFine(bare(source))) return `write ${inFull(bare(source))}: a pattern may match anywhere in a text`;
  if (isFine(inLine(source))) return `write ${inFull(inLine(source))}, which matches the same texts`;
  if (isFine(dotted(source))) return `write ${inFull(dotted(source))}: an unescaped dot matches any character`;
  return `let neighboring parts match different characters, as for an email address: ${String.raw`^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$`}`;
}

function timeOf(source: string): Finding | undefined {
  const verdict = verdictOn(source);
  if (verdict.status === "safe") return undefined;
  if (verdict.status === "unknown")
    return {
      expected: "a pattern whose matching time can be determined",
      found: `${quote(source)}, which is too complex for that`,
      fix: source.startsWith("^")
        ? "write a simpler pattern"
        : `write ${inFull(`^${source}`)}, which is tried only at the beginning of a text, or a simpler pattern`,
    };
  return {
    expected: "a pattern that matches in linear time",
    found: `${quote(source)}, whose time is ${verdict.complexity.summary}`,
    fix: fixOf(source),
  };
}

/** A script with such a pattern does not even load before Safari 16.4: its form would not work there. */
const looksBack = (source: string): Finding => ({
  expected: "a pattern that every browser supports",
  found: `${quote(source)}, which has a lookbehind`,
  fix: "replace (?<=…) or (?<!…) with a pattern of the whole text",
});

/** How program code writes an expression. In a pattern, the slash stands before the beginning or after the end of the text. */
const slashes = /^\/(?=\^)(.*?)\/?[a-z]*$|^\/?(.*(?<!\\)\$)\/[a-z]*$/;

/** A pattern with the slashes of program code around it, which no text matches. */
function slashed(source: string): Finding | undefined {
  const [whole, begun, ended] = slashes.exec(source) ?? [];
  if (whole === undefined) return undefined;
  return {
    expected: "a regular expression without slashes around it and without flags",
    found: `${quote(source)}, which no text matches`,
    fix: `write ${inFull(begun ?? ended)}`,
  };
}

/** Patterns of names that need the flag u: react-jsonschema-form compiles them without it, and draws no such name. */
const byCodePoints = (source: string): Finding => ({
  expected: String.raw`a pattern of names without \p{…}, \u{…} and characters beyond U+FFFF`,
  found: quote(source),
  fix: "write the letters themselves, as in [A-Za-zÀ-ž]",
});

/** The patterns of a schema: its own, and the keys of its `patternProperties`. */
export const checkPatterns: Check = (schema, { file, path, isUsed }) => {
  const named = isObject(schema.patternProperties) ? Object.keys(schema.patternProperties) : [];
  const places: [string, string][] = named.map((source) => [source, `/patternProperties/${pointerStep(source)}`]);
  if (schema.pattern !== undefined) places.unshift([schema.pattern, "/pattern"]);
  return places.flatMap(([source, at]): Problem[] => {
    const fault = expressionFault(source);
    if (fault) return [{ file, path: path + at, ...brokenExpression(source, fault) }];
    const never = slashed(source);
    if (never) return [{ file, path: path + at, ...never }];
    if (/\(\?<[=!]/.test(source)) return [{ file, path: path + at, ...looksBack(source) }];
    if (at !== "/pattern" && /\\p\{|\\u\{|[^\0-\uffff]/iu.test(source))
      return [{ file, path: path + at, ...byCodePoints(source) }];
    const slow = isUsed ? timeOf(source) : undefined;
    return slow ? [{ file, path: path + at, ...slow }] : [];
  });
};
