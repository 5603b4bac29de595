/**
 * Stands in for react-jsonschema-form's cleaning of data when the schema around it changes, which drops every tuple: what
 * was typed into one would be lost as soon as a condition brings or takes a field anywhere in the form.
 */
import { type RJSFSchema, retrieveSchema, type ValidatorType } from "@rjsf/utils";
import sanitize from "@rjsf/utils/lib/schema/sanitizeDataForNewSchema.js";
import { isObject } from "../../engine/schema.ts";

/** What was cleaned, with the tuples that it had before. */
function withTuples(
  validator: ValidatorType,
  root: RJSFSchema,
  given: unknown,
  cleaned: unknown,
  data: unknown,
): unknown {
  if (!isObject(given) || data === undefined) return cleaned;
  const schema = retrieveSchema(validator, given as RJSFSchema, root, data);
  if (Array.isArray(data)) {
    if (Array.isArray(schema.items)) return cleaned ?? data;
    return Array.isArray(cleaned)
      ? cleaned.map((entry, index) => withTuples(validator, root, schema.items, entry, data[index]))
      : cleaned;
  }
  if (!isObject(data) || !isObject(cleaned)) return cleaned;
  const kept = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    withTuples(validator, root, field, cleaned[name], data[name]),
  ]);
  return { ...cleaned, ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)) };
}

/** Cleans data that belonged to `before` for `next`. */
export default function sanitizeDataForNewSchema(
  validator: ValidatorType,
  root: RJSFSchema,
  next?: RJSFSchema,
  before?: RJSFSchema,
  data?: unknown,
): unknown {
  return withTuples(validator, root, next, sanitize(validator, root, next, before, data), data);
}
