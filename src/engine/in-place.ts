/**
 * Which schemas speak of the same value as the schema they stand in ("in-place applicators", as the standard calls their
 * keywords): the only place that knows. Of what a group or a list contains this says nothing.
 */
import { isObject, type Place, pointerStep, type Schema, stepsIn } from "./schema.ts";

/** Whether a value keeps a part always, in some cases, or whether it is only asked if it does. */
export type Hold = "always" | "maybe" | "asked";

/** A schema that speaks of the same value as another. */
export interface Part extends Place {
  hold: Hold;
  /** The keyword it stands under; none for the schema itself. */
  keyword: string;
  /** What names it there: its number, the field of a dependency, the reference. */
  name: string;
}

/** What a reference leads to. */
export type Follow = (ref: string) => Place | undefined;

/** The keywords, in the order that their fields are drawn in. */
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

/** How the schemas under a keyword apply to the value around it; not at all for most keywords. */
export const holdOf = (keyword: string): Hold | undefined =>
  Object.hasOwn(holds, keyword) ? holds[keyword] : undefined;

/** Whether anything but a schema's own keywords speaks of its value. */
export const isComposed = (schema: Schema): boolean => Object.keys(schema).some((word) => holdOf(word));

/** Where references of a resolved schema lead: into its `definitions`. */
export const followIn =
  ({ definitions = {} }: Schema): Follow =>
  (ref) => {
    const name = ref.replace("#/definitions/", "").replaceAll("~1", "/").replaceAll("~0", "~");
    const schema = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    return schema && { schema, pointer: `/definitions/${pointerStep(name)}` };
  };

/**
 * The parts directly under a schema's keywords.
 * @param follow where references lead; without it they are left alone
 */
export const partsOf = ({ schema, pointer }: Place, follow?: Follow): Part[] =>
  Object.entries(holds).flatMap(([keyword, hold]): Part[] => {
    const held = schema[keyword];
    if (typeof held === "string") {
      const target = follow?.(held);
      return target ? [{ ...target, hold, keyword, name: held }] : [];
    }
    const at = `${pointer}/${keyword}`;
    if (/^(then|else|if|not)$/.test(keyword))
      return isObject(held) ? [{ schema: held, pointer: at, hold, keyword, name: "" }] : [];
    return Object.entries(held ?? {}).flatMap(([name, part]) =>
      isObject(part) ? [{ schema: part, pointer: `${at}/${pointerStep(name)}`, hold, keyword, name }] : [],
    );
  });

/** What is wanted of the parts of a schema. */
export interface Wanted {
  /** Those that always apply, or also those that may (as it is when nothing is said), or also the questions. */
  upTo?: Hold;
  follow?: Follow;
}

const order: Hold[] = ["always", "maybe", "asked"];

/** A schema and every part that speaks of the same value, however deep, each with the weakest hold on its way; a reference is followed once. */
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

/** Where the value is described that a pointer's schema speaks of: without the steps that only lead to its parts. */
export function ownerOf(pointer: string): string {
  const steps = stepsIn(pointer);
  const last = steps.findLastIndex(({ keyword }) => !holdOf(keyword));
  return steps
    .slice(0, last + 1)
    .map(({ text }) => text)
    .join("");
}
