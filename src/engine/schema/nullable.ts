/** A value or nothing, as generators of schemas write an optional field: one control, which may be left empty. */
import { isComposed } from "./in-place.ts";
import { isObject, type Schema } from "./schema.ts";
import { annotations, withSiblings } from "./siblings.ts";

/** The types whose empty control says that there is nothing; a group has required fields, so its visitors choose. */
const types = ["string", "number", "integer", "boolean", "array"];

/** Whether a branch is null without a name of its own: a named one is an answer that its author offers. */
const isNothing = (branch: Schema | boolean) =>
  isObject(branch) && branch.type === "null" && Object.keys(branch).length === 1;

/**
 * Rewrites a choice between one type and null as that type which may be null; other schemas are left as they are.
 * @param schema a schema whose references are resolved
 */
export function withNull(schema: Schema): Schema {
  const { anyOf, oneOf, ...beside } = schema;
  const branches = (oneOf ?? anyOf ?? []) as (Schema | boolean)[];
  const value = branches.find((branch) => !isNothing(branch));
  if ((anyOf && oneOf) || branches.length !== 2 || !branches.some(isNothing)) return schema;
  if (!isObject(value) || isComposed(value) || "const" in value) return schema;
  if (!types.some((type) => type === value.type)) return schema;
  // A message for the choice itself has no rule to belong to afterward.
  const isSaid = isObject(beside.errorMessage) && ("anyOf" in beside.errorMessage || "oneOf" in beside.errorMessage);
  if (isSaid || Object.keys(beside).some((word) => !annotations.has(word))) return schema;
  const { type, enum: choices } = value;
  return withSiblings(
    { ...value, type: [type as "string", "null"], ...(choices && { enum: [...new Set([...choices, null])] }) },
    beside,
  );
}
