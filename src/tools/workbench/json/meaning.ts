/** What a schema says of a place in a document it describes: which keys may stand there, which values, and what they mean. */
import { inPlace } from "../../../engine/in-place.ts";
import { targetOf } from "../../../engine/refs.ts";
import { isObject, type Json, type Place, type Schema } from "../../../engine/schema.ts";

/** The schemas that hold together with a schema, or in its stead. */
const alternatives = (part: unknown, root: Schema): Schema[] =>
  isObject(part)
    ? [...inPlace({ schema: part, pointer: "" }, { follow: (ref) => followed(ref, root) })].map(({ schema }) => schema)
    : [];

/** What a reference inside a document leads to. */
function followed(ref: string, root: Schema): Place | undefined {
  const [schema] = targetOf(ref, root, {}) ?? [];
  return schema && { schema, pointer: "" };
}

/** One step down. */
function below(schema: Schema, step: string): unknown {
  if (schema.properties && Object.hasOwn(schema.properties, step)) return schema.properties[step];
  if (Array.isArray(schema.items)) return schema.items[Number(step)] ?? schema.additionalItems;
  if (/^\d+$/.test(step) && schema.items !== undefined) return schema.items;
  const patterns = Object.entries(schema.patternProperties ?? {});
  return patterns.find(([pattern]) => new RegExp(pattern, "u").test(step))?.[1] ?? schema.additionalProperties;
}

/** Every schema that speaks of the value at the end of a way. */
export function schemasAt(root: Schema, steps: string[]): Schema[] {
  let found = alternatives(root, root);
  for (const step of steps) {
    const next = new Set(found.map((schema) => below(schema, step)));
    found = [...next].flatMap((part) => alternatives(part, root));
  }
  return [...new Set(found)];
}

/** A key that may stand in an object, and what it means. */
export interface Key {
  name: string;
  about: string;
  /** What its value is, in a word. */
  kind: string;
  /** How its value begins, as a snippet. */
  start: string;
}

/** What is written after a new key, with the place of the cursor. */
const starts: { [type: string]: string } = { string: '"#{}"', array: "[#{}]", object: "{#{}}" };

/** The keys of an object. */
export function keysAt(root: Schema, steps: string[]): Key[] {
  const found = schemasAt(root, steps).flatMap(({ properties = {} }) => Object.entries(properties));
  return [...new Map(found)].map(([name, part]) => {
    const parts = alternatives(part, root);
    const types = [...new Set(parts.flatMap(({ type }) => type ?? []))];
    const own = isObject(part) ? part : {};
    return {
      name,
      about: String(own.description ?? own.title ?? ""),
      kind: types.join(" or "),
      start: starts[types[0] ?? ""] ?? "",
    };
  });
}

/** The values that a place may have, where they can be listed. */
export function valuesAt(root: Schema, steps: string[]): Json[] {
  const found = schemasAt(root, steps).flatMap((schema): Json[] => {
    if (schema.const !== undefined) return [schema.const];
    return schema.enum ?? (schema.type === "boolean" ? [true, false] : []);
  });
  return [...new Map(found.map((value) => [JSON.stringify(value), value])).values()];
}

/** What is said of the value at the end of a way. */
export const aboutAt = (root: Schema, steps: string[]): string =>
  String(schemasAt(root, steps).find(({ description, title }) => description ?? title)?.description ?? "");
