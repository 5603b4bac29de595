/** The body of a post that is refused, as its form is rendered with it again: what of it, and whether that takes too long. */
import type { WholeForm } from "../engine/define/definition.ts";
import { isConditional } from "../engine/define/empty.ts";
import { fieldsByPath } from "../engine/define/fields.ts";
import { oncePerForm } from "../engine/define/once-per-form.ts";
import { kindOf } from "../engine/kinds/index.ts";
import { branchesOf } from "../engine/kinds/structures.ts";
import { isFieldName, knownStep, parentOf, pathStep, stepsOf, within } from "../engine/schema/path.ts";
import { isObject, type Json, type JsonObject, refersOn, subschemasOf } from "../engine/schema/schema.ts";

/**
 * The lists of choices that are on any page with what is around them, and the groups with one, by the path around each: browsers
 * post nothing of boxes that are unticked, nor of a group that has nothing else.
 */
const silentIn = oncePerForm((form: WholeForm): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  const byPath = fieldsByPath(form.schema);
  const isNamed = (path: string) =>
    isFieldName(stepsOf(path).at(-1) ?? "*") && byPath.get(path)?.every(({ pattern }) => pattern === undefined);
  for (const [list, fields] of byPath) {
    if (!fields.some((field) => kindOf(field.whole)?.name === "choices" && !isConditional(field))) continue;
    for (let path = list; isNamed(path); path = parentOf(path)) {
      const around = parentOf(path);
      found.set(around, (found.get(around) ?? new Set()).add(stepsOf(path).at(-1) ?? ""));
    }
  }
  return found;
});

/**
 * A value without the texts of fields that were left empty.
 * @param isEntry whether visitors add such values: of one that was added just now, nothing has been posted at all
 */
function withoutEmpty(form: WholeForm, value: Json, known: string, isEntry = false): Json | undefined {
  if (Array.isArray(value))
    return value.map((one) => withoutEmpty(form, one, knownStep(form, known, "*"), true) as Json);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, one]): [string, Json | undefined] => {
    const at = knownStep(form, known, key);
    // A key that a visitor has named is drawn for its name, and a choice by what was chosen.
    const isNamedHere = stepsOf(at).at(-1) !== key;
    const isEmpty = one === "" && form.fields[at]?.widget !== undefined && !isNamedHere;
    return [key, isEmpty ? undefined : withoutEmpty(form, one, at, isNamedHere)];
  });
  const silent = isEntry && entries.length === 0 ? [] : [...(silentIn(form).get(known) ?? [])];
  const unsaid = silent.map((name): [string, Json | undefined] => {
    const at = within(known, pathStep(name));
    return [name, silentIn(form).has(at) ? withoutEmpty(form, {}, at) : undefined];
  });
  return Object.fromEntries([...unsaid, ...entries]) as JsonObject;
}

/**
 * A body whose empty fields have no value: as in a browser they are there, so that they do not get their default again, and no
 * other field depends on them.
 */
export const emptied = (form: WholeForm, body: JsonObject): JsonObject => withoutEmpty(form, body, "") as JsonObject;

/** Bounds on what a form is rendered with: visitors without script do not come near them, and rendering is slow. */
const most = {
  /** Values beyond the form's fields. */
  values: 150,
  /** Levels; a schema that contains itself is as deep as its answers. */
  depth: 8,
  depthAgain: 20,
  /**
   * Where several alternatives of a choice contain it, each is compared with a value, and with all that is in it for each of them.
   */
  comparisons: 1_500,
  /** Fields in the entries of lists: also an entry in which nothing is filled in has all of its own. */
  inEntries: 3_000,
  /** Levels of what visitors name by a pattern within its like: each takes several times as long as the one around it. */
  named: 5,
};

/** The most alternatives of a choice that lead back to a schema around it. */
function waysBack({ schema: { definitions = {} } }: WholeForm): number {
  const all = Object.values(definitions).flatMap(subschemasOf);
  return Math.max(...all.map((schema) => (branchesOf(schema) ?? []).filter(refersOn).length));
}

/** The paths of what visitors name by a pattern within its like. */
const namedAgain = ({ patterns = {}, again = {} }: WholeForm): Set<string> =>
  new Set(
    Object.values(patterns)
      .flat()
      .map(({ path }) => path)
      .filter((path) => Object.hasOwn(again, path)),
  );

/** Where a value is. */
interface At {
  known: string;
  level: number;
  /** How often it is compared. */
  times: number;
  /** How many of it and the values around it are named within their like. */
  named: number;
}

/** Whether rendering a form with a body would take too long. */
export function isTooMuch(form: WholeForm, body: JsonObject): boolean {
  const [depth, ways] = form.again ? [most.depthAgain, waysBack(form)] : [most.depth, 0];
  const paths = Object.keys(form.fields);
  const fieldsIn = (known: string) => paths.filter((path) => path.startsWith(`${known}.`)).length;
  const ofItsLike = namedAgain(form);
  let [values, comparisons, inEntries] = [0, 0, 0];
  const visit = (value: Json | undefined, { known, level, times, named }: At): boolean => {
    if (value !== undefined) values += 1;
    if (ways > 1) comparisons += times;
    if (Array.isArray(value)) inEntries += value.length * fieldsIn(knownStep(form, known, "*"));
    if (values > most.values + paths.length || comparisons > most.comparisons || inEntries > most.inEntries)
      return true;
    if (level > depth || named > most.named) return true;
    if (typeof value !== "object" || value === null) return false;
    const more = Array.isArray(value) || level === 0 ? times : times * ways;
    return Object.entries(value).some(([key, one]) => {
      const at = knownStep(form, known, key);
      return visit(one, { known: at, level: level + 1, times: more, named: named + Number(ofItsLike.has(at)) });
    });
  };
  return visit(emptied(form, body), { known: "", level: 0, times: 1, named: 0 });
}
