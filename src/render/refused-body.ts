/** The body of a rejected post, prepared for rendering its form again, and whether that would take too long. */
import type { WholeForm } from "../engine/define/definition.ts";
import { isConditional } from "../engine/define/empty.ts";
import { fieldsByPath } from "../engine/define/fields.ts";
import { oncePerForm } from "../engine/define/once-per-form.ts";
import { kindOf } from "../engine/kinds/index.ts";
import { branchesOf } from "../engine/kinds/structures.ts";
import { isFieldName, knownStep, parentOf, pathStep, stepsOf, within } from "../engine/schema/path.ts";
import { isObject, type Json, type JsonObject, refersOn, subschemasOf } from "../engine/schema/schema.ts";

/**
 * The names of checkbox lists that are always there, and of groups that contain one, by the path of the group around each:
 * browsers post nothing for unticked boxes, nor for a group that has nothing else.
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
 * A value without the empty texts of fields that were left blank.
 * @param isEntry whether visitors add such values: for one that was just added, nothing has been posted yet
 */
function withoutEmpty(form: WholeForm, value: Json, known: string, isEntry = false): Json | undefined {
  if (Array.isArray(value))
    return value.map((one) => withoutEmpty(form, one, knownStep(form, known, "*"), true) as Json);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, one]): [string, Json | undefined] => {
    const at = knownStep(form, known, key);
    // A free key stays even if it is empty, since only its name in the body makes it appear.
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
 * A body whose blank fields are present, but undefined, as in the browser's form: they do not get their default again, and no other
 * field appears because of them.
 */
export const emptied = (form: WholeForm, body: JsonObject): JsonObject => withoutEmpty(form, body, "") as JsonObject;

/** Bounds on the bodies that a form is rendered with, since rendering is slow; visitors without scripts stay far below them. */
const most = {
  /** Values beyond the form's fields. */
  values: 150,
  /** Levels; more in forms with a recursive schema, whose depth depends on the answers. */
  depth: 8,
  depthAgain: 20,
  /**
   * Comparisons of a value with the alternatives of a choice: if several contain the choice again, the number multiplies per level.
   */
  comparisons: 1_500,
  /** Fields in the entries of lists, blank ones included. */
  inEntries: 3_000,
  /** Levels of recursive free keys (`patternProperties`): each takes several times as long as the one around it. */
  named: 5,
};

/** The largest number of alternatives in one choice that are recursive. */
function waysBack({ schema: { definitions = {} } }: WholeForm): number {
  const all = Object.values(definitions).flatMap(subschemasOf);
  return Math.max(...all.map((schema) => (branchesOf(schema) ?? []).filter(refersOn).length));
}

/** The paths of free keys (`patternProperties`) that are recursive. */
const namedAgain = ({ patterns = {}, again = {} }: WholeForm): Set<string> =>
  new Set(
    Object.values(patterns)
      .flat()
      .map(({ path }) => path)
      .filter((path) => Object.hasOwn(again, path)),
  );

/** The position of a value. */
interface At {
  known: string;
  level: number;
  /** How often it is compared with alternatives. */
  times: number;
  /** How many recursive free keys lead to it. */
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
