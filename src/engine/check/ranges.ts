/** Checks for contradictory rules that no value satisfies. */
import { followIn, inPlace, isComposed } from "../schema/in-place.ts";
import type { Schema } from "../schema/schema.ts";
import { type Check, type Problem, quote } from "./problem.ts";

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

/** Whether no multiple lies within the limits; exclusive limits are ignored here. */
function isStepless({ multipleOf: step, minimum: least, maximum: most }: Schema): boolean {
  if (typeof step !== "number" || typeof least !== "number" || typeof most !== "number" || least > most) return false;
  // Tolerance for rounding: 0.3 is three times 0.1.
  return Math.ceil(least / step - 1e-9) > Math.floor(most / step + 1e-9);
}

/** The subschemas that a value must all satisfy. */
const partsOf = (whole: Schema): Schema[] =>
  [...inPlace({ schema: whole, pointer: "" }, { upTo: "always", follow: followIn(whole) })].map(({ schema }) => schema);

const words = [...pairs, ...strict];
const lows = new Set(words.map(([low]) => low));

/** Combines several subschemas: of each limit the strictest. */
function narrowest(parts: Schema[]): Schema {
  const narrow: Schema = {};
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
  if (isStepless(whole))
    return [
      {
        file,
        path: "multipleOf" in schema ? `${path}/multipleOf` : path,
        expected: `a multiple of it from ${whole.minimum} to ${whole.maximum}`,
        found: `${whole.multipleOf}: no number can satisfy all three`,
        fix: "change the limits, or the step",
      },
    ];
  const isCrossed = crossed(whole);
  const found = [
    ...pairs.filter(([low, high]) => isCrossed(low, high, false)),
    ...strict.filter(([low, high]) => isCrossed(low, high, true)),
  ];
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
  const parts = partsOf(resolved()).filter(has);
  const isOnesOwn = parts.some((part) => part !== schema && crossings(part, { file, path }, part).length > 0);
  return isOnesOwn ? [] : crossings(narrowest(parts), { file, path }, schema);
};

/** The types that a schema allows, with integers separate from other numbers. */
const typesOf = ({ type }: Schema): string[] | undefined =>
  type === undefined ? undefined : [type].flat().flatMap((one) => (one === "number" ? ["number", "integer"] : one));

/** The values that a schema lists, as JSON; undefined if it does not list them. */
const valuesOf = (schema: Schema): string[] | undefined =>
  ("const" in schema ? [schema.const] : schema.enum)?.map((value) => JSON.stringify(value));

/** What several subschemas of a value allow, if they have nothing in common. */
function disjoint(parts: Schema[], takenBy: (part: Schema) => string[] | undefined): string[][] | undefined {
  const taken = parts.flatMap((part) => [takenBy(part) ?? []]).filter((some) => some.length > 0);
  const [first = [], ...others] = taken;
  const isShared = first.some((one) => others.every((some) => some.includes(one)));
  return others.length > 0 && !isShared ? taken : undefined;
}

/** Subschemas of one value that have no type or no listed value in common. */
export const checkCommon: Check = (schema, { file, path, resolved }) => {
  if (!isComposed(schema)) return [];
  const parts = partsOf(resolved());
  const what = { type: disjoint(parts, typesOf), value: disjoint(parts, valuesOf) };
  return Object.entries(what).flatMap(([kind, taken]) =>
    taken
      ? {
          file,
          path,
          expected: `parts with a ${kind} in common`,
          found: `${taken.map((some) => some.join(", ")).join(" and ")}: no value can satisfy all of them`,
          fix: 'change one of them, or write "anyOf" where one of them is enough',
        }
      : [],
  );
};
