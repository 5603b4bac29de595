/**
 * Stands in for how react-jsonschema-form puts a branch, or what a condition brings, over the group around it: where one of them
 * only allows a field, by `true`, or takes it for a key that the visitor has named, and the other describes it, the original breaks,
 * or takes the field away.
 */
import { ADDITIONAL_PROPERTY_FLAG } from "@rjsf/utils";
import { ownOf } from "../../engine/schema/path.ts";
import { isObject } from "../../engine/schema/schema.ts";

type Group = { [key: string]: unknown };

/** Whether a field is there because a visitor has named its key. */
export const isNamed = (field: unknown): boolean => ADDITIONAL_PROPERTY_FLAG in Object(field);

/**
 * The fields that a schema describes: what visitors have named is looked for by react-jsonschema-form once more in all that applies
 * to the same value, and what one part has no place for, another may have.
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

/** A schema with another that applies to the same value. */
export default function mergeSchemas(one: Group, other: Group): Group {
  const both = Object.entries(other).map(([key, right]) => [key, merged(key, ownOf(one, key), right)]);
  // Symbols mark references that lead back to themselves.
  return { ...one, ...other, ...Object.fromEntries(both) };
}
