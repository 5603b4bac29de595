/**
 * Cleans data when the schema around it changes. react-jsonschema-form's own implementation drops every tuple, and
 * every entry of a list of choices in which nothing is chosen yet: input would be lost as soon as a condition adds or
 * removes a field anywhere in the form.
 */
import { type RJSFSchema, retrieveSchema, type ValidatorType } from "@rjsf/utils";
import sanitize from "@rjsf/utils/lib/schema/sanitizeDataForNewSchema.js";
import { isObject } from "../engine/schema/schema.ts";

/** Restores entries that a limit has cut off: having too many is for validation to report. */
function withSurplus(cleaned: unknown[], data: unknown[], most: unknown): unknown[] {
  const there = data.filter((entry) => entry !== undefined);
  const isCut = cleaned.length === most && there.length > cleaned.length;
  return isCut ? [...cleaned, ...there.slice(cleaned.length)] : cleaned;
}

/** The remaining entries, including those in which nothing has been chosen yet. */
function withUnset(cleaned: unknown[], data: unknown[]): unknown[] {
  if (cleaned.length === data.length || !data.includes(undefined)) return cleaned;
  return data.filter((entry) => entry === undefined || cleaned.includes(entry));
}

/** The cleaned data, with the tuples and unset entries that it had before. */
function withLost(
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
      ? withUnset(withSurplus(cleaned, data, schema.maxItems), data).map((entry, index) =>
          withLost(validator, root, schema.items, entry, data[index]),
        )
      : cleaned;
  }
  if (!isObject(data) || !isObject(cleaned)) return cleaned;
  const kept = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    withLost(validator, root, field, cleaned[name], data[name]),
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
  return withLost(validator, root, next, sanitize(validator, root, next, before, data), data);
}
