/** The body of a post that is refused, as its form is rendered with it again: what of it, and whether that takes too long. */
import type { WholeForm } from "../engine/define/definition.ts";
import { branchesOf } from "../engine/kinds/structures.ts";
import { knownStep, stepsOf } from "../engine/schema/path.ts";
import { isObject, type Json, type JsonObject, type Schema, walk } from "../engine/schema/schema.ts";

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
 * near them, and rendering is slow. A schema that contains itself is as deep as its answers; but where several alternatives of a
 * choice contain it, each of them is compared with a value, and with all that is in it for each of them.
 */
const most = { values: 150, depth: 8 };

/** The most fields that are drawn in the entries of lists: also an entry in which nothing is filled in has all of its own. */
const mostInEntries = 3_000;

const mostAgain = { values: 150, depth: 20, comparisons: 1_500 };

const leadsOn = (branch: Schema) => [...walk({ schema: branch, pointer: "" })].some(({ schema }) => schema.$ref);

/** The most alternatives of a choice that lead back to a schema around it. */
function waysBack({ schema: { definitions = {} } }: WholeForm): number {
  const all = Object.values(definitions).flatMap((schema) => [...walk({ schema, pointer: "" })]);
  return Math.max(...all.map(({ schema }) => (branchesOf(schema) ?? []).filter(leadsOn).length));
}

/**
 * How deep what visitors name by a pattern may be within its like: each level takes several times as long as the one around it, and
 * where there is another pattern, the second one does not end.
 */
function mostNamed({ patterns = {}, again = {} }: WholeForm): (known: string) => number {
  const found = new Map(
    Object.values(patterns).flatMap((all) => all.map(({ path }) => [path, all.length > 1 ? 1 : 5] as const)),
  );
  return (known) => (Object.hasOwn(again, known) ? found.get(known) : undefined) ?? Number.POSITIVE_INFINITY;
}

/** Whether rendering a form with a body would take too long. */
export function isTooMuch(form: WholeForm, body: JsonObject): boolean {
  const bounds = form.again ? mostAgain : { ...most, comparisons: 0 };
  const ways = form.again ? waysBack(form) : 0;
  let [left, comparisons] = [bounds.values + Object.keys(form.fields).length, bounds.comparisons];
  let inEntries = 0;
  const within = (known: string) => Object.keys(form.fields).filter((path) => path.startsWith(`${known}.`)).length;
  const mostAt = mostNamed(form);
  const visit = (value: Json | undefined, depth: number, times: number, known: string, named: number): boolean => {
    if (value !== undefined) left -= 1;
    if (ways > 1) comparisons -= times;
    if (Array.isArray(value)) inEntries += value.length * within(knownStep(form, known, "*"));
    if (left < 0 || inEntries > mostInEntries || comparisons < 0 || depth > bounds.depth || named > mostAt(known))
      return true;
    if (typeof value !== "object" || value === null) return false;
    const more = Array.isArray(value) || depth === 0 ? times : times * ways;
    return Object.entries(value).some(([key, one]) => {
      const at = knownStep(form, known, key);
      return visit(one, depth + 1, more, at, named + Number(mostAt(at) < Number.POSITIVE_INFINITY));
    });
  };
  return visit(emptied(form, body), 0, 1, "", 0);
}
