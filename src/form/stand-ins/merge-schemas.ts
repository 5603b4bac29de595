/**
 * Stands in for how react-jsonschema-form merges a branch, or the schema of a condition, with the group around it: if one only
 * allows a field, by `true`, or considers it a free key, and the other describes it, the original throws or drops the field.
 */
import { ADDITIONAL_PROPERTY_FLAG } from "@rjsf/utils";
import { ownOf } from "../../engine/schema/path.ts";
import { isObject } from "../../engine/schema/schema.ts";

type Group = { [key: string]: unknown };

/** Whether a field is a free key. */
export const isNamed = (field: unknown): boolean => ADDITIONAL_PROPERTY_FLAG in Object(field);

/**
 * The fields that a schema itself describes, without free keys: react-jsonschema-form looks for these again in every schema of the
 * same value, and a key that one part does not know may be known to another.
 */
export const described = <T>(fields: T): T =>
  Object.values(Object(fields)).some(isNamed)
    ? (Object.fromEntries(Object.entries(Object(fields)).filter(([, field]) => !isNamed(field))) as T)
    : fields;

function merged(key: string, left: unknown, given: unknown): unknown {
  if (key === "required" && Array.isArray(left) && Array.isArray(given)) return [...new Set([...left, ...given])];
  const right = key === "properties" ? described(given) : given;
  if (!isObject(left) || isNamed(left)) return right;
  return isObject(right) ? mergeSchemas(left, right) : right === true ? left : right;
}

/** Merges a schema with another that applies to the same value. */
export default function mergeSchemas(one: Group, other: Group): Group {
  const both = Object.entries(other).map(([key, right]) => [key, merged(key, ownOf(one, key), right)]);
  // Symbol keys mark recursive references.
  return { ...one, ...other, ...Object.fromEntries(both) };
}
