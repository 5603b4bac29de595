/** The branches that a form post chooses: without script, changing the choice changes none of the fields below it. */
import type { Form } from "../../engine/define/definition.ts";
import { namesOf, wholeSchema } from "../../engine/define/fields.ts";
import { constantOf } from "../../engine/kinds/constant.ts";
import { branchesOf, constantsIn } from "../../engine/kinds/structures.ts";
import { below } from "../../engine/schema/field-at.ts";
import { schemasInPlace } from "../../engine/schema/in-place.ts";
import { chooserOf, chosenBy, ownOf, parentOf, pathStep, stepsOf, within } from "../../engine/schema/path.ts";
import { isObject, type JsonObject, mapChildren, type Schema } from "../../engine/schema/schema.ts";
import { isGroup, schemaAt, schemaOfField } from "./known.ts";
import { isIndex } from "./posted-texts.ts";

interface Branch {
  schema: Schema;
  /** What all branches share. */
  around: Schema;
  /** The constants that identify it. */
  constants: JsonObject;
  /** The groups that it must have; browsers may post nothing for them. */
  groups: string[];
  /** The fields that only other branches have. */
  foreign: string[];
  /** The fields that all branches have. */
  shared: string[];
}

/** A choice that was made. */
export interface Chosen extends Branch {
  /** The path of the field that has branches; none for the form itself. */
  path: string;
  index: number;
}

/** The constants of a branch and of the schemas it is composed of. */
const constantsOf = (branch: Schema, form: Form): JsonObject =>
  Object.assign({}, ...schemasInPlace(branch, form.schema, "always").map(constantsIn));

const groupsOf = ({ properties, required = [] }: Schema, form: Form): string[] =>
  required.filter((name) => isGroup(wholeSchema(ownOf(properties, name) ?? {}, form.schema)));

/** The choices of a value: its own, else those of its parts, under any condition. */
function choicesIn(schema: Schema, form: Form): Schema[] {
  return branchesOf(schema) ? [schema] : schemasInPlace(schema, form.schema).filter(branchesOf);
}

/** A schema without a choice that it or a part of it has. */
function withoutChoice(schema: Schema, choice: Schema): Schema {
  if (schema !== choice) return mapChildren(schema, (part) => withoutChoice(part, choice));
  const { oneOf: _oneOf, anyOf: _anyOf, ...around } = schema;
  return around;
}

/** The branches of a value; none if it is unknown which of several choices was drawn. */
function branchesIn(schema: Schema, form: Form): Branch[] {
  const [choice = {}, other] = choicesIn(schema, form);
  if (other) return [];
  const around = withoutChoice(schema, choice);
  const shared = namesOf(around, form.schema);
  const all = (branchesOf(choice) ?? []).map((branch) => wholeSchema(branch, form.schema));
  return all.map((one) => {
    const own = new Set([...shared, ...namesOf(one, form.schema)]);
    const foreign = all.flatMap((other) => namesOf(other, form.schema)).filter((name) => !own.has(name));
    return { schema: one, around, constants: constantsOf(one, form), groups: groupsOf(one, form), foreign, shared };
  });
}

const ending = chooserOf("");

/** The paths of all posted values, including groups, of which only the fields are posted. */
function pathsIn(texts: Map<string, string[]>): Set<string> {
  const paths = new Set<string>();
  for (const name of texts.keys())
    for (const own of [name, name.replace(/~[a-z]+$/, "")])
      for (let end = own.length; end > 0 && !paths.has(own.slice(0, end)); end = own.lastIndexOf(".", end - 1))
        paths.add(own.slice(0, end));
  return paths;
}

/**
 * The branch that the posted constants identify, if the form also has controls for these around the branches, and they contradict
 * the chosen branch. The page showed the fields of one of the two: the posted fields tell which, and the visitor means the other.
 */
