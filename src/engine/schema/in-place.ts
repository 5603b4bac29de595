/**
 * The single source of which subschemas apply to the same value as their parent ("in-place applicators" in the
 * standard). Properties and list entries are not covered here.
 */
import { ownOf, pointerStep, stepsOfPointer } from "./path.ts";
import { isObject, type Place, type Schema, stepsIn } from "./schema.ts";

/** Whether a subschema always applies, applies in some cases, or is only tested (`if`, `not`). */
export type Hold = "always" | "maybe" | "asked";

/** A schema that applies to the same value as another. */
export interface Part extends Place {
  hold: Hold;
  /** The keyword that contains it; empty for the schema itself. */
  keyword: string;
  /** Its key there: an index, the field of a dependency, or the reference. */
  name: string;
}

/** Resolves the reference of a schema. */
export type Follow = (ref: string, from: Schema) => Place | undefined;

/** The keywords, in the order in which their fields are drawn. */
const holds: { [keyword: string]: Hold } = {
  allOf: "always",
  anyOf: "maybe",
  oneOf: "maybe",
  then: "maybe",
  else: "maybe",
  dependencies: "maybe",
  dependentSchemas: "maybe",
  if: "asked",
  not: "asked",
  $ref: "always",
};

const applicators = Object.entries(holds);

/**
 * How the subschemas of a keyword apply to the same value; undefined for keywords that are not in-place applicators.
 */
export const holdOf = (keyword: string): Hold | undefined => ownOf(holds, keyword);

/** Whether a schema has any in-place applicator. */
export const isComposed = (schema: Schema): boolean => Object.keys(schema).some((word) => holdOf(word));

/** The name of the definition that a reference of a resolved schema leads to: `#/definitions/guest` is `guest`. */
export const definitionOf = (ref: string): string => stepsOfPointer(ref)[1] ?? "";

/** Resolves the references of a resolved schema, which point into its `definitions`. */
export const followIn =
  ({ definitions = {} }: Schema) =>
  (ref: string): Place | undefined => {
    const name = definitionOf(ref);
    const schema = ownOf(definitions, name);
    return schema && { schema, pointer: `/definitions/${pointerStep(name)}` };
  };

/** A part of a resolved schema by itself, with the definitions that its references lead to. */
export const withDefinitions = (part: Schema, { definitions }: Schema): Schema =>
  definitions ? { ...part, definitions } : part;

/**
 * The subschemas directly under a schema's in-place applicators.
 * @param follow resolves references; without it they are skipped
 */
export const partsOf = ({ schema, pointer }: Place, follow?: Follow): Part[] =>
  applicators.flatMap(([keyword, hold]): Part[] => {
    const held = schema[keyword];
    // Most schemas have none of them, and this is asked of each several times.
    if (held === undefined) return [];
    if (typeof held === "string") {
      const target = follow?.(held, schema);
      return target ? [{ ...target, hold, keyword, name: held }] : [];
    }
    const at = `${pointer}/${keyword}`;
    if (/^(then|else|if|not)$/.test(keyword))
      return isObject(held) ? [{ schema: held, pointer: at, hold, keyword, name: "" }] : [];
    return Object.entries(held ?? {}).flatMap(([name, part]) =>
      isObject(part) ? [{ schema: part, pointer: `${at}/${pointerStep(name)}`, hold, keyword, name }] : [],
    );
  });

/** Which subschemas to visit. */
export interface Wanted {
  /** Those that always apply, also those that may (the default), or also those that are only tested. */
  upTo?: Hold;
  follow?: Follow;
}

const order: Hold[] = ["always", "maybe", "asked"];

/**
 * A schema and, recursively, every subschema that applies to the same value, each with the weakest hold on the way to
 * it; a reference is followed once.
 */
export function* inPlace(
  place: Place,
  { upTo = "maybe", follow }: Wanted = {},
  around: Hold = "always",
  seen = new Set<Schema>(),
): Generator<Part> {
  yield { hold: around, keyword: "", name: "", ...place };
  for (const part of partsOf(place, follow)) {
    const hold = order[Math.max(order.indexOf(around), order.indexOf(part.hold))] ?? around;
    if (order.indexOf(hold) > order.indexOf(upTo)) continue;
    if (part.keyword === "$ref" && (seen.has(part.schema) || !seen.add(part.schema))) continue;
    yield* inPlace({ ...part, hold } as Part, { upTo, follow }, hold, seen);
  }
}

/**
 * The same of a resolved schema, wherever its parts are.
 * @param root has the definitions
 */
export const schemasInPlace = (schema: Schema, root = schema, upTo: Hold = "maybe"): Schema[] =>
  [...inPlace({ schema, pointer: "" }, { upTo, follow: followIn(root) })].map((part) => part.schema);

/** Whether a pointer leads into a schema that is only tested: `if` and `not`, or one about keys or entries, such as `contains`. */
export const isQuestion = (pointer: string): boolean =>
  stepsIn(pointer).some(({ keyword }) => holdOf(keyword) === "asked" || /^(contains|propertyNames)$/.test(keyword));

/** The pointer of the schema that describes the value: without trailing steps into in-place applicators. */
export function ownerOf(pointer: string): string {
  const steps = stepsIn(pointer);
  const last = steps.findLastIndex(({ keyword }) => !holdOf(keyword));
  return steps
    .slice(0, last + 1)
    .map(({ text }) => text)
    .join("");
}

/** Whether a pointer is that of a schema which describes a value by itself, rather than adding to another schema or testing it. */
export const isOwner = (pointer: string): boolean => ownerOf(pointer) === pointer && !isQuestion(pointer);
