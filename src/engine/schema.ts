/** The JSON Schema (draft-07) shapes the engine works on, and the few walks over them that everything else shares. */

/** A JSON value, as read from a document or a request. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A JSON object, as read from a document or a request. */
export type JsonObject = { [key: string]: Json };

/** One sentence for every rule of a field, or a sentence for each rule by its keyword. */
export type ErrorMessage = string | { [rule: string]: string };

/** A draft-07 schema with the project's two own keywords, `errorMessage` and `dateMinimum`. */
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
  uniqueItems?: boolean;
  properties?: { [name: string]: Schema };
  required?: string[];
  items?: Schema | Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  definitions?: { [name: string]: Schema };
  additionalProperties?: boolean | Schema;
  errorMessage?: ErrorMessage;
  dateMinimum?: "today";
  [keyword: string]: unknown;
}

/** Whether a value is a plain object. */
export const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const nested = {
  one: ["items", "if", "then", "else", "not", "contains", "additionalProperties", "additionalItems", "propertyNames"],
  list: ["oneOf", "anyOf", "allOf", "items"],
  named: ["properties", "patternProperties", "definitions", "dependencies"],
} as const;

/** A name as one step of a JSON pointer. */
export const pointerStep = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

/** A schema inside a schema, and the JSON pointer to it from the root. */
export interface Place {
  schema: Schema;
  pointer: string;
}

/** Every schema directly inside a schema, with its pointer. */
export function children({ schema, pointer }: Place): Place[] {
  const found: Place[] = [];
  const add = (value: unknown, at: string) => {
    if (isObject(value)) found.push({ schema: value, pointer: `${pointer}/${at}` });
  };
  for (const key of nested.one) add(schema[key], key);
  for (const key of nested.list) {
    const list = schema[key];
    if (Array.isArray(list)) list.forEach((value, index) => void add(value, `${key}/${index}`));
  }
  for (const key of nested.named) {
    const named = schema[key];
    if (isObject(named)) for (const name of Object.keys(named)) add(named[name], `${key}/${pointerStep(name)}`);
  }
  return found;
}

/** A schema and every schema inside it, depth first. */
export function* walk(place: Place): Generator<Place> {
  yield place;
  for (const child of children(place)) yield* walk(child);
}

/**
 * A copy of a schema without some of its keywords. Names of fields are not keywords, and neither is anything inside the
 * values of `enum`, `const` and `default`.
 */
export function without(schema: Schema, words: ReadonlySet<string>): Schema {
  const strip = (value: unknown, isNamed: boolean): unknown => {
    if (Array.isArray(value)) return value.map((entry) => strip(entry, false));
    if (!isObject(value)) return value;
    const kept = Object.entries(value).filter(([key]) => isNamed || !words.has(key));
    return Object.fromEntries(
      kept.map(([key, entry]) => {
        if (!isNamed && (key === "enum" || key === "const" || key === "default")) return [key, entry];
        return [key, strip(entry, !isNamed && (nested.named as readonly string[]).includes(key))];
      }),
    );
  };
  return strip(schema, false) as Schema;
}

/** Whether a schema is a choice of strings. */
export const isChoice = (schema: Schema): boolean => Array.isArray(schema.enum);

/** Whether a schema is a list whose entries are chosen from an `enum` (shown as checkboxes). */
export const isChoiceList = (schema: Schema): boolean =>
  schema.type === "array" && isObject(schema.items) && isChoice(schema.items as Schema);

/** The last part of a path, as words: `currentInfrastructure` is "Current infrastructure". */
export function humanize(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