function namedInstead(
  all: Branch[],
  picked: Branch,
  path: string,
  texts: Map<string, string[]>,
  posted: () => Set<string>,
): Branch | undefined {
  const isChosen = (name: string) =>
    constantOf(Object(ownOf(picked.around.properties, name) ?? { const: name })) === undefined &&
    all.every(({ constants }) => Object.hasOwn(constants, name));
  const names = Object.keys(picked.constants).filter(isChosen);
  const at = (name: string) => within(path, pathStep(name));
  const isNamed = ({ constants }: Branch) =>
    names.every((name) => String(constants[name]) === texts.get(at(name))?.[0]);
  const other = names.length > 0 && !isNamed(picked) ? all.find(isNamed) : undefined;
  if (!other) return undefined;
  const isPosted = (name: string) => posted().has(at(name));
  const own = other.foreign.filter((name) => !picked.foreign.includes(name));
  const isDrawn = own.length === 0 || own.some(isPosted);
  return isDrawn && !picked.foreign.some(isPosted) ? other : undefined;
}

/**
 * Whether a name is that of a control that chooses a branch, which is not a field, or of one inside a branch that is not chosen.
 */
export function isChooser(form: Form, name: string): boolean {
  const path = chosenBy(name);
  const schema = path === name ? undefined : schemaAt(form, path);
  return schema !== undefined && choicesIn(schema, form).length > 0;
}

/**
 * Finds the chosen branches among the names that were sent, by that name; each value is the index of a branch. A branch may be
 * a choice itself: its control comes later, and is called after the other's.
 */
export function chosenIn(form: Form, texts: Map<string, string[]>): Map<string, Chosen> {
  const known = new Map<Schema, Branch[]>();
  const found = new Map<string, Chosen>();
  let paths: Set<string> | undefined;
  const posted = () => {
    paths ??= pathsIn(texts);
    return paths;
  };
  for (const [name, [text = ""]] of texts) {
    if (!name.endsWith(ending)) continue;
    const chosenOf = name.slice(0, -ending.length);
    const around = found.get(chosenOf);
    const schema = around?.schema ?? schemaAt(form, chosenOf);
    if (!schema) continue;
    const branches = known.get(schema) ?? branchesIn(schema, form);
    known.set(schema, branches);
    const picked = isIndex(text) ? branches[Number(text)] : undefined;
    if (!picked) continue;
    const branch = namedInstead(branches, picked, chosenOf, texts, posted) ?? picked;
    const { path = chosenOf, shared = [] } = around ?? {};
    const foreign = branch.foreign.filter((field) => !shared.includes(field));
    found.set(name, {
      ...branch,
      foreign,
      shared: [...shared, ...branch.shared],
      path,
      index: branches.indexOf(branch),
    });
  }
  return found;
}

/** The branches that are chosen at a path, the innermost first. */
export function chosenAt(chosen: Map<string, Chosen>, path: string): Chosen[] {
  const one = chosen.get(chooserOf(path));
  return one ? [...chosenAt(chosen, chooserOf(path)), one] : [];
}

/** The schema of a field, by its path and its known path (src/engine/schema/path.ts). */
export type SchemaOf = (path: string, known: string) => Schema | undefined;

/** Finds the schemas of fields: inside a branch, that of the chosen one, since others may have a different field there. */
export function schemasIn(form: Form, chosen: Map<string, Chosen>): SchemaOf {
  const found = new Map<string, Schema[]>();
  const inBranch = (path: string): Schema[] => {
    const before = found.get(path);
    if (before) return before;
    const own = chosenAt(chosen, path).map(({ schema }) => schema);
    const step = stepsOf(path.slice(path.lastIndexOf(".") + 1))[0] ?? "";
    const inside = (around: Schema) => {
      const part = below(around, step);
      return isObject(part) ? [wholeSchema(part, form.schema)] : [];
    };
    // A branch may only say more of a field that all of them have.
    const joined = (parts: Schema[], group: string): Schema[] => {
      const more = chosenAt(chosen, group).flatMap(({ around }) => inside(around));
      return parts[0] && more[0] ? [Object.assign({}, ...[...parts, ...more].reverse())] : parts;
    };
    const all = own.length > 0 || path === "" ? own : joined(inBranch(parentOf(path)).flatMap(inside), parentOf(path));
    found.set(path, all);
    return all;
  };
  return (path, known) => (chosen.size > 0 ? inBranch(path)[0] : undefined) ?? schemaOfField(form, known);
}
