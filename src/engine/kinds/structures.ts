/** Kinds that contain other fields and have no control of their own: groups, lists, and choices between schemas. */
import { isObject, type Schema } from "../schema/schema.ts";
import { type Kind, typeOf } from "./kind.ts";

const bare = { widgets: [], read: () => undefined, write: () => [] } as const;

/** Keywords that make an alternative a branch of its own, not just another rule for the same value. */
const shaping = ["title", "type", "items", "enum", "const", "oneOf", "anyOf", "allOf", "$ref", "default"];

/** Whether a schema has no properties besides those of the schema that contains it, on whatever condition. */
const bringsNone = (around: Schema, { properties = {}, then, else: otherwise, dependencies = {} }: Schema): boolean =>
  Object.keys(properties).every((name) => Object.hasOwn(around.properties ?? {}, name)) &&
  [then, otherwise, ...Object.values(dependencies)].every((part) => !isObject(part) || bringsNone(around, part));

/** Whether alternatives only add rules to a value of known type, so that there is nothing to choose. */
const areRules = (schema: Schema, alternatives: Schema[]) =>
  typeOf(schema) !== undefined &&
  alternatives.every((one) => isObject(one) && !shaping.some((word) => word in one) && bringsNone(schema, one));

/** The branches that a visitor chooses between, if a schema has any. */
export function branchesOf(schema: Schema): Schema[] | undefined {
  const alternatives = schema.oneOf ?? schema.anyOf;
  return alternatives && !areRules(schema, alternatives) ? alternatives : undefined;
}

const fixedIn = ({ properties = {} }: Schema) =>
  Object.entries(properties).filter(([, field]) => isObject(field) && field.const !== undefined);

/** The constants of a branch, which identify it. */
export const constantsIn = (schema: Schema) =>
  Object.fromEntries(fixedIn(schema).map(([name, field]) => [name, field.const]));

/** Whether a branch has any constants. */
export const hasConstants = (schema: Schema): boolean => fixedIn(schema).length > 0;

/** Whether data match a branch's constants. */
export const matchesConstants = (schema: Schema, data: unknown): boolean =>
  fixedIn(schema).every(([name, field]) => isObject(data) && data[name] === field.const);

/** A choice between schemas that are not just constants. */
export const branches: Kind = {
  ...bare,
  name: "branches",
  fits: (schema) => branchesOf(schema) !== undefined,
};

/** A list, of equal entries or as a tuple. */
export const list: Kind = {
  ...bare,
  name: "list",
  fits: (schema) => typeOf(schema) === "array",
};

/** Whether a schema has free keys: keys that the visitor names. */
export const hasFreeKeys = ({ additionalProperties, patternProperties }: Schema): boolean =>
  isObject(additionalProperties) || additionalProperties === true || isObject(patternProperties);

/** A group of fields, possibly with free keys. */
export const group: Kind = {
  ...bare,
  name: "group",
  fits: (schema) => typeOf(schema) === "object" || Boolean(schema.properties) || hasFreeKeys(schema),
};
