/** Records as generators of schemas write them: free keys that are listed, and all required, become fields. */
import { isObject, type Schema } from "./schema.ts";

/** The texts of an enum without further rules. */
function keysOf({ type = "string", enum: keys = [], ...rest }: Schema): string[] {
  const isList = type === "string" && Object.keys(rest).length === 0;
  return isList ? keys.filter((key) => typeof key === "string") : [];
}

/**
 * Rewrites a group that requires every free key it allows as a group with these fields; other groups are left as they are.
 * @param schema a schema whose references are resolved
 */
export function withListedKeys(schema: Schema): Schema {
  const { propertyNames, additionalProperties: value, properties = {}, patternProperties, required = [] } = schema;
  const keys = isObject(propertyNames) ? keysOf(propertyNames) : [];
  const isFitting = isObject(value) && !patternProperties && Object.keys(properties).every((key) => keys.includes(key));
  if (!isFitting || keys.length === 0 || !keys.every((key) => required.includes(key))) return schema;
  const { propertyNames: _names, ...rest } = schema;
  // A title would be that of every field.
  const { title: _title, ...field } = value;
  const fields = Object.fromEntries(keys.map((key) => [key, properties[key] ?? field]));
  return { ...rest, properties: fields, additionalProperties: false };
}
