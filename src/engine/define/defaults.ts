/** Drops defaults that violate the rules of their own field, before the form opens with them. */

import { withDefinitions } from "../schema/in-place.ts";
import { isObject, type Json, type Schema, subschemasOf, without } from "../schema/schema.ts";
import { type Accepts, isConditional } from "./empty.ts";
import type { Field } from "./fields.ts";

/** A list's default as react-jsonschema-form completes it: filled up to `minItems` with the default of its entries. */
function filledUp(given: Json, { minItems = 0, items }: Schema): Json {
  const entry = isObject(items) ? items.default : undefined;
  if (!Array.isArray(given) || entry === undefined) return given;
  return [...given, ...Array.from({ length: Math.max(0, minItems - given.length) }, () => entry)];
}

/** Keywords about presence: what a default leaves out is still to be filled in by the visitor. */
const presence = new Set(["required", "minProperties", "dependencies", "if", "then", "else"]);

/**
 * Whether a field's default satisfies the field's rules, except for missing properties.
 * @param field its schema, with references resolved
 */
export const keepsRules = (field: Schema, given: Json, accepts: Accepts): boolean =>
  accepts(isObject(given) ? without(field, presence) : field, filledUp(given, field));

/**
 * Whether the UI document's `emptyValue` satisfies the field's own rules: otherwise the form could not be sent, because of a value
 * that nobody entered.
 * @param drawn the schema that contains the fields
 * @param fields those of one path: all unconditional ones must allow the value or, if there are none, one of the branches
 */
export function allowsEmpty(drawn: Schema, fields: Field[], value: Json, accepts: Accepts): boolean {
  const allows = ({ whole }: Field) => keepsRules(withDefinitions(whole, drawn), value, accepts);
  const always = fields.filter((field) => !isConditional(field));
  return always.length > 0 ? always.every(allows) : fields.some(allows);
}

/**
 * Removes the defaults that violate the rules of their own fields: a control could not show them, or the form would be
 * invalid when it opens.
 * @param schema a resolved copy; it is modified in place
 */
export function dropBrokenDefaults(schema: Schema, accepts: Accepts): Schema {
  for (const field of subschemasOf(schema))
    if (field.default !== undefined && !keepsRules(withDefinitions(field, schema), field.default, accepts))
      delete field.default;
  return schema;
}
