/** Merges schemas that apply to the same value, and enumerates the alternatives of a schema. */
import { valuesIn } from "../../engine/schema/let-in.ts";
import { ownOf } from "../../engine/schema/path.ts";
import { dependentsIn, isObject, type Json, type Schema } from "../../engine/schema/schema.ts";
import { minus } from "../fixtures/edits.ts";

type Part = Schema | boolean;

/** Keywords that cannot be merged: each schema keeps its own. */
export const alone = ["if", "oneOf", "anyOf", "not", "contains"] as const;

type Dependencies = NonNullable<Schema["dependencies"]>;

/** Merges the `dependencies` of two schemas. */
function askedIn(first: Dependencies, second: Dependencies): Dependencies {
  const both = Object.entries(second).flatMap(([name, asked]) => {
    const other = ownOf(first, name);
    return other ? [[name, { allOf: [other, asked].map(dependentsIn) }] as const] : [];
  });
  return { ...first, ...second, ...Object.fromEntries(both) };
}

/** Merges two schemas that apply to the same value; keywords that cannot be merged are kept side by side. */
export function merged(first: Schema, second: Part): Schema {
  if (!isObject(second)) return first;
  const clash = alone.filter((word) => first[word] !== undefined && second[word] !== undefined);
  const words = clash.flatMap((word) => (word === "if" ? ["if", "then", "else"] : [word]));
  const beside = words.length > 0 ? [only(second, words)] : [];
  const added: Schema = minus(second, ...words);
  const properties: { [name: string]: Schema } = { ...first.properties };
  for (const [name, part] of Object.entries(added.properties ?? {}))
    properties[name] = isObject(properties[name]) ? merged(properties[name], part) : part;
  const required = [...new Set([...(first.required ?? []), ...(added.required ?? [])])];
  const choices = first.enum && added.enum ? first.enum.filter((value) => added.enum?.includes(value)) : undefined;
  const dependencies = askedIn(first.dependencies ?? {}, added.dependencies ?? {});
  const allOf = [...(first.allOf ?? []), ...(added.allOf ?? []), ...beside];
  return {
    ...first,
    ...added,
    required,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(choices ? { enum: choices } : {}),
    ...(Object.keys(dependencies).length > 0 ? { dependencies } : {}),
    ...(allOf.length > 0 ? { allOf } : {}),
  };
}

/** The schema of a named field, including the `patternProperties` that match its name. */
export const withPatterns = ({ patternProperties = {} }: Schema, name: string, field: Part): Part =>
  Object.entries(patternProperties)
    .filter(([pattern]) => new RegExp(pattern, "u").test(name))
    .reduce((all, [, part]) => merged(isObject(all) ? all : {}, part), field);

/** Schemas for required names without a field, which visitors add as keys: texts, unless the schema says otherwise. */
export const keysAsked = ({ required = [], additionalProperties: any }: Schema): { [name: string]: Schema } =>
  any ? Object.fromEntries(required.map((name) => [name, isObject(any) ? any : { type: "string" }])) : {};

/** A schema reduced to some keywords. */
const only = (schema: Schema, words: string[]): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => words.includes(key)));

/**
 * A schema whose values do not satisfy a condition, if a choice can ensure that: of a field that the condition restricts to
 * some values, the others remain. Any other condition is left to chance.
 */
function apart(schema: Schema, { properties = {}, required = [] }: Schema): Schema {
  for (const [name, asked] of Object.entries(properties)) {
    const wanted = (isObject(asked) && valuesIn(asked)) || [];
    const own = schema.properties?.[name];
    if (!isObject(own) || own.const !== undefined) continue;
    const choices: Json[] = own.enum ?? (own.type === "boolean" ? [true, false] : []);
    const others = choices.filter((choice) => !wanted.includes(choice));
    if (wanted.length === 0 || others.length === 0) continue;
    const changed = { ...schema, properties: { ...schema.properties, [name]: { ...own, enum: others } } };
    // Without the field, a condition that does not require it holds.
    return required.includes(name) ? changed : merged(changed, { required: [name] });
  }
  return schema;
}

/**
 * The alternatives of a schema: each branch, and each condition satisfied or not.
 * @param beside the other keywords for the same value
 */
export function waysOf(part: Schema, beside: Schema = {}): Schema[] {
  const { if: condition, then: so, else: otherwise, ...rest } = part;
  if (condition !== undefined) {
    const [kept, not] = [merged(merged(rest, condition), so ?? true), merged(rest, otherwise ?? true)];
    return [merged(beside, kept), apart(merged(beside, not), isObject(condition) ? condition : {})];
  }
  for (const key of ["oneOf", "anyOf"] as const) {
    const branches = part[key];
    if (branches) return branches.map((branch) => merged(beside, merged(minus(part, key), branch)));
  }
  // The rest cannot be merged, and is left to chance.
  return [merged(beside, minus(part, "not", "contains"))];
}
