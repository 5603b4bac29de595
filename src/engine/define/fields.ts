/** Enumerates the fields of a schema: every path that a value can have, with its schema. */

import { isChoiceList } from "../kinds/choices.ts";
import { hasFreeKeys } from "../kinds/structures.ts";
import { type Follow, followIn, partsOf, schemasInPlace } from "../schema/in-place.ts";
import { isFieldName, pathStep, pointerStep, stepsOf, within } from "../schema/path.ts";
import { isObject, type Schema } from "../schema/schema.ts";
import { humanize, singular } from "../words/words.ts";
import type { FieldUi } from "./definition.ts";

/** A subschema at a path, however nested. */
interface FoundField {
  /** Dotted; `*` stands for any list entry and any free key. */
  path: string;
  schema: Schema;
  required: boolean;
  /** JSON pointer from the root of the schema. */
  pointer: string;
  /** The pattern that a free key must match to be this field. */
  pattern?: string;
  /** What entries it stands for. */
  entry?: FieldUi["entry"];
  /** For a recursive schema, the path where it started: the fields below are those of that path. */
  again?: string;
  /** The branches and conditions that it is in: which one it is, by where the choice between them is. */
  chosen: { [choice: string]: string };
}

/** A field of a form. */
export interface Field extends FoundField {
  /** Its schema merged with `$ref` and `allOf`. */
  whole: Schema;
}

/**
 * The position of a schema: its path and pointer, the resolver of its references, the paths where enclosing
 * definitions, by their names, and fields, by their pointers, started, and the branches around it.
 */
interface At extends Pick<FoundField, "path" | "pointer" | "chosen"> {
  follow: Follow;
  begun: { [place: string]: string };
}

/** The fields directly inside a schema: properties, free keys, list entries. */
function* inside(schema: Schema, { path, pointer, chosen }: At): Generator<FoundField> {
  const required = (name: string) => schema.required?.includes(name) ?? false;
  const named = (key: "properties" | "patternProperties") =>
    Object.entries(schema[key] ?? {}).map(([name, field]) => ({
      name,
      schema: field,
      pointer: `${pointer}/${key}/${pointerStep(name)}`,
      chosen,
    }));
  for (const { name, ...field } of named("properties"))
    yield { ...field, path: within(path, pathStep(name)), required: required(name) };
  for (const { name, ...field } of named("patternProperties"))
    yield { ...field, path: within(path, pathStep(name)), required: false, pattern: name, entry: "keyed" };
  const { items, additionalItems, additionalProperties } = schema;
  const any = { path: within(path, "*"), required: true, chosen };
  if (isObject(additionalProperties)) {
    const free = { schema: additionalProperties, pointer: `${pointer}/additionalProperties` };
    yield { ...any, ...free, required: false, entry: "keyed" };
  }
  if (isChoiceList(schema)) return;
  if (Array.isArray(items)) {
    for (const [index, part] of items.entries())
      yield {
        ...any,
        path: within(path, String(index)),
        schema: part,
        pointer: `${pointer}/items/${index}`,
        entry: "placed",
      };
    if (isObject(additionalItems))
      yield { ...any, schema: additionalItems, pointer: `${pointer}/additionalItems`, entry: "numbered" };
  } else if (isObject(items)) yield { ...any, schema: items, pointer: `${pointer}/items`, entry: "numbered" };
}

/** The branches around a part of a schema. */
function choosing({ chosen, pointer }: At, keyword: string, name: string): FoundField["chosen"] {
  if (/^(then|else)$/.test(keyword)) return { ...chosen, [`${pointer}/if`]: keyword };
  return /^(oneOf|anyOf)$/.test(keyword) ? { ...chosen, [`${pointer}/${keyword}`]: name } : chosen;
}

/** Whether two fields are never present together, since they are in different branches of a choice. */
export const areApart = (one: Field, other: Field): boolean =>
  Object.entries(one.chosen).some(([choice, name]) => (other.chosen[choice] ?? name) !== name);

