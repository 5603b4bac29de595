/** Which defaults a form opens with: one that breaks the rules of its own field is left out. */
import type { Accepts } from "./empty.ts";
import { isObject, type Json, type Schema, walk, without } from "./schema.ts";

/** A list's default as react-jsonschema-form fills it up: with its entries' own default, to the least that is asked. */
function filledUp(given: Json, { minItems = 0, items }: Schema): Json {
  const entry = isObject(items) ? (items as Schema).default : undefined;
  if (!Array.isArray(given) || entry === undefined) return given;
  return [...given, ...Array.from({ length: Math.max(0, minItems - given.length) }, () => entry)];
}

/** Rules about what is there: what a default leaves out is filled in by the visitor. */
const presence = new Set(["required", "minProperties", "dependencies", "if", "then", "else"]);

/**
 * Whether a field's default, as far as it goes, keeps the rules of the field.
 * @param field its schema, with its references followed
 */
export const keepsRules = (field: Schema, given: Json, accepts: Accepts): boolean =>
  accepts(isObject(given) ? without(field, presence) : field, filledUp(given, field));

/**
 * The same schema without the defaults that break the rules of their own fields: a control could not show them, or the
 * form would be refused as it opens.
 * @param schema one that nobody else holds, resolved; it is changed
 */
export function withoutBrokenDefaults(schema: Schema, accepts: Accepts): Schema {
  const { definitions } = schema;
  for (const { schema: field } of walk({ schema, pointer: "" })) {
    if (field.default === undefined) continue;
    const asked = definitions ? { ...field, definitions } : field;
    if (!keepsRules(asked, field.default, accepts)) delete field.default;
  }
  return schema;
}
