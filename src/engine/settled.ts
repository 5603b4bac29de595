/** Settles for drawing what a schema leaves open: any value is a text, any entries are texts, any fields are named by visitors. */
import { bareNamesOf, type Field, fieldsByPath } from "./fields.ts";
import { isComposed } from "./in-place.ts";
import { kindOf } from "./kinds/index.ts";
import { impliedType } from "./kinds/kind.ts";
import { hasFreeKeys } from "./kinds/structures.ts";
import { lookup } from "./refs.ts";
import { isObject, type Schema } from "./schema.ts";

/** Whether a group can have anything inside it. */
const holdsFields = (schema: Schema): boolean =>
  hasFreeKeys(schema) || Object.keys(schema.properties ?? {}).length > 0 || isComposed(schema);

/** What the parts that speak of one value leave open, said by the first of them. */
function settle(fields: [Field, ...Field[]]): void {
  const [{ schema }] = fields;
  const wholes = fields.map(({ whole }) => whole);
  const kinds = wholes.flatMap((whole) => kindOf(whole)?.name ?? []);
  if (kinds.length === 0) schema.type = impliedType(schema);
  const isGroup = kinds.length > 0 && kinds.every((kind) => kind === "group");
  if (isGroup && !wholes.some(holdsFields) && !wholes.some((whole) => whole.additionalProperties === false))
    schema.additionalProperties = true;
  const isList = kinds.includes("list") || schema.type === "array";
  if (isList && !wholes.some(({ items }) => isObject(items) || Array.isArray(items))) schema.items = {};
}

/**
 * The same schema, with a type for each field that has none, with entries for each list and with free keys for each group
 * without fields. The rules stay as they were written: this is for drawing alone.
 * @param schema one that nobody else holds; it is changed
 */
export function settled(schema: Schema): Schema {
  const known = fieldsByPath(schema);
  for (const { path, pointer, schema: bare } of bareNamesOf(schema)) {
    const group = lookup(schema, pointer.replace(/\/properties\/[^/]+$/, ""));
    const name = pointer.split("/").at(-1)?.replaceAll("~1", "/").replaceAll("~0", "~") ?? "";
    if ((bare as unknown) === true && !known.has(path) && isObject(group) && isObject(group.properties))
      group.properties = { ...group.properties, [name]: {} };
  }
  // What is settled may bring fields of its own: the entries of a list.
  const paths = new Set<string>();
  for (let found = fieldsByPath(schema); found.size > paths.size; found = fieldsByPath(schema))
    for (const [path, fields] of found) {
      if (!paths.has(path)) settle(fields);
      paths.add(path);
    }
  return schema;
}