/** The fields that a schema has or can have, in any branch or condition, and those nested in them. */
function below(schema: Schema, at: At): FoundField[] {
  const own = [...inside(schema, at)].flatMap((field): FoundField[] => {
    if (!isObject(field.schema)) return [field];
    const { path, pointer, schema: inner } = field;
    const again = at.begun[inner.$ref ?? pointer];
    if (again !== undefined) return [{ ...field, again }];
    return [field, ...below(inner, { ...at, path, pointer, begun: { ...at.begun, [pointer]: path } })];
  });
  const parts = partsOf({ schema, pointer: at.pointer }, at.follow).filter(({ hold }) => hold !== "asked");
  const others = parts.flatMap(({ schema: part, pointer, keyword, name }) => {
    if (keyword !== "$ref") return below(part, { ...at, pointer, chosen: choosing(at, keyword, name) });
    const around = at.pointer.startsWith(pointer) ? at.begun[name] : undefined;
    // A value that may be of the same type as the group around it: searched once more, with its fields mapped to the group's.
    const key = around === undefined ? name : `${name}#`;
    if (key in at.begun) return [];
    const begun = { ...at.begun, [key]: at.path };
    if (around !== undefined)
      for (const one of inside(part, { ...at, pointer, path: around }))
        if (partsOf(one).length > 0 || !inside(one.schema, at).next().done) begun[one.pointer] = one.path;
    return below(part, { ...at, pointer, begun });
  });
  return [...own, ...others];
}

/** The names of the properties that a schema has or can have, in any branch or condition. */
export const namesOf = (schema: Schema, root = schema): string[] => [
  ...new Set(schemasInPlace(schema, root).flatMap(({ properties = {} }) => Object.keys(properties))),
];

/** Whether a schema has free keys, in any branch or condition. */
export const isOpenIn = (schema: Schema, root = schema): boolean => schemasInPlace(schema, root).some(hasFreeKeys);

/** Every property and entry that a schema mentions. */
const everythingIn = (root: Schema): FoundField[] =>
  below(root, { path: "", pointer: "", chosen: {}, follow: followIn(root), begun: {} });

/** Every field of a schema, in document order; a path that occurs in several branches is listed several times. */
export const fieldsOf = (root: Schema): Field[] =>
  everythingIn(root)
    .filter(({ schema }) => isObject(schema))
    .map((field) => ({ ...field, whole: wholeSchema(field.schema, root) }));

/** The fields of a form by path; one for each branch that defines the path. */
export type ByPath = Map<string, [Field, ...Field[]]>;

/** The fields of a form, without `formName`. */
export function fieldsByPath(root: Schema): ByPath {
  const found: ByPath = new Map();
  for (const field of fieldsOf(root).filter(({ path }) => path !== "formName")) {
    const known = found.get(field.path);
    if (known) known.push(field);
    else found.set(field.path, [field]);
  }
  return found;
}

/** Properties whose schema is `true` or `false`: allowed or forbidden, but without a control. */
export const bareNamesOf = (root: Schema): FoundField[] => everythingIn(root).filter(({ schema }) => !isObject(schema));

/** A schema merged with what always applies to the same value: its `$ref` and `allOf`. */
export function wholeSchema(schema: Schema, root: Schema): Schema {
  const parts = schemasInPlace(schema, root, "always");
  return parts.length > 1 ? Object.assign({}, ...parts.reverse()) : schema;
}

/**
 * The default label of a field: its title, else its humanized name; for a list entry, and a value whose key has some pattern,
 * the singular of the label around it; none for free keys in an entry, which share the label of those in other entries.
 * @param listLabel the label of the list or group that contains the entry
 */
export function labelOf(field: Pick<Field, "path" | "schema" | "entry" | "pattern">, listLabel?: string): string {
  const { path, schema, entry, pattern } = field;
  if (schema.title) return schema.title;
  const steps = stepsOf(path);
  const last = steps.at(-1) ?? "";
  if (pattern !== undefined) return singular(listLabel ?? "");
  if (!entry) return humanize(last);
  if (entry === "keyed" && !isFieldName(steps.at(-2) ?? "")) return "";
  const one = singular(listLabel ?? humanize(steps.findLast(isFieldName) ?? ""));
  return entry === "placed" ? `${one} ${Number(last) + 1}` : one;
}
