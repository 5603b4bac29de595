/**
 * Analysis of recursive references: which schemas contain themselves, which could never be satisfied, and how large a
 * document becomes when expanded.
 */
import { type Hold, partsOf } from "./in-place.ts";
import { homeOf, inner, type ResolvedRef, resolveRef, type SharedSchemas } from "./refs.ts";
import { children, isObject, type Schema, subschemasOf } from "./schema.ts";

/** The maximum number of schemas in a document once its references are expanded. */
export const mostSchemas = 10_000;

/** The maximum nesting depth of schemas in a document: whatever reads them is recursive. */
export const mostLevels = 350;

type Next = (target: ResolvedRef) => ResolvedRef[];

/** The same, asked once for each schema. */
function once(next: Next): Next {
  const known = new Map<Schema, ResolvedRef[]>();
  return (target) => {
    const found = known.get(target[0]) ?? next(target);
    known.set(target[0], found);
    return found;
  };
}

/** All that can be reached from the given targets by following `next`, each once. */
function* reached(first: ResolvedRef[], next: Next): Generator<ResolvedRef> {
  const seen = new Set<Schema>();
  const open = [...first];
  for (let target = open.pop(); target; target = open.pop()) {
    if (seen.has(target[0])) continue;
    seen.add(target[0]);
    yield target;
    open.push(...next(target));
  }
}

/** Whether a schema can be reached from the given targets by following `next`. */
function leadsTo(wanted: Schema | undefined, first: ResolvedRef[], next: Next): boolean {
  for (const [schema] of reached(first, next)) if (schema === wanted) return true;
  return false;
}

/** The target of a schema's `$ref`, resolved against the document that contains it. */
const named = ([schema, home]: ResolvedRef, shared: SharedSchemas): ResolvedRef[] => {
  const { $ref: ref } = schema;
  const target = ref === undefined ? undefined : resolveRef(ref, homeOf(schema, home), shared);
  return target ? [target] : [];
};

const inside = (parts: unknown[], home: Schema): ResolvedRef[] =>
  parts.filter(isObject).map((part): ResolvedRef => [part, home]);

/** The schemas that apply to the same value. */
const beside = (target: ResolvedRef, shared: SharedSchemas, holds: Hold[]): ResolvedRef[] => [
  ...named(target, shared),
  ...partsOf({ schema: target[0], pointer: "" })
    .filter(({ hold }) => holds.includes(hold))
    .map((part): ResolvedRef => [part.schema, target[1]]),
];

/** The entries that a list starts with. */
const entriesOf = ({ items, minItems = 0 }: Schema): unknown[] =>
  Array.isArray(items) ? items : minItems > 0 ? [items] : [];

/** Tells which schemas contain themselves; each is searched for references once. */
export function circular(shared: SharedSchemas): (target: ResolvedRef) => boolean {
  const next = once(([schema, home]) => subschemasOf(inner(schema)).flatMap((part) => named([part, home], shared)));
  return (target) => leadsTo(target[0], next(target), next);
}

/** Every schema that a document uses: definitions count only if something references them. */
export function usedIn(root: Schema, shared: SharedSchemas): ReadonlySet<Schema> {
  const used = new Set<Schema>();
  const open: ResolvedRef[] = [[root, root]];
  for (let target = open.pop(); target; target = open.pop()) {
    const [schema, home] = target;
    if (used.has(schema)) continue;
    used.add(schema);
    for (const part of subschemasOf(inner(schema))) {
      used.add(part);
      open.push(...named([part, home], shared));
    }
  }
  return used;
}

/**
 * Tells whether a reference's target would have to contain itself: then no value could ever be complete, or validation
 * would apply the schema to the same value for ever.
 */
