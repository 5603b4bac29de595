/** Pairs the branches of two schemas regardless of their position: inserting one first does not change the others. */
import { constantsIn, hasConstants, hasFreeKeys } from "../../engine/kinds/structures.ts";
import { isComposed } from "../../engine/schema/in-place.ts";
import { typesIn, valuesIn } from "../../engine/schema/let-in.ts";
import { canonical } from "../../engine/schema/same.ts";
import { isObject, type Json, type Schema } from "../../engine/schema/schema.ts";

const choiceIn = (branch: Schema) => ("const" in branch ? canonical(branch.const as Json) : undefined);

/** What identifies a branch in both schemas, the most certain first. */
const marks: ((branch: Schema) => string | undefined)[] = [
  (branch) => canonical(branch as Json),
  choiceIn,
  (branch) => (hasConstants(branch) ? canonical(constantsIn(branch) as Json) : undefined),
  ({ $ref }) => $ref,
  ({ title }) => title,
];

/** Whether a branch requires a field that another lacks: visitors who chose the other do not send it. */
const requiresOwn = ({ properties = {}, required = [] }: Schema, other: Schema) =>
  !isComposed(other) &&
  !hasFreeKeys(other) &&
  required.some((name) => properties[name]?.type && !Object.hasOwn(other.properties ?? {}, name));

/**
 * Whether no value meant for one branch can match another, judging by their choices, types and required fields.
 */
export function excludes(one: Schema, other: Schema): boolean {
  const [choice, otherChoice] = [choiceIn(one), choiceIn(other)];
  if (choice !== undefined && otherChoice !== undefined) return choice !== otherChoice;
  const [types, otherTypes] = [typesIn(one), typesIn(other)];
  if (types && otherTypes && !types.some((type) => otherTypes.includes(type))) return true;
  // A field that only `one` requires keeps its values out of `other` only if that rejects unknown fields.
  if (requiresOwn(other, one) || (other.additionalProperties === false && requiresOwn(one, other))) return true;
  const others = namedIn(other);
  return [...namedIn(one)].some(([name, values]) => others.get(name)?.every((value) => !values.includes(value)));
}

/** The values that a branch lists for its fields, as JSON. */
const namedIn = ({ properties = {} }: Schema) =>
  new Map(
    Object.entries(properties).flatMap(([name, field]) => {
      const values = isObject(field) && valuesIn(field);
      return values ? [[name, values.map(canonical)] as const] : [];
    }),
  );

/** A branch and its index in its list. */
type Branch = [index: number, schema: Schema];

/** The branch before and after; only one of them if it was removed or added. */
export interface Pair {
  old?: Branch;
  now?: Branch;
}

/** The branches in pairs, in their order after the change; those that were removed come last. */
export function pairsOf(before: Schema[], after: Schema[]): Pair[] {
  const [olds, nows] = [new Map(before.entries()), new Map(after.entries())];
  const pairs: Pair[] = [];
  const pair = (old: Branch, now: Branch) => {
    olds.delete(old[0]);
    nows.delete(now[0]);
    pairs.push({ old, now });
  };
  const markOf = (mark: (typeof marks)[number], branch: unknown) => (isObject(branch) ? mark(branch) : String(branch));
  for (const mark of marks)
    for (const old of [...olds]) {
      const wanted = markOf(mark, old[1]);
      const now = wanted === undefined ? undefined : [...nows].find(([, branch]) => markOf(mark, branch) === wanted);
      if (now) pair(old, now);
    }
  // The rest are paired in order, as changed branches, except for constants: another value is another choice.
  const open = (branches: Map<number, Schema>) =>
    [...branches].filter(([, branch]) => !isObject(branch) || choiceIn(branch) === undefined);
  const others = open(nows);
  for (const [index, old] of open(olds).entries()) {
    const now = others[index];
    if (now) pair(old, now);
  }
  pairs.push(...[...nows].map((now) => ({ now })));
  return [...pairs.sort((a, b) => (a.now?.[0] ?? 0) - (b.now?.[0] ?? 0)), ...[...olds].map((old) => ({ old }))];
}
