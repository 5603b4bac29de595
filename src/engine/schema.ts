/** The JSON Schema shapes the engine works on, and the few walks over them that everything else shares. */

/** A JSON value, as read from a document or a request. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A JSON object, as read from a document or a request. */
export type JsonObject = { [key: string]: Json };

/** One sentence for every rule of a field, or a sentence for each rule by its keyword. */
export type ErrorMessage = string | { [rule: string]: string };

/** A schema with the project's two own keywords, `errorMessage` and `dateMinimum`. */
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
  /** Set in the schema that is drawn: the fixed value tells branches apart, and comes with its branch. */
  fixed?: boolean;
  [keyword: string]: unknown;
}

/** Whether a value is a plain object. */
export const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const nested = {
  one: [
    ...["items", "additionalItems", "unevaluatedItems", "contains", "not", "if", "then", "else"],
    ...["additionalProperties", "unevaluatedProperties", "propertyNames"],
  ],
  list: ["oneOf", "anyOf", "allOf", "items", "prefixItems"],
  named: ["properties", "patternProperties", "definitions", "$defs", "dependencies", "dependentSchemas"],
} as const;

/** A name as one step of a JSON pointer. */
export const pointerStep = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

/** A schema inside a schema, and the JSON pointer to it from the root. */
export interface Place {
  schema: Schema;
  pointer: string;
}

/**
 * A copy of a schema with every schema directly inside it changed. What stands in `enum`, `const`, `default` or
 * `errorMessage` is no schema, whatever it looks like.
 * @param change receives the inner schema and the way to it, as the steps of a JSON pointer
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
  return copy as Schema;
}

/** One step of a pointer from schema to schema: a keyword, the name or number under it, and how the pointer writes both. */
export interface Step {
  keyword: string;
  name?: string;
  text: string;
}

const isAmong = (words: readonly string[], word: string) => words.includes(word);

/** The steps of a pointer that leads from a schema to one inside it: a field may be called as a keyword is. */
export function stepsIn(pointer: string): Step[] {
  const steps: Step[] = [];
  const words = pointer.split("/").slice(1);
  for (let at = 0; at < words.length; at++) {
    const [keyword = "", next = ""] = words.slice(at);
    const isNamed = isAmong(nested.named, keyword) || (isAmong(nested.list, keyword) && /^\d+$/.test(next));
    if (isNamed) at++;
    steps.push({
      keyword,
      ...(isNamed && { name: next.replaceAll("~1", "/").replaceAll("~0", "~") }),
      text: isNamed ? `/${keyword}/${next}` : `/${keyword}`,
    });
  }
  return steps;
}

/** Every schema directly inside a schema, with its pointer. */
export function children({ schema, pointer }: Place): Place[] {
  const found: Place[] = [];
  mapChildren(schema, (child, steps) => {
    found.push({ schema: child, pointer: `${pointer}/${steps}` });
    return child;
  });
  return found;
}

/** A schema and every schema inside it, depth first. */
export function* walk(place: Place): Generator<Place> {
  yield place;
  for (const child of children(place)) yield* walk(child);
}

/** A copy of a schema without some of its keywords, at any depth; names of fields are not keywords. */
export function without(schema: Schema, words: ReadonlySet<string>): Schema {
  const kept = Object.entries(schema).filter(([key]) => !words.has(key));
  return mapChildren(Object.fromEntries(kept), (child) => without(child, words));
}

/**
 * An object of some keys, without those whose value is undefined. One called `__proto__` is a key like others: assigning to
 * it would set the prototype, and hide what it brings along.
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
