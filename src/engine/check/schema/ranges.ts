/** Checks for contradictory rules that no value satisfies. */

import { endsOf } from "../../schema/ends.ts";
import { isComposed, schemasInPlace } from "../../schema/in-place.ts";
import { isObject, type Schema } from "../../schema/schema.ts";
import { choicesOf, isChoice } from "../../words/choices.ts";
import { type Check, type Problem, quote } from "../problem.ts";

/** Pairs of rules of which the first must not exceed the second. */
const pairs: [low: string, high: string][] = [
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minContains", "maxContains"],
  ["minimum", "maximum"],
];

/** Pairs that must not be equal, either. */
const strict: [low: string, high: string][] = [
  ["exclusiveMinimum", "maximum"],
  ["minimum", "exclusiveMaximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
];

const crossed = (schema: Schema) => (low: string, high: string, isStrict: boolean) => {
  const [least, most] = [schema[low], schema[high]];
  return typeof least === "number" && typeof most === "number" && (isStrict ? least >= most : least > most);
};

/** The step between the numbers that a schema allows. */
const stepOf = ({ type, multipleOf }: Schema): unknown => multipleOf ?? (type === "integer" ? 1 : undefined);

/** Whether no multiple of a schema's step lies within its limits. */
function isStepless(schema: Schema): boolean {
  const step = stepOf(schema);
  if (typeof step !== "number") return false;
  const [least, most] = endsOf(schema, step);
  return least > most;
}

/** The limits of a number in words. */
const limitsIn = (schema: Schema): string =>
  Object.entries({ minimum: "from", exclusiveMinimum: "above", maximum: "to", exclusiveMaximum: "below" })
    .filter(([word]) => typeof schema[word] === "number")
    .map(([word, said]) => `${said} ${schema[word]}`)
    .join(" ")
    .replace(" below", " and below");

/** The subschemas that a value must all satisfy. */
export const alwaysIn = (whole: Schema): Schema[] => schemasInPlace(whole, whole, "always");

const words = [...pairs, ...strict];
const lows = new Set(words.map(([low]) => low));

/** Combines several subschemas: of each limit the strictest. */
function narrowest(parts: Schema[]): Schema {
  const narrow: Schema = {};
  if (parts.some(({ type }) => type === "integer")) narrow.type = "integer";
  for (const part of parts)
    for (const word of [...new Set(words.flat()), "multipleOf"]) {
      const [limit, known] = [part[word], narrow[word]];
      if (typeof limit !== "number") continue;
      narrow[word] =
        typeof known !== "number" ? limit : lows.has(word) ? Math.max(known, limit) : Math.min(known, limit);
    }
  return narrow;
}

/** Limits of one schema that no value can satisfy. */
function crossings(whole: Schema, { file, path }: { file: string; path: string }, schema: Schema): Problem[] {
  const isCrossed = crossed(whole);
  const found = [
    ...pairs.filter(([low, high]) => isCrossed(low, high, false)),
    ...strict.filter(([low, high]) => isCrossed(low, high, true)),
  ];
  if (found.length === 0 && isStepless(whole)) {
    const step = whole.multipleOf;
    return [
      {
        file,
        path: "multipleOf" in schema ? `${path}/multipleOf` : path,
        expected: `a ${step === undefined ? "whole number" : "multiple of it"} ${limitsIn(whole)}`,
        found: step === undefined ? "none: no number can satisfy both" : `${step}: no number can satisfy all three`,
        fix: step === undefined ? "change the limits" : "change the limits, or the step",
      },
    ];
  }
  return found.map(([low, high]) => ({
    file,
    path: low in schema || high in schema ? `${path}/${low in schema ? low : high}` : path,
    expected: `"${low}" below "${high}", which is ${whole[high]}`,
    found: `${quote(whole[low])}: no value can satisfy both`,
    fix: "change one of the two",
  }));
}

/**
 * Limits that no value can satisfy, for all subschemas together; one that is contradictory by itself is reported at its
 * own place.
 */
export const checkRanges: Check = (schema, { file, path, resolved }) => {
  const has = (part: Schema) => words.flat().some((word) => word in part);
  if (!isComposed(schema)) return has(schema) ? crossings(resolved(), { file, path }, schema) : [];
  const parts = alwaysIn(resolved()).filter(has);
  const isOnesOwn = parts.some((part) => part !== schema && crossings(part, { file, path }, part).length > 0);
  return isOnesOwn ? [] : crossings(narrowest(parts), { file, path }, schema);
};

/** The most entries that a list can have, other than by `maxItems`, and why. */
function roomIn({ items, additionalItems, uniqueItems }: Schema): [most: number, why: string, fix: string] | undefined {
  if (Array.isArray(items) && additionalItems === false)
    return [items.length, "the list allows no entries other than those that it describes", "describe more entries"];
  if (uniqueItems !== true || !isObject(items) || !isChoice(items)) return undefined;
  const count = choicesOf(items).length;
  return [count, `entries must be unique, and there are only ${count} choices`, "add choices"];
}

/** A list that has to have more entries than it has room for: than a closed tuple, or different ones than there are choices. */
export const checkRoom: Check = (schema, { file, path, resolved }) => {
  if (!["minItems", "uniqueItems", "additionalItems", "prefixItems"].some((word) => word in schema)) return [];
  const whole = resolved();
  const { minItems = 0 } = whole;
  const [most = minItems, why, fix] = roomIn(whole) ?? [];
  if (minItems <= most) return [];
  const at = "minItems" in schema ? `${path}/minItems` : path;
  return [{ file, path: at, expected: `at most ${most}`, found: `${minItems}: ${why}`, fix: `change it, or ${fix}` }];
};
