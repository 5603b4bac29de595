/** Finds the fields of a schema: every path a value can have, and the schema that rules it. */
import { isChoiceList } from "./choices.ts";
import { pathStep, stepsOf, within } from "./path.ts";
import { isObject, pointerStep, type Schema } from "./schema.ts";
import { humanize, singular } from "./words.ts";

/** A field of a form, wherever it is nested. */
export interface Field {
  /** Dotted; `*` stands for any entry of a list and any key that the visitor names. */
  path: string;
  schema: Schema;
  required: boolean;
  /** JSON pointer from the root of the schema. */
  pointer: string;
  /** The pattern that a key the visitor names must match to be this field. */
  pattern?: string;
  /** Where the schema of this field began, when it contains itself: the fields below are those of that path. */
  again?: string;
}

/** Where a schema stands: its path, its pointer, the whole it is a part of, and where definitions around it began. */
interface At {
  path: string;
  pointer: string;
  root: Schema;
  begun: { [definition: string]: string };
}

/** Schemas that apply to the same value as the one they stand in. */
function* alternatives(schema: Schema, pointer: string): Generator<[Schema, string]> {
  yield [schema, pointer];
  for (const key of ["allOf", "anyOf", "oneOf"] as const)
    for (const [index, part] of (schema[key] ?? []).entries())
      if (isObject(part)) yield* alternatives(part, `${pointer}/${key}/${index}`);
  for (const key of ["then", "else"] as const) {
    const part = schema[key];
    if (isObject(part)) yield* alternatives(part, `${pointer}/${key}`);
  }
  for (const [name, part] of Object.entries(schema.dependencies ?? {}))
    if (isObject(part)) yield* alternatives(part as Schema, `${pointer}/dependencies/${pointerStep(name)}`);
}

/** The fields directly inside a schema: named ones, keys that a visitor names, entries of a list. */
function* inside(schema: Schema, { path, pointer }: At): Generator<Omit<Field, "again">> {
  const required = (name: string) => schema.required?.includes(name) ?? false;
  const named = (key: "properties" | "patternProperties") =>
    Object.entries(schema[key] ?? {}).map(([name, field]) => ({
      name,
      schema: field,
      pointer: `${pointer}/${key}/${pointerStep(name)}`,
    }));
  for (const { name, ...field } of named("properties"))
    yield { ...field, path: within(path, pathStep(name)), required: required(name) };
  for (const { name, ...field } of named("patternProperties"))
    yield { ...field, path: within(path, pathStep(name)), required: false, pattern: name };
  const { items, additionalItems, additionalProperties } = schema;
  const entry = { path: within(path, "*"), required: true };
  if (isObject(additionalProperties))
    yield { ...entry, schema: additionalProperties, required: false, pointer: `${pointer}/additionalProperties` };
  if (isChoiceList(schema)) return;
  if (Array.isArray(items)) {
    for (const [index, part] of items.entries())
      yield { ...entry, path: within(path, String(index)), schema: part, pointer: `${pointer}/items/${index}` };
    if (isObject(additionalItems)) yield { ...entry, schema: additionalItems, pointer: `${pointer}/additionalItems` };
  } else if (isObject(items)) yield { ...entry, schema: items, pointer: `${pointer}/items` };
}

function below(schema: Schema, at: At): Field[] {
  return [...alternatives(schema, at.pointer)].flatMap(([part, pointer]) => {
    if (part !== schema && part.$ref) return followed(part, { ...at, pointer });
    return [...inside(part, { ...at, pointer })].flatMap((field): Field[] => {
      if (!isObject(field.schema)) return [field];
      const again = at.begun[field.schema.$ref ?? ""];
      if (again !== undefined) return [{ ...field, again }];
      return [field, ...followed(field.schema, { ...at, path: field.path, pointer: field.pointer })];
    });
  });
}

/** The fields below a schema, through the definition that it refers to if it does. */
function followed(schema: Schema, at: At): Field[] {
  const own = below(schema, at);
  const name = schema.$ref?.replace("#/definitions/", "") ?? "";
  const target = at.root.definitions?.[name];
  if (!schema.$ref || !target || schema.$ref in at.begun) return own;
  const pointer = `/definitions/${name}`;
  return [...own, ...below(target, { ...at, pointer, begun: { ...at.begun, [schema.$ref]: at.path } })];
}

/** The names of the fields that a schema has or can have, in whichever of its branches. */
export const namesOf = (schema: Schema): string[] => [
  ...new Set([...alternatives(schema, "")].flatMap(([part]) => Object.keys(part.properties ?? {}))),
];

/** Every name that a schema speaks of. */
const everythingIn = (root: Schema): Field[] => below(root, { path: "", pointer: "", root, begun: {} });

/** Every field of a schema, in document order; a path that stands in several branches comes several times. */
export const fieldsOf = (root: Schema): Field[] => everythingIn(root).filter(({ schema }) => isObject(schema));

/** Names whose schema is `true` or `false`: they are let in or kept out, but have no control. */
export const bareNamesOf = (root: Schema): Field[] => everythingIn(root).filter(({ schema }) => !isObject(schema));

/** A field's own schema with that of the definition it refers to, and with the parts that it must keep as well. */
export function wholeSchema({ schema }: Pick<Field, "schema">, root: Schema): Schema {
  const target = root.definitions?.[schema.$ref?.replace("#/definitions/", "") ?? ""];
  const parts = (schema.allOf ?? []).filter(isObject).map((part) => wholeSchema({ schema: part as Schema }, root));
  return target || parts.length > 0 ? Object.assign({}, ...parts, target, schema) : schema;
}

/**
 * What a field is called when its UI document does not say: its title, else its name as words; an entry of a list is one
 * of what the list is called.
 * @param listLabel what the list around an entry is called
 */
export function labelOf({ path, schema }: Pick<Field, "path" | "schema">, listLabel?: string): string {
  if (schema.title) return schema.title;
  const steps = stepsOf(path);
  const last = steps.at(-1) ?? "";
  if (!/^(\*|\d+)$/.test(last)) return humanize(last);
  const one = singular(listLabel ?? humanize(steps.findLast((step) => !/^(\*|\d+)$/.test(step)) ?? ""));
  return last === "*" ? one : `${one} ${Number(last) + 1}`;
}
