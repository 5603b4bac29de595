/** Parses an ordinary form post, as browsers send it without script, into the body that the form's rules expect. */

import type { Form } from "../../engine/define/definition.ts";
import { maxValues } from "../../engine/define/limits.ts";
import { kindOf } from "../../engine/kinds/index.ts";
import { enoughKeys } from "../../engine/rules/branches.ts";
import { judge } from "../../engine/rules/judge.ts";
import { allowsUnknown } from "../../engine/rules/validate.ts";
import { knownStep, parentOf, pathOf, pathStep, stepsOf, stepsOfPointer, within } from "../../engine/schema/path.ts";
import type { RawError } from "../../engine/schema/raw-error.ts";
import type { Json, JsonObject, Schema } from "../../engine/schema/schema.ts";
import { decoyOf } from "../../engine/visit/decoy.ts";
import { normalize } from "../../engine/visit/payload.ts";
import { type Chosen, chosenIn, isChooser, type SchemaOf, schemasIn } from "./chosen.ts";
import { blankGroupsAt, knownIn, schemasOfField, untouchedOf } from "./known.ts";
import { countIn, isOfList } from "./list-changes.ts";
import { isIndex, type PostedTexts } from "./posted-texts.ts";
import { ownTexts, valuesFrom } from "./values.ts";

/** The submitted values, as a tree of path steps. */
type Tree = Map<string, Tree | Json>;

/** Puts a value at a path; false where another value occupies it. */
function place(tree: Tree, [step = "", ...rest]: string[], value: Tree | Json): boolean {
  const there = tree.get(step);
  if (rest.length === 0) {
    if (there === undefined) tree.set(step, value);
    return there === undefined;
  }
  const inner = there ?? (new Map() as Tree);
  if (!(inner instanceof Map)) return false;
  tree.set(step, inner);
  return place(inner, rest, value);
}

/** The group or list that was posted at a path. */
function groupAt(tree: Tree, steps: string[]): Tree | undefined {
  const there = steps.reduce<Tree | Json | undefined>((at, step) => (at instanceof Map ? at.get(step) : at), tree);
  return there instanceof Map ? there : undefined;
}

/** The list at a path, created if nothing was posted for it; undefined if another value occupies the path. */
function listAt(tree: Tree, steps: string[]): Tree | undefined {
  place(tree, steps, new Map());
  return groupAt(tree, steps);
}

/**
 * Converts the tree to JSON; undefined when its lists have more entries than a body may have values.
 * @param counts the number of entries of each list, since browsers post nothing for unticked boxes
 */
function reader(form: Form, schemaOf: SchemaOf, counts: Map<Tree, number>): (tree: Tree) => JsonObject | undefined {
  let places = 0;

  const kindAt = (path: string, known: string): string | undefined => kindOf(schemaOf(path, known) ?? {})?.name;

  /** The value at a step below some place. */
  function valueAt(one: Tree | Json, path: string, known: string, step: string): Json {
    return one instanceof Map ? jsonOf(one, within(path, pathStep(step)), knownStep(form, known, step)) : one;
  }

  /** The entries of a list, each at its index; without valid indexes, in the order in which they came. */
  function entriesFrom(tree: Tree, path: string, known: string): Json[] {
    const steps = [...tree.keys()];
    if (!steps.every(isIndex)) return [...tree].map(([step, one]) => valueAt(one, path, known, step));
    const length = Math.max(counts.get(tree) ?? 0, ...steps.map((step) => Number(step) + 1));
    places += length;
    if (places > maxValues) return [];
    return Array.from({ length }, (_, index) => {
      const step = String(index);
      const one = tree.get(step);
      if (one !== undefined) return valueAt(one, path, known, step);
      return untouchedOf(kindAt(within(path, step), knownStep(form, known, step)));
    });
  }

  function jsonOf(tree: Tree, path: string, known: string): Json {
    if (counts.has(tree) || kindAt(path, known) === "list") return entriesFrom(tree, path, known);
    return objectFrom(tree, path, known);
  }

  const objectFrom = (tree: Tree, path: string, known: string): JsonObject => ({
    ...blankGroupsAt(form, known),
    ...Object.fromEntries([...tree].map(([step, one]) => [step, valueAt(one, path, known, step)])),
  });

  return (tree) => {
    const body = objectFrom(tree, "", "");
    return places > maxValues ? undefined : body;
  };
}

/** Reduces a field with branches to the chosen one: without script, the page still has the fields of the others. */
function settle(tree: Tree, { path, constants, foreign, groups }: Chosen): void {
  const steps = stepsOf(path);
  // A branch whose boxes are all unticked sends nothing but the choice.
  if (path && Object.keys(constants).length > 0) place(tree, steps, new Map());
  const node = groupAt(tree, steps);
  if (!node) return;
  for (const name of foreign) node.delete(name);
  for (const [name, value] of Object.entries(constants)) node.set(name, value);
  for (const name of groups) if (!node.has(name)) node.set(name, new Map());
}

