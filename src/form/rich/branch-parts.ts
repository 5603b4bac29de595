/** The schemas of a choice between schemas: what all branches share, and what is a branch's own. */
import { ADDITIONAL_PROPERTY_FLAG, mergeSchemas, type RJSFSchema } from "@rjsf/utils";
import { constantOf } from "../../engine/kinds/constant.ts";
import { branchesOf, constantsIn, hasFreeKeys } from "../../engine/kinds/structures.ts";
import { ownOf } from "../../engine/schema/path.ts";
import { isObject, type Schema } from "../../engine/schema/schema.ts";
import { described, isNamed } from "../stand-ins/merge-schemas.ts";

/** A branch without free keys if the schema around it has them: they are drawn once, around the choice. */
export function withoutShared(branch: Schema, schema: Schema): Schema {
  if (!hasFreeKeys(schema) || !hasFreeKeys(branch)) return branch;
  const { additionalProperties: _any, patternProperties: _some, ...own } = branch;
  return own.properties ? { ...own, properties: described(own.properties) } : own;
}

/** The branches of a schema. */
export const branchesIn = (schema: Schema): Schema[] =>
  (branchesOf(schema) ?? []).map((branch) => withoutShared(branch, schema));

/**
 * The schema that all branches share. A branch's fields, and names that it only allows, must not be drawn as free keys of it.
 */
export function shared({ oneOf: _oneOf, anyOf: _anyOf, properties, ...rest }: Schema, branches: Schema[]): Schema {
  const isSaid = (field: unknown) => (isObject(field) ? !(ADDITIONAL_PROPERTY_FLAG in field) : field !== true);
  const isOwn = (name: string, field: unknown) =>
    isSaid(field) || branches.every((branch) => !Object.hasOwn(branch.properties ?? {}, name));
  const own = Object.entries(properties ?? {}).filter(([name, field]) => isOwn(name, field));
  return own.length > 0 ? { ...rest, properties: Object.fromEntries(own) } : rest;
}

/**
 * The fields that both a branch and the schema around it describe, merged; except for one that is a constant in every branch: it is
 * drawn around the branches, where it may select between them.
 */
function fieldsOfBoth(around: Schema, branches: Schema[], branch: Schema = {}): { [name: string]: Schema } {
  const isFixed = (name: string) => branches.every((one) => ownOf(constantsIn(one), name) !== undefined);
  const both = Object.entries({ ...around.properties }).flatMap(([name, field]): [string, Schema][] => {
    const more = ownOf(branch.properties, name);
    return isObject(field) && isObject(more) && !isNamed(more) && !isFixed(name)
      ? [[name, { allOf: [field, more] }]]
      : [];
  });
  return Object.fromEntries(both);
}

/** The shared fields that have a control, so that a branch's constant for one of them needs no control of its own. */
const asked = ({ properties }: Schema): string[] =>
  Object.entries({ ...properties }).flatMap(([name, field]) => (constantOf(Object(field)) === undefined ? [name] : []));

/** The shared schema as it is drawn around a branch, which may add rules to its fields and require them. */
const drawnAround = (
  { properties, required = [], ...rest }: Schema,
  branch: Schema | undefined,
  both: { [name: string]: Schema },
): Schema => ({
  ...rest,
  properties: { ...properties, ...both },
  required: [...required, ...(branch?.required ?? []).filter((name) => ownOf(properties, name))],
});

/** The old and the new branch, each with the fields that it and the schema around it both describe. */
export function compared(around: Schema, branches: Schema[], left: number, taken: number): Schema[] {
  const both = [left, taken].map((index) => fieldsOfBoth(around, branches, branches[index]));
  const names = both.flatMap(Object.keys);
  const common = Object.fromEntries(names.map((name) => [name, ownOf(around.properties, name)]));
  // Likewise, a shared field is no free key of a branch.
  return [shared(branches[left] ?? {}, [around]), branches[taken] ?? {}].map((branch, at) =>
    names.length
      ? { ...branch, properties: { ...branch.properties, ...common, ...both[at] } as Schema["properties"] }
      : branch,
  );
}

/**
 * A branch without fields that are drawn around it.
 * @param both the fields that the schema around it describes, too, or has a control for
 * @param elsewhere the fields around the enclosing choices; a constant among them has no control, and stays
 */
function withoutFields(branch: Schema, both: string[], elsewhere: string[]): Schema {
  const fixed = constantsIn(branch);
  const isOwn = (name: string) =>
    !both.includes(name) && (ownOf(fixed, name) !== undefined || !elsewhere.includes(name));
  const own = Object.entries({ ...branch.properties }).filter(([name]) => isOwn(name));
  return branch.properties ? { ...branch, properties: Object.fromEntries(own) } : branch;
}

/** A branch as it is rendered: it inherits `type` and `required` from the schema around it. */
export function drawnBranch(branch: Schema, { required, type }: Schema): Schema {
  const more = { ...(required && { required }), ...(type !== undefined && !("type" in branch) && { type }) };
  return mergeSchemas(more as RJSFSchema, branch as RJSFSchema) as Schema;
}

/** The two schemas that are drawn of a choice: the one that all branches share, and the chosen branch. */
export function drawnOf(schema: Schema, around: Schema, branches: Schema[], chosen: number, elsewhere: string[]) {
  const branch = branches[chosen];
  const both = fieldsOfBoth(around, branches, branch);
  const drawn =
    branch && drawnBranch(withoutFields(branch, [...Object.keys(both), ...asked(around)], elsewhere), schema);
  return { shown: drawnAround(around, branch, both), drawn };
}
