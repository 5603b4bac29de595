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

function merged(key: string, left: unknown, right: unknown): unknown {
  if (key === "required" && Array.isArray(left) && Array.isArray(right)) return [...new Set([...left, ...right])];
  if (!isObject(left)) return right;
  if (isObject(right) && isNamed(left) !== isNamed(right)) return isNamed(left) ? right : left;
  return isObject(right) ? mergeSchemas(left, right) : right === true ? left : right;
}

/** A schema with another that applies to the same value. */
export default function mergeSchemas(one: Group, other: Group): Group {
  const both = Object.entries(other).map(([key, right]) => [key, merged(key, ownOf(one, key), right)]);
  // Symbols mark references that lead back to themselves.
  return { ...one, ...other, ...Object.fromEntries(both) };
}
