/** The body of a post that is refused, as its form is rendered with it again: what of it, and whether that takes too long. */
import type { WholeForm } from "../engine/define/definition.ts";
import { oncePerForm } from "../engine/define/once-per-form.ts";
import { followIn } from "../engine/schema/in-place.ts";
import { knownStep, pathOf, pointerStep, stepsOf, within } from "../engine/schema/path.ts";
import { isObject, type Json, type JsonObject, type Schema } from "../engine/schema/schema.ts";

/** A value without the texts of fields that were left empty. */
function withoutEmpty(form: WholeForm, value: Json, known: string): Json | undefined {
  if (Array.isArray(value)) return value.map((one) => withoutEmpty(form, one, knownStep(form, known, "*")) as Json);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => {
    const at = knownStep(form, known, key);
    // A key that a visitor has named is drawn for its name, and a choice by what was chosen.
    const isEmpty = one === "" && form.fields[at]?.widget !== undefined && stepsOf(at).at(-1) === key;
    return [key, isEmpty ? undefined : withoutEmpty(form, one, at)];
  });
  return Object.fromEntries(entries) as JsonObject;
}

/**
 * A body whose empty fields have no value: as in a browser they are there, so that they do not get their default again, and no
 * other field depends on them.
 */
export const emptied = (form: WholeForm, body: JsonObject): JsonObject => withoutEmpty(form, body, "") as JsonObject;

/**
 * Bounds on the values beyond its fields, and on their depth, that a form is rendered with: visitors without script do not come
 * near them, and rendering is slow. A schema that contains itself is as deep as its answers; where groups of it do, it is resolved
 * anew at every level, with all that is below.
 */
const most = { values: 150, depth: 8 };
const mostAgain = { values: 150, depth: 20 };
const mostResolvedAgain = { values: 12, depth: 6 };

/** The maximum number of references within one value that react-jsonschema-form may have opened: some thousand take a second. */
const mostOpened = 2500;

/**
 * The number of references that react-jsonschema-form leaves when it has opened one: it follows what properties and entries are, but
 * no branches, until it comes to a schema again. Where that happens, they are opened in their turn as soon as what they are in is.
 * Entries that are references wait for one (`withEntriesApart` in src/engine/define/drawn.ts).
 */
function leftIn(schema: Schema, root: Schema, around: Schema[] = []): number {
  const { $ref, properties = {}, items } = schema;
  const target = $ref && followIn(root)($ref)?.schema;
  if (target) return around.includes(target) ? 1 : leftIn(target, root, [...around, target]);
  const inside = [...Object.values(properties), items].filter((one) => isObject(one));
  return inside.reduce((sum, one) => sum + leftIn(one, root, around), 0);
}

/** The number for a form: the largest of its definitions; 0 if none of them is resolved within itself. */
const leftOf = oncePerForm(({ schema }: WholeForm) => {
  const names = Object.keys(schema.definitions ?? {});
  return Math.max(0, ...names.map((name) => leftIn({ $ref: `#/definitions/${pointerStep(name)}` }, schema)));
});

/** How often all references in a value are opened until it is drawn: twice in each group, list and entry around it. */
const timesOf = oncePerForm(({ again = {} }: WholeForm) => {
  const starts = [...new Set(Object.values(again))];
  return (path: string): number => {
    // What contains itself is first of all a reference.
    if (Object.hasOwn(again, path) || starts.includes(path)) return 1;
    if (path === "") return 0;
    return starts.some((one) => within(path, "").startsWith(within(one, "")) || one.startsWith(within(path, "")))
      ? 2
      : 0;
  };
});

/** How often those are opened that are drawn before anything is filled in. */
const timesAtStart = oncePerForm((form: WholeForm) => {
  const all = Object.keys(form.fields).map(stepsOf);
  const drawn = all.filter((steps) => !steps.includes("*")).map((steps) => steps.slice(0, -1));
  const timesIn = (steps: string[]) =>
    steps.reduce((sum, _step, index) => sum + timesOf(form)(pathOf(steps.slice(0, index + 1))), 0);
  return Math.max(0, ...drawn.map(timesIn));
});

/** The bounds for a form. */
function boundsOf(form: WholeForm): typeof most {
  if (leftOf(form) > 0) return mostResolvedAgain;
  const { values, depth } = form.again ? mostAgain : most;
  return { values: values + Object.keys(form.fields).length, depth };
}

/** Whether rendering a form with a body would take too long. */
export function isTooMuch(form: WholeForm, body: JsonObject): boolean {
  const bounds = boundsOf(form);
  // In a group that may contain itself, each of its lists is opened twice more, whether there is an entry or not.
  const isOpenedTooOften = (times: number) => times > 0 && leftOf(form) ** (times + 3) > mostOpened;
  let values = 0;
  const visit = (value: Json | undefined, depth: number, known: string, around: number): boolean => {
    if (value !== undefined) values += 1;
    if (values > bounds.values || depth > bounds.depth) return true;
    if (typeof value !== "object" || value === null) return false;
    const times = around + timesOf(form)(known);
    if (!Array.isArray(value) && isOpenedTooOften(times)) return true;
    return Object.entries(value).some(([key, one]) => visit(one, depth + 1, knownStep(form, known, key), times));
  };
  return (leftOf(form) > 1 && isOpenedTooOften(timesAtStart(form))) || visit(emptied(form, body), 0, "", 0);
}
