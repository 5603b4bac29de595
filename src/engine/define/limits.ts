/** Limits of a body: nesting depth, counts, and size in bytes, which is derived from the schema. */

import { hasFreeKeys } from "../kinds/structures.ts";
import { partsOf } from "../schema/in-place.ts";
import { isObject, mapChildren, type Schema, subschemasOf } from "../schema/schema.ts";

/** The maximum nesting depth: everything that reads a body is recursive. */
export const maxDepth = 100;

/** The maximum number of values in a body, counting entries of lists and groups. */
export const maxValues = 5_000;

/** The maximum length of a value's path, in characters. */
export const maxPath = 2_000;

/** The maximum total length of all keys in a body, in characters. */
export const maxNames = 128 * 1024;

/** The least size limit of any form, in bytes, however little its schema needs. */
export const leastBytes = 64 * 1024;

/** The size limit of a form whose schema leaves something unlimited, in bytes. */
const unlimitedBytes = 1024 * 1024;

/** The upper bound of all size limits, in bytes: a receiver holds many bodies at once. */
export const mostBytes = 8 * 1024 * 1024;

/** The size limit of an urlencoded post, in bytes: no visitor types more, and decoding is slow. */
export const mostPostBytes = 256 * 1024;

/** The maximum number of files in a body. */
export const mostFiles = 100;

/** Files longer than this, in characters, are cut out of a body before the rest is parsed. */
export const longFile = 8 * 1024;

/** The longest JSON encoding of one character: a control character or half a surrogate pair, such as `\u001f`. */
const bytesPerCharacter = 6;

/** The longest JSON encoding of a number: `-1.2345678901234567e-308`. */
const numberBytes = 25;

const jsonBytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? "").length;

/** Deeper schemas are considered recursive. */
const deepest = 30;

function arrayBytes(schema: Schema, depth: number): number {
  const { items, additionalItems, maxItems } = schema;
  if (Array.isArray(items)) {
    const rest = additionalItems === false ? 0 : Number.POSITIVE_INFINITY;
    return 2 + items.reduce((sum, item) => sum + 1 + valueBytes(item, depth + 1), rest);
  }
  const choices = schema.uniqueItems && isObject(items) ? items.enum : undefined;
  const count = Math.min(maxItems ?? Number.POSITIVE_INFINITY, choices?.length ?? Number.POSITIVE_INFINITY);
  return count === 0 ? 2 : 2 + count * (1 + valueBytes((items as Schema | undefined) ?? {}, depth + 1));
}

function objectBytes(schema: Schema, depth: number): number {
  if (hasFreeKeys(schema)) return Number.POSITIVE_INFINITY;
  return Object.entries(schema.properties ?? {}).reduce(
    (sum, [name, field]) => sum + jsonBytes(name) + 2 + valueBytes(field, depth + 1),
    2,
  );
}

/** The size of the largest value of the schema's types. */
function typedBytes(schema: Schema, depth: number): number {
  const sizes: { [type: string]: () => number } = {
    string: () => 2 + bytesPerCharacter * (schema.maxLength ?? Number.POSITIVE_INFINITY),
    number: () => numberBytes,
    integer: () => numberBytes,
    boolean: () => 5,
    null: () => 4,
    array: () => arrayBytes(schema, depth),
    object: () => objectBytes(schema, depth),
  };
  const implied = schema.properties ? ["object"] : schema.items ? ["array"] : [];
  const types = schema.type === undefined ? implied : [schema.type].flat();
  return types.length === 0 ? 0 : Math.max(...types.map((type) => sizes[type]?.() ?? Number.POSITIVE_INFINITY));
}

/** The size of the largest value a schema accepts, as compact JSON in bytes; infinite if nothing limits it. */
function valueBytes(schema: Schema, depth = 0): number {
  if (!isObject(schema)) return (schema as unknown) === false ? 0 : Number.POSITIVE_INFINITY;
  if (depth > deepest || schema.$ref) return Number.POSITIVE_INFINITY;
  if ("const" in schema) return jsonBytes(schema.const);
  if (schema.enum) return Math.max(0, ...schema.enum.map(jsonBytes));
  const inner = partsOf({ schema, pointer: "" })
    .filter(({ hold }) => hold !== "asked")
    .map((part) => valueBytes(part.schema, depth + 1));
  const own = typedBytes(schema, depth);
  if (own === 0 && inner.length === 0) return Number.POSITIVE_INFINITY;
  return own + inner.reduce((sum, bytes) => sum + bytes, 0);
}

/** Whether a form has a field for files. */
export const takesFiles = (root: Schema): boolean => subschemasOf(root).some(({ format }) => format === "data-url");

/** A schema with short texts in place of files. */
function withoutFiles(schema: Schema): Schema {
  const { format, ...text } = schema;
  return mapChildren(format === "data-url" ? { ...text, maxLength: longFile } : schema, withoutFiles);
}

/** The size of `formName` and its value, in bytes. */
const formNameBytes = 1024;

/**
 * The size limit of a form's body, in bytes of JSON: enough for every value that its schema accepts, in the longest
 * encoding, within bounds that protect the receiver.
 * @param schema the form's schema, resolved, as drawn or as a contract
 */
export function bodyLimitOf(schema: Schema): number {
  const bytes = valueBytes(schema) + formNameBytes;
  if (Number.isFinite(bytes)) return Math.min(Math.max(bytes, leastBytes), mostBytes);
  // A file field promises its own limit to the visitor; an unlimited field beside it must not lower that.
  return takesFiles(schema) ? mostBytes : unlimitedBytes;
}

/** The size limit of a body without its long files, in bytes: this part is parsed completely. */
export const restLimitOf = (schema: Schema): number => bodyLimitOf(withoutFiles(schema));
