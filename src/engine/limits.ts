/** How much a body may be: how deep, and how many bytes, which follows from the limits its schema states. */
import { partsOf } from "./in-place.ts";
import { isObject, mapChildren, type Schema, walk } from "./schema.ts";

/** How deep a body may be nested: everything that reads it does so recursively. */
export const maxDepth = 100;

/** So many values a body may have: entries of lists and of groups, whatever is in them. */
export const maxValues = 5_000;

/** So many characters the names on the way to a value may have together. */
export const maxPath = 2_000;

/** So many characters all names in a body may have together. */
export const maxNames = 128 * 1024;

/** Any form takes a body of so many bytes, however little its schema needs. */
export const leastBytes = 64 * 1024;

/** What a form takes whose schema states no limit for something, in bytes. */
export const unlimitedBytes = 1024 * 1024;

/** No form takes more than this, whatever its schema states, in bytes: a receiver holds many bodies at once. */
export const mostBytes = 8 * 1024 * 1024;

/** No form post has more bytes than this, whatever its form's limit: no visitor types so much, and it is slow to decode. */
export const mostPostBytes = 256 * 1024;

/** So many files a body may have. */
export const mostFiles = 100;

/** A file of more characters than this is taken out of a body before the rest of it is read. */
export const longFile = 8 * 1024;

/** The longest form that JSON has for one character: a control character or half a surrogate pair as `\u001f`. */
const bytesPerCharacter = 6;

/** The longest form that JSON has for a number: `-1.2345678901234567e-308`. */
const numberBytes = 25;

const jsonBytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? "").length;

/** Schemas deeper than this are taken to be recursive. */
const deepest = 30;

function arrayBytes(schema: Schema & { maxItems?: number }, depth: number): number {
  const { items, maxItems } = schema;
  if (Array.isArray(items)) {
    const rest = (schema as { additionalItems?: unknown }).additionalItems === false ? 0 : Number.POSITIVE_INFINITY;
    return 2 + items.reduce((sum, item) => sum + 1 + valueBytes(item, depth + 1), rest);
  }
  const choices = schema.uniqueItems && isObject(items) ? (items as Schema).enum : undefined;
  const count = Math.min(maxItems ?? Number.POSITIVE_INFINITY, choices?.length ?? Number.POSITIVE_INFINITY);
  return count === 0 ? 2 : 2 + count * (1 + valueBytes((items as Schema | undefined) ?? {}, depth + 1));
}

const isOpen = (schema: Schema) => schema.additionalProperties !== false && schema.additionalProperties !== undefined;

function objectBytes(schema: Schema, depth: number): number {
  if (isOpen(schema) || "patternProperties" in schema) return Number.POSITIVE_INFINITY;
  return Object.entries(schema.properties ?? {}).reduce(
    (sum, [name, field]) => sum + jsonBytes(name) + 2 + valueBytes(field, depth + 1),
    2,
  );
}

/** The largest of the types a schema allows. */
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

/** The bytes of the largest value a schema accepts, as compact JSON; endless where nothing limits it. */
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
export const takesFiles = (root: Schema): boolean =>
  [...walk({ schema: root, pointer: "" })].some(({ schema }) => schema.format === "data-url");

/** A schema with short texts in place of files. */
function withoutFiles(schema: Schema): Schema {
  const { format, ...text } = schema;
  return mapChildren(format === "data-url" ? { ...text, maxLength: longFile } : schema, withoutFiles);
}

/** What `formName` and its value may take. */
const formNameBytes = 1024;

/**
 * How many bytes of JSON a form's body may have: enough for whatever its schema's own limits accept, written in the
 * most wasteful way, within bounds that keep a receiver alive.
 * @param schema the form's schema, resolved, as drawn or as a contract
 */
export function bodyLimitOf(schema: Schema): number {
  const bytes = valueBytes(schema) + formNameBytes;
  if (Number.isFinite(bytes)) return Math.min(Math.max(bytes, leastBytes), mostBytes);
  // A file says its limit to the visitor, and what has no limit beside it must not take it back.
  return takesFiles(schema) ? mostBytes : unlimitedBytes;
}

/** How many bytes of a form's body may be something else than long files: of them every sign is looked at. */
export const restLimitOf = (schema: Schema): number => bodyLimitOf(withoutFiles(schema));