/** Finds the field with a name: its schemas, of which conditions draw one, and its widget; no schemas if it is no field. */
function fieldsIn(form: Form, schemaOf: SchemaOf): (name: string) => { schemas: Schema[]; widget?: string } {
  return (name) => {
    // The name of the form is no free key, whose value may be a list.
    if (name === "formName") return { schemas: [{}] };
    const known = name ? knownIn(form, name) : undefined;
    if (known === undefined) return { schemas: [] };
    const [schema, all] = [schemaOf(name, known), schemasOfField(form, known)];
    return { schemas: schema === all[0] ? all : [schema ?? []].flat(), widget: form.fields[known]?.widget };
  };
}

/** An unknown name counts as one more value for each of this many characters. */
const shortName = 100;

/**
 * The submitted fields, by path; undefined when they are more than a body may have values.
 * @param open the possible values of ambiguous fields, by name: filled in here, and the first one of each is used
 */
function readAs(form: Form, sent: PostedTexts, open: Map<string, Json[]>): JsonObject | undefined {
  const tree: Tree = new Map();
  const counts = new Map<Tree, number>();
  let strangers = 0;
  const decoy = decoyOf(form);
  const chosen = chosenIn(form, sent);
  const schemaOf = schemasIn(form, chosen);
  const fieldOf = fieldsIn(form, schemaOf);
  for (const [name, texts] of sent) {
    const counted = countIn(form, name, texts);
    const list = counted && listAt(tree, stepsOf(counted.path));
    if (list) counts.set(list, counted.count);
    if (name === decoy || isChooser(form, name) || isOfList(form, name)) continue;
    const { schemas, widget } = fieldOf(name);
    const isField = schemas.length > 0;
    // A long name costs as much as several.
    if (!isField) strangers += 1 + Math.floor(name.length / shortName);
    // One is enough for the rules to reject the body, and no answer lists them all.
    if (!isField && strangers > enoughKeys && !allowsUnknown(form)) continue;
    const own = ownTexts(form, name, texts, schemas);
    if (own.length === 0) continue;
    const values = open.get(name) ?? valuesFrom(own, isField ? schemas : [{}], widget);
    if (values.length > 1) open.set(name, values);
    const value = values[0] as Json;
    // An unknown name is a single key, so that the rules reject it; a value in the place of a group or list gets a key
    // that no field has.
    const steps = isField ? stepsOf(name) : [name];
    if (!place(tree, steps, value)) tree.set(`${name}.`, value);
  }
  // Inner choices first, since the branch around them may not be the chosen one.
  for (const one of [...chosen.values()].reverse()) settle(tree, one);
  return reader(form, schemaOf, counts)(tree);
}

/** Rules that a value breaks if it was read as the value of another field. */
const isOfOther = ({ keyword }: RawError) => /^(type|const|enum|format)$/.test(keyword);

/** The paths of wrong values and of the lists around them, since a list may be drawn by one control. */
const pathsOf = (errors: RawError[]): Set<string> =>
  new Set(errors.map(({ instancePath }) => pathOf(stepsOfPointer(instancePath))).flatMap((at) => [at, parentOf(at)]));

/** The maximum number of values that are validated in all to resolve ambiguities, so that large bodies are not tried too often. */
const mostJudged = 20_000;

/**
 * The submitted fields, by path; undefined when they are more than a body may have values. If conditions draw different fields of
 * the same name, a post does not say which one it was: the one that satisfies the rules is assumed.
 */
export function bodyFrom(form: Form, sent: PostedTexts): JsonObject | undefined {
  const open = new Map<string, Json[]>();
  const again = new Set<string>();
  for (let judged = sent.size; ; judged += sent.size) {
    const body = readAs(form, sent, open);
    if (!body || open.size === 0 || judged > mostJudged) return body;
    const { errors } = judge(form, normalize(form, body));
    const wrong = pathsOf(errors.filter(isOfOther));
    const ofOtherType = pathsOf(errors.filter(({ keyword }) => keyword === "type"));
    const others = [...open].filter(([name, values]) => values.length > 1 && wrong.has(name));
    if (others.length === 0) return body;
    for (const [name, values] of others) {
      const value = values.shift() as Json;
      if (ofOtherType.has(name) || again.has(name)) continue;
      // If none is valid, the visitor is shown the error of this one.
      again.add(name);
      values.push(value);
    }
  }
}

/** The index of the branch that each chooser selects, by name. */
export const branchesFrom = (form: Form, sent: PostedTexts): { [chooser: string]: number } =>
  Object.fromEntries([...chosenIn(form, sent)].map(([chooser, { index }]) => [chooser, index]));
