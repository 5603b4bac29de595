/** The cases in which parts of a schema apply: when a condition holds, or when a branch is chosen. */
import { branchesOf } from "../../kinds/structures.ts";
import { type Follow, partsOf } from "../../schema/in-place.ts";
import { pointerStep } from "../../schema/path.ts";
import { isObject, type Place, type Schema } from "../../schema/schema.ts";

/** What must be true for a part of a schema to apply: a condition has this outcome, or this branch is chosen. */
export interface Case {
  /** The condition, the schema with the branches, or the name that has to be filled in: each has one outcome at a time. */
  of: Schema | string;
  answer: string;
  asks?: Schema;
}

/** A part of a schema, with everything that must be true for it to apply. */
export interface ConditionalPart extends Place {
  cases: Case[];
}

/** The cases that a part adds; undefined for alternatives that are only rules, not branches with fields: these are not examined. */
function caseOf(around: Schema, keyword: string, name: string, trigger?: string): Case[] | undefined {
  if (keyword === "then" || keyword === "else")
    return isObject(around.if) ? [{ of: around.if, answer: keyword, asks: around.if }] : undefined;
  if (keyword === "dependencies") return [present(name)];
  if (keyword !== "oneOf" && keyword !== "anyOf") return [];
  if (keyword === "anyOf" && around.oneOf) return undefined;
  const branch = around[keyword]?.[Number(name)];
  const told = trigger === undefined ? undefined : branch?.properties?.[trigger];
  if (trigger !== undefined && told)
    return [{ of: around, answer: name, asks: { properties: { [trigger]: told }, required: [trigger] } }];
  return branchesOf({ ...around, type: "object" }) && [{ of: around, answer: name }];
}

/** The case that a field is filled in. */
const present = (name: string): Case => ({ of: name, answer: "then", asks: { required: [name] } });

/** A group and the parts that apply to the same value, each with its cases. */
export function* casesIn(
  place: Place,
  follow: Follow,
  cases: Case[] = [],
  trigger?: string,
  refs = 0,
): Generator<ConditionalPart> {
  yield { ...place, cases };
  if (refs > 20) return;
  for (const part of partsOf(place, follow).filter(({ hold }) => hold !== "asked")) {
    const more = caseOf(place.schema, part.keyword, part.name, trigger);
    const asked = part.keyword === "dependencies" ? part.name : undefined;
    if (more) yield* casesIn(part, follow, [...cases, ...more], asked, refs + Number(part.keyword === "$ref"));
  }
}

/** Whether two cases are the same outcome of one condition or choice. */
export const isSameCase = (one: Case, other: Case) => one.of === other.of && one.answer === other.answer;

/** The required names of a part, with their pointers. */
export const requiredIn = ({ schema, pointer, cases }: ConditionalPart) => [
  ...(schema.required ?? []).map((name, index) => ({ name, pointer: `${pointer}/required/${index}`, cases })),
  ...Object.entries(schema.dependencies ?? {}).flatMap(([trigger, names]) =>
    (Array.isArray(names) ? names : []).map((name, index) => ({
      name,
      pointer: `${pointer}/dependencies/${pointerStep(trigger)}/${index}`,
      cases: [...cases, present(trigger)],
    })),
  ),
];
