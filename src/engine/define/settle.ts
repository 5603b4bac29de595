/**
 * Fills in what a schema leaves open, for drawing: any value becomes a text, any entries become texts, any fields become
 * free keys.
 */

import { kindOf } from "../kinds/index.ts";
import { branchesOf, hasFreeKeys } from "../kinds/structures.ts";
import { isComposed } from "../schema/in-place.ts";
import { impliedType, typesOfRules } from "../schema/keyword-types.ts";
import { valuesIn } from "../schema/let-in.ts";
import { stepsOfPointer } from "../schema/path.ts";
import { lookup } from "../schema/refs.ts";
import { isObject, jsonTypeOf, type Schema } from "../schema/schema.ts";
import { areApart, bareNamesOf, type Field, fieldsByPath } from "./fields.ts";

/** Whether a group can contain any field. */
export const holdsFields = (schema: Schema): boolean =>
  hasFreeKeys(schema) || Object.keys(schema.properties ?? {}).length > 0 || isComposed(schema);

/** The type of a value under a free key: react-jsonschema-form looks for it only in that schema itself. */
function typeOfNamed(whole: Schema): string | string[] {
  if (whole.type !== undefined) return whole.type;
  const types = (valuesIn(whole) ?? []).map(jsonTypeOf);
  if (types.length > 0) return [...new Set(types)];
  return kindOf(whole)?.name === "group" ? "object" : impliedType(whole);
}

/** The types of a branch that accepts any value: it gets a text control, and a single type's name would be a wrong label. */
const anyText = ["string", "number", "boolean"];

/** Adds a type to the branches of a choice that have none, if the schema around them has none either. */
function settleBranches(whole: Schema): void {
  const { oneOf: _one, anyOf: _any, ...around } = whole;
  const branches: (Schema | boolean)[] = (!kindOf(around) && branchesOf(whole)) || [];
  for (const [index, branch] of branches.entries()) {
    if (branch === true) branches[index] = { type: anyText };
    if (!isObject(branch)) continue;
    const isRuled = Object.keys(branch).some((word) => Object.hasOwn(typesOfRules, word));
    if (branchesOf(branch)) settleBranches(branch);
    else if (!kindOf(branch) && !isComposed(branch)) branch.type = isRuled ? impliedType(branch) : anyText;
  }
}

/** Adds what is missing to the first of the schemas that may apply to one value together. */
function settleField(fields: [Field, ...Field[]]): void {
  const [{ schema, entry, pattern, whole }] = fields;
  const wholes = fields.map((field) => field.whole);
  const kinds = wholes.flatMap((one) => kindOf(one)?.name ?? []);
  if (kinds.length === 0) schema.type = impliedType(schema);
  else if (entry === "keyed" && pattern === undefined && !["$ref", "oneOf", "anyOf"].some((word) => word in schema))
    schema.type ??= typeOfNamed(whole);
  if (kinds.length > 0 && kinds.every((kind) => kind === "branches")) wholes.forEach(settleBranches);
  // A password is typed as a text, whatever else it may be.
  if (schema.format === "password" && Array.isArray(schema.type) && schema.type.includes("string"))
    schema.type = [...new Set(["string", ...schema.type])];
  const isGroup = kinds.length > 0 && kinds.every((kind) => kind === "group");
  if (isGroup && !wholes.some(holdsFields) && !wholes.some((whole) => whole.additionalProperties === false))
    schema.additionalProperties = true;
  const isList = kinds.includes("list") || schema.type === "array";
  if (isList && !wholes.some(({ items }) => isObject(items) || Array.isArray(items))) schema.items = {};
}

/**
 * Adds a type to each field without one, entries to each list without any, and free keys to each group without fields.
 * Rules stay as they were written: this is for drawing only.
 * @param schema a copy that nothing else uses; it is modified in place
 */
export function settle(schema: Schema): Schema {
  const known = fieldsByPath(schema);
  for (const { path, pointer, schema: bare } of bareNamesOf(schema)) {
    const group = lookup(schema, pointer.replace(/\/properties\/[^/]+$/, ""));
    const name = stepsOfPointer(pointer).at(-1) ?? "";
    if ((bare as unknown) === true && !known.has(path) && isObject(group) && isObject(group.properties))
      group.properties = { ...group.properties, [name]: {} };
  }
  // Settling may add fields: the entries of a list.
  const seen = new Set<string>();
  for (let before = -1; seen.size > before; ) {
    before = seen.size;
    for (const fields of fieldsByPath(schema).values())
      for (const field of fields) {
        const place = `${field.path} ${field.pointer}`;
        if (seen.has(place)) continue;
        seen.add(place);
        const together = fields.filter((other) => !areApart(field, other));
        if (together[0] === field) settleField(together as [Field, ...Field[]]);
      }
  }
  return schema;
}
