/** JSON Schema types and the traversals that everything else uses. */
import { pointerStep, stepsOfPointer } from "./path.ts";

/** A JSON value, as read from a document or a request. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A JSON object, as read from a document or a request. */
export type JsonObject = { [key: string]: Json };

/** One message for every rule of a field, or a message for each rule by keyword. */
export type ErrorMessage = string | { [rule: string]: string };

/** A schema, with the project's own keywords `errorMessage` and `dateMinimum`. */
export interface Schema {
  $schema?: string;
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  default?: Json;
  const?: Json;
  enum?: Json[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: { [name: string]: Schema };
  required?: string[];
  items?: boolean | Schema | Schema[];
  additionalItems?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  definitions?: { [name: string]: Schema };
  additionalProperties?: boolean | Schema;
  patternProperties?: { [pattern: string]: Schema };
  dependencies?: { [name: string]: Schema | string[] };
  errorMessage?: ErrorMessage;
  dateMinimum?: "today";
  /** Set in the drawn schema for a constant that identifies its branch and is set with it. */
  fixed?: boolean;
  /** Set in the resolved schema for an alternative: the name of the definition that it refers to. */
  definitionName?: string;
  [keyword: string]: unknown;
}

/** Whether a value is an object, but not an array or null. */
export const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The JSON type of a value. */
export const jsonTypeOf = (value: unknown): string =>
  Array.isArray(value) ? "array" : value === null ? "null" : typeof value;

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const nested = {
  one: [
    ...["items", "additionalItems", "unevaluatedItems", "contains", "not", "if", "then", "else"],
    ...["additionalProperties", "unevaluatedProperties", "propertyNames"],
  ],
  list: ["oneOf", "anyOf", "allOf", "items", "prefixItems"],
  named: ["properties", "patternProperties", "definitions", "$defs", "dependencies", "dependentSchemas"],
} as const;

/** A subschema with its JSON pointer from the root. */
export interface Place {
  schema: Schema;
  pointer: string;
}

/**
 * Copies a schema with every direct subschema changed. The contents of `enum`, `const`, `default` and `errorMessage`
 * are never treated as schemas.
 * @param change receives the subschema and the path to it, as steps of a JSON pointer
 */
export function mapChildren(schema: Schema, change: (child: Schema, steps: string) => Schema): Schema {
  const copy: { [keyword: string]: unknown } = { ...schema };
  const changed = (value: unknown, steps: string) => (isObject(value) ? change(value, steps) : value);
  for (const key of nested.one) if (key in copy) copy[key] = changed(copy[key], key);
  for (const key of nested.list) {
    const list = schema[key];
    if (Array.isArray(list)) copy[key] = list.map((value, index) => changed(value, `${key}/${index}`));
  }
  for (const key of nested.named) {
    const named = schema[key];
    if (!isObject(named)) continue;
    const entries = Object.entries(named);
    copy[key] = Object.fromEntries(
      entries.map(([name, value]) => [name, changed(value, `${key}/${pointerStep(name)}`)]),
    );
  }
  return copy;
}

/**
 * One step of a pointer from schema to schema: the keyword, the name or index under it, and both as written in the
 * pointer.
 */
export interface Step {
  keyword: string;
  name?: string;
  text: string;
}

const isAmong = (words: readonly string[], word: string) => words.includes(word);

/** The steps of a pointer to a subschema; handles fields that are named like keywords. */
export function stepsIn(pointer: string): Step[] {
  const steps: Step[] = [];
  const [words, names] = [pointer.split("/").slice(1), stepsOfPointer(pointer)];
  for (let at = 0; at < words.length; at++) {
    const [keyword = "", next = ""] = words.slice(at);
    const isNamed = isAmong(nested.named, keyword) || (isAmong(nested.list, keyword) && /^\d+$/.test(next));
    if (isNamed) at++;
    steps.push({
      keyword,
      ...(isNamed && { name: names[at] }),
      text: isNamed ? `/${keyword}/${next}` : `/${keyword}`,
    });
  }
  return steps;
}

/** Every direct subschema, with its pointer. */
export function children({ schema, pointer }: Place): Place[] {
  const found: Place[] = [];
  mapChildren(schema, (child, steps) => {
    found.push({ schema: child, pointer: `${pointer}/${steps}` });
    return child;
  });
  return found;
}

/** A schema and every subschema, depth first. */
export function* walk(place: Place): Generator<Place> {
  yield place;
  for (const child of children(place)) yield* walk(child);
}

/** The same as a list, without pointers. */
export const subschemasOf = (schema: Schema): Schema[] => [...walk({ schema, pointer: "" })].map((one) => one.schema);

/** Whether a schema contains a reference, so that it cannot be compiled by itself. */
export const refersOn = (schema: Schema): boolean => subschemasOf(schema).some(({ $ref }) => $ref !== undefined);

/** The value that some steps lead to, if there is one. */
export const valueIn = (data: unknown, steps: readonly (string | number)[]): unknown =>
  steps.reduce<unknown>(
    (value, step) =>
      value && typeof value === "object" && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined,
    data,
  );

/** A copy of a value with its texts changed. A key called `__proto__` is copied like any other. */
export function withTexts<T>(value: T, change: (text: string) => string | undefined): T {
  if (typeof value === "string") return change(value) as T;
  if (Array.isArray(value)) return value.map((inner) => withTexts(inner, change)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTexts(inner, change)])) as T;
}

/** Copies a schema without some keywords, at any depth; property names are not keywords. */
export function without(schema: Schema, words: ReadonlySet<string>): Schema {
  const kept = Object.entries(schema).filter(([key]) => !words.has(key));
  return mapChildren(Object.fromEntries(kept), (child) => without(child, words));
}

/**
 * Builds an object from keys, without undefined values. `__proto__` becomes an ordinary key: assigning it would set the
 * prototype, and hide its contents from the rules.
 */
export function objectOf(keys: Iterable<string>, get: (key: string) => Json | undefined): JsonObject {
  let made: JsonObject = {};
  for (const key of keys) {
    const value = get(key);
    if (value === undefined) continue;
    if (key === "__proto__") made = { ...made, [key]: value };
    else made[key] = value;
  }
  return made;
}

/** The names that a schema requires once another one is answered. */
export const dependentNames = ({ dependencies = {} }: Schema): string[] =>
  Object.values(dependencies).flatMap((names) => (Array.isArray(names) ? names : []));

/** The dependents of a field as a schema; a dependency may be a list of names. */
export const dependentsIn = (asked: Schema | string[]): Schema => (Array.isArray(asked) ? { required: asked } : asked);
