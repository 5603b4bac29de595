/** Schemas that speak of the same value, as one; and what a schema that leaves something open can come down to. */
import { isObject, type Schema } from "../../engine/schema.ts";
import { minus } from "../fixtures/edits.ts";

type Part = Schema | boolean;

/** Keywords that two schemas about the same value may both have, each with a meaning of its own. */
export const alone = ["if", "oneOf", "anyOf", "not", "contains", "dependencies"] as const;

/** Two schemas about the same value as one: what the second says is added, beside the first where both must be kept. */
export function merged(first: Schema, second: Part): Schema {
  if (!isObject(second)) return first;
  const clash = alone.filter((word) => first[word] !== undefined && (second as Schema)[word] !== undefined);
  const words = clash.flatMap((word) => (word === "if" ? ["if", "then", "else"] : [word]));
  const beside = words.length > 0 ? [only(second, words)] : [];
  const added: Schema = minus(second, ...words);
  const properties: { [name: string]: Schema } = { ...first.properties };
  for (const [name, part] of Object.entries(added.properties ?? {}))
    properties[name] = isObject(properties[name]) ? merged(properties[name], part) : part;
  const required = [...new Set([...(first.required ?? []), ...(added.required ?? [])])];
  const choices = first.enum && added.enum ? first.enum.filter((value) => added.enum?.includes(value)) : undefined;
  const allOf = [...(first.allOf ?? []), ...(added.allOf ?? []), ...beside];
  return {
    ...first,
    ...added,
    required,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(choices ? { enum: choices } : {}),
    ...(allOf.length > 0 ? { allOf } : {}),
  };
}

/** Some keywords of a schema, and no others. */
const only = (schema: Schema, words: string[]): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => words.includes(key)));

/** What a part can come down to: each of its branches, its condition kept or not. */
export function waysOf(part: Schema): Schema[] {
  const { if: condition, then: so, else: otherwise, ...rest } = part;
  if (condition !== undefined) return [merged(merged(rest, condition), so ?? true), merged(rest, otherwise ?? true)];
  for (const key of ["oneOf", "anyOf"] as const) {
    const branches = part[key];
    if (branches) return branches.map((branch) => merged(minus(part, key), branch));
  }
  return [minus(part, "not", "contains", "dependencies"), only(part, ["dependencies"])].filter(
    (way) => Object.keys(way).length > 0,
  );
}
