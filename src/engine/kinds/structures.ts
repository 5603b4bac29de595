/** What holds other fields and has no control of its own: groups, lists, and a choice between whole schemas. */
import { isObject, type Schema } from "../schema.ts";
import { type Kind, typeOf } from "./kind.ts";

const bare = { widgets: [], read: () => undefined, write: () => [] } as const;

/** Words that make of an alternative more than another rule for the same value. */
const shaping = ["title", "type", "items", "enum", "const", "oneOf", "anyOf", "allOf", "$ref", "default"];

/** Whether a schema brings no field but says more of those that the schema around it has. */
const bringsNone = ({ properties: around = {} }: Schema, { properties = {} }: Schema) =>
  Object.keys(properties).every((name) => Object.hasOwn(around, name));

/** Whether alternatives only say rules of a value whose type is known without them: nobody has to choose one. */
const areRules = (schema: Schema, alternatives: Schema[]) =>
  typeOf(schema) !== undefined &&
  alternatives.every((one) => isObject(one) && !shaping.some((word) => word in one) && bringsNone(schema, one));

/** The schemas a visitor chooses between, if a schema has any. */
export function branchesOf(schema: Schema): Schema[] | undefined {
  const alternatives = schema.oneOf ?? schema.anyOf;
  return alternatives && !areRules(schema, alternatives) ? alternatives : undefined;
}

const fixedIn = ({ properties = {} }: Schema) =>
  Object.entries(properties).filter(([, field]) => isObject(field) && field.const !== undefined);

/** The values a branch fixes: they tell it apart. */
export const constantsIn = (schema: Schema) =>
  Object.fromEntries(fixedIn(schema).map(([name, field]) => [name, field.const]));

/** Whether a branch fixes any value. */
export const hasConstants = (schema: Schema): boolean => fixedIn(schema).length > 0;

/** Whether data has the values that a branch fixes. */
export const matchesConstants = (schema: Schema, data: unknown): boolean =>
  fixedIn(schema).every(([name, field]) => isObject(data) && data[name] === field.const);

/** A choice between schemas that are more than fixed values. */
export const branches: Kind = {
  ...bare,
  name: "branches",
  fits: (schema) => branchesOf(schema) !== undefined,
};

/** A list: its entries are alike, or each has a schema of its own. */
export const list: Kind = {
  ...bare,
  name: "list",
  fits: (schema) => typeOf(schema) === "array",
};

/** Whether a schema lets its visitors name keys of their own. */
export const hasFreeKeys = ({ additionalProperties, patternProperties }: Schema): boolean =>
  isObject(additionalProperties) || additionalProperties === true || isObject(patternProperties);

/** A group of fields, some of which may be named by the visitor. */
export const group: Kind = {
  ...bare,
  name: "group",
  fits: (schema) => typeOf(schema) === "object" || Boolean(schema.properties) || hasFreeKeys(schema),
};