export function endless(shared: SharedSchemas): (ref: string, home: Schema) => boolean {
  const needed = once((target) => {
    const { properties = {}, required = [] } = target[0];
    const fields = required.map((name) => properties[name]);
    return [...beside(target, shared, ["always"]), ...inside([...fields, ...entriesOf(target[0])], target[1])];
  });
  const asked = once((target) => beside(target, shared, ["always", "maybe", "asked"]));
  return (ref, home) => {
    const start = resolveRef(ref, home, shared);
    return start !== undefined && [needed, asked].some((next) => leadsTo(start[0], next(start), next));
  };
}

const first: Next = ([{ oneOf, anyOf }, at]) => inside((oneOf ?? anyOf ?? []).slice(0, 1), at);

/** Whether null is a branch of a choice, and no other branch is its default, so that nothing has to be drawn. */
export const isEmptiable = ({ oneOf, anyOf, default: initial = null }: Schema): boolean =>
  initial === null && (oneOf ?? anyOf ?? []).some((branch) => isObject(branch) && branch.type === "null");

/** What is drawn of a schema before anything is filled in. */
const drawn = (shared: SharedSchemas, branch = first): Next =>
  once((target) => [
    ...beside(target, shared, ["always"]),
    ...branch(target),
    ...inside([...Object.values(target[0].properties ?? {}), ...entriesOf(target[0])], target[1]),
  ]);

/** The same if the null branch is drawn of each choice that has one. */
const drawnAtLeast = (shared: SharedSchemas): Next =>
  drawn(shared, (target) => (isEmptiable(target[0]) ? [] : first(target)));

/** Tells whether the first branch of a choice leads back to the same choice, if it is drawn. */
export function drawnEndlessly(shared: SharedSchemas, next = drawn(shared)): (target: ResolvedRef) => boolean {
  return (target) => leadsTo(target[0], first(target), next);
}

/** The same for a choice that has no null branch to draw instead. */
export function drawnInevitably(shared: SharedSchemas): (target: ResolvedRef) => boolean {
  const isEndless = drawnEndlessly(shared, drawnAtLeast(shared));
  return (target) => !isEmptiable(target[0]) && isEndless(target);
}

/**
 * Tells whether a schema in parts, or with a condition, contains itself: react-jsonschema-form, which counts references, puts
 * such a schema together before it looks for those.
 * @param holds whether a condition is met before anything is filled in
 */
export function composedEndlessly(
  shared: SharedSchemas,
  holds: (condition: Schema) => boolean,
): (target: ResolvedRef) => boolean {
  const always = drawnAtLeast(shared);
  const either = once((target) => [...always(target), ...inside([target[0].then, target[0].else], target[1])]);
  const met = once((target) => {
    const { if: condition, then: yes, else: no } = target[0];
    const part = isObject(condition) && (holds(condition) ? yes : no);
    return [...always(target), ...inside([part], target[1])];
  });
  // Few schemas contain themselves at all; the conditions of others are not evaluated.
  return (target) =>
    Boolean(target[0].allOf || target[0].if) && [either, met].every((next) => leadsTo(target[0], next(target), next));
}

/**
 * The number of schemas in a target, and its depth, with references expanded. Counting stops once either is too large: if
 * definitions contain each other, every path that visits each of them at most once counts, and there may be too many.
 */
export function extentOf(target: ResolvedRef, shared: SharedSchemas): { size: number; levels: number } {
  let [size, levels] = [0, 0];
  const open: [target: ResolvedRef, around: ReadonlySet<Schema>, level: number][] = [[target, new Set(), 1]];
  for (let next = open.pop(); next && size <= mostSchemas && levels <= mostLevels; next = open.pop()) {
    const [[schema, home], around, level] = next;
    size++;
    levels = Math.max(levels, level);
    for (const place of children({ schema: inner(schema), pointer: "" }))
      open.push([[place.schema, home], around, level + 1]);
    for (const one of named([schema, home], shared))
      if (!around.has(one[0])) open.push([one, new Set([...around, one[0]]), level + 1]);
  }
  return { size, levels };
}
