/** The schemas and the data of a choice between schemas: what all branches share, and what is a branch's own. */
import { ADDITIONAL_PROPERTY_FLAG, mergeSchemas, type RJSFSchema } from "@rjsf/utils";
import { namesOf } from "../engine/define/fields.ts";
import { branchesOf, hasFreeKeys } from "../engine/kinds/structures.ts";
import { ownOf } from "../engine/schema/path.ts";
import { isObject, type Schema } from "../engine/schema/schema.ts";

const withoutFreeKeys = ({ additionalProperties: _any, patternProperties: _some, ...branch }: Schema): Schema => branch;

/** The branches of a schema. Free keys that all of them may have are around them: none has them once more. */
export const branchesIn = (schema: Schema): Schema[] =>
  (branchesOf(schema) ?? []).map((branch) =>
    hasFreeKeys(schema) && hasFreeKeys(branch) ? withoutFreeKeys(branch) : branch,
  );

/** The schema that all branches share. Fields of a branch must not be taken for additional properties of it. */
export function shared({ oneOf: _oneOf, anyOf: _anyOf, properties, ...rest }: Schema, branches: Schema[]): Schema {
  const isOwn = (name: string, field: Schema) =>
    !isObject(field) ||
    !(ADDITIONAL_PROPERTY_FLAG in field) ||
    branches.every((branch) => !Object.hasOwn(branch.properties ?? {}, name));
  const own = Object.entries(properties ?? {}).filter(([name, field]) => isOwn(name, field));
  return own.length > 0 ? { ...rest, properties: Object.fromEntries(own) } : rest;
}

/** A branch as it is rendered: it inherits `type` and `required` from the schema around it. */
export function drawnBranch(branch: Schema, { required, type }: Schema): Schema {
  const more = { ...(required && { required }), ...(type !== undefined && !("type" in branch) && { type }) };
  return mergeSchemas(more as RJSFSchema, branch as RJSFSchema) as Schema;
}

/**
 * The data as they are now, with those of one branch as they were, also in groups that all branches have.
 * @param common what all branches have
 */
export function withOwn(now: unknown, earlier: unknown, common: Schema, branch: Schema, root: Schema): unknown {
  if (!isObject(now) || !isObject(earlier)) return now;
  const own = namesOf(branch, root).map((name) => {
    const [field, more] = [common, branch].map(({ properties }) => ownOf(properties, name));
    const before = ownOf(earlier, name);
    return [name, field ? withOwn(ownOf(now, name), before, field, more ?? {}, root) : before];
  });
  return { ...now, ...Object.fromEntries(own) };
}

/** Data without the fields of a branch that is left, but with those that stay: one that takes any would have them for free keys. */
export const withoutLeft = (data: unknown, left: string[], staying: string[]): unknown =>
  isObject(data)
    ? Object.fromEntries(
        Object.entries(data).filter(
          ([name, value]) => staying.includes(name) || (value !== undefined && !left.includes(name)),
        ),
      )
    : data;
