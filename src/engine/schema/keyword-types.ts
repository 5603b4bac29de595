/** Which types of value each keyword applies to. */
import type { Schema } from "./schema.ts";

/** Keywords and what each of them needs. */
export interface Needs {
  [keyword: string]: readonly string[];
}

const [text, number, list, group] = [["string"], ["number", "integer"], ["array"], ["object"]];

/** The types of value that each rule is for, the most general first. */
export const typesOfRules: Needs = {
  ...{ minLength: text, maxLength: text, pattern: text },
  ...{ minimum: number, maximum: number, exclusiveMinimum: number, exclusiveMaximum: number, multipleOf: number },
  ...{ items: list, prefixItems: list, additionalItems: list, minItems: list, maxItems: list, uniqueItems: list },
  ...{ contains: list, properties: group, required: group, patternProperties: group, additionalProperties: group },
  ...{ propertyNames: group, minProperties: group, maxProperties: group, dependencies: group },
  ...{ dependentRequired: group, dependentSchemas: group },
};

/** The types of value that each of our own rules is for. */
export const typesOfOwnRules: Needs = { dateMinimum: text, notBefore: text, atLeast: number, sum: number };

/** The type that a schema without `type` implies by its keywords, if it is no group: string by default. */
export function impliedType(schema: Schema): string {
  const needs: Needs = { ...typesOfRules, ...typesOfOwnRules };
  const types = Object.keys(needs).flatMap((word) => (word in schema ? (needs[word] ?? []) : []));
  return types.find((type) => type === "number" || type === "array") ?? "string";
}
