/** The schemas of a choice between schemas: what all branches share, and what is a branch's own. */
import { ADDITIONAL_PROPERTY_FLAG, mergeSchemas, type RJSFSchema } from "@rjsf/utils";
import { constantOf } from "../../engine/kinds/constant.ts";
import { branchesOf, constantsIn, hasFreeKeys } from "../../engine/kinds/structures.ts";
import { ownOf } from "../../engine/schema/path.ts";
import { isObject, type Schema } from "../../engine/schema/schema.ts";
import { isNamed } from "../stand-ins/merge-schemas.ts";

const withoutFreeKeys = ({ additionalProperties: _any, patternProperties: _some, ...branch }: Schema): Schema => branch;

/** The branches of a schema. Free keys that all of them may have are around them: none has them once more. */
export const branchesIn = (schema: Schema): Schema[] =>
  (branchesOf(schema) ?? []).map((branch) =>
    hasFreeKeys(schema) && hasFreeKeys(branch) ? withoutFreeKeys(branch) : branch,
  );

/**
 * The schema that all branches share. Fields of a branch must not be taken for additional properties of it, nor for those that it
 * only allows.
 */
export function shared({ oneOf: _oneOf, anyOf: _anyOf, properties, ...rest }: Schema, branches: Schema[]): Schema {
  const isSaid = (field: unknown) => (isObject(field) ? !(ADDITIONAL_PROPERTY_FLAG in field) : field !== true);
  const isOwn = (name: string, field: unknown) =>
    isSaid(field) || branches.every((branch) => !Object.hasOwn(branch.properties ?? {}, name));
  const own = Object.entries(properties ?? {}).filter(([name, field]) => isOwn(name, field));
  return own.length > 0 ? { ...rest, properties: Object.fromEntries(own) } : rest;
}

/**
 * The fields that a branch describes as well as the schema around it, with what both say. One that is a constant in every branch is
 * not among them: it stays around them, where it may choose between them.
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

/** The fields of all branches that have a control, which a constant of one needs no other for. */
const asked = ({ properties }: Schema): string[] =>
  Object.entries({ ...properties }).flatMap(([name, field]) => (constantOf(Object(field)) === undefined ? [name] : []));

/** What all branches share as it is drawn around one of them, which may say more of its fields and require them. */
const drawnAround = (
  { properties, required = [], ...rest }: Schema,
  branch: Schema | undefined,
  both: { [name: string]: Schema },
): Schema => ({
  ...rest,
  properties: { ...properties, ...both },
  required: [...required, ...(branch?.required ?? []).filter((name) => ownOf(properties, name))],
});

/** A branch that is left and one that is taken, each with the fields that either describes as well as the schema around them. */
export function compared(around: Schema, branches: Schema[], left: number, taken: number): Schema[] {
  const both = [left, taken].map((index) => fieldsOfBoth(around, branches, branches[index]));
  const names = both.flatMap(Object.keys);
  const common = Object.fromEntries(names.map((name) => [name, ownOf(around.properties, name)]));
  // Nor is a field of all one of the free keys of a branch.
  return [shared(branches[left] ?? {}, [around]), branches[taken] ?? {}].map((branch, at) =>
    names.length
      ? { ...branch, properties: { ...branch.properties, ...common, ...both[at] } as Schema["properties"] }
      : branch,
  );
}

/**
 * A branch without fields that are drawn around it.
 * @param both those that the schema around it describes, too, or has a control for
 * @param elsewhere those around the choices that it is in; a constant among them has no control, and stays
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

/** What of a choice is drawn: what all branches share, and the branch that is chosen. */
export function drawnOf(schema: Schema, around: Schema, branches: Schema[], chosen: number, elsewhere: string[]) {
  const branch = branches[chosen];
  const both = fieldsOfBoth(around, branches, branch);
  const drawn =
    branch && drawnBranch(withoutFields(branch, [...Object.keys(both), ...asked(around)], elsewhere), schema);
  return { shown: drawnAround(around, branch, both), drawn };
}
