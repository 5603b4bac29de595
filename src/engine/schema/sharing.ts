/**
 * Lets fields with equal rules share them, so that the compiled code contains them once, whatever the number of fields.
 */
import { literally } from "./literally.ts";
import type { RawError } from "./raw-error.ts";
import type { Schema } from "./schema.ts";

/**
 * The maximum number of groups of fields that share rules: every key of a body is tested against the pattern of each.
 */
const mostGroups = 10;

/** A pattern that matches exactly these names. */
const patternOf = (names: string[]) => `^(?:${names.map(literally).join("|")})$`;

/** The name of a generated definition; no name from a document begins so (src/engine/schema/resolve.ts). */
const nameOf = (index: number) => `=${index}`;
const sharedRules = /^#?\/definitions\/=\d+/;

/** Whether a reference is to rules that fields share. */
export const isShared = (ref: string): boolean => sharedRules.test(ref);

/**
 * The JSON pointer of a failed rule in the contract before sharing: a shared rule is located at the field of the error.
 */
export function rulePointerOf({ schemaPath, instancePath }: RawError): string {
  const pointer = decodeURIComponent(schemaPath.split("#").pop() ?? "");
  return pointer.replace(sharedRules, () => `/properties/${instancePath.split("/")[1]}`);
}

/**
 * Replaces the largest groups of equal fields in a contract by `patternProperties`. Errors stay the same, except for
 * their order among fields and their `schemaPath`.
 */
export function sharing(contract: Schema): Schema {
  const { properties = {}, patternProperties, definitions } = contract;
  const byRules = new Map<string, string[]>();
  for (const [name, field] of Object.entries(properties)) {
    const rules = JSON.stringify(field);
    byRules.set(rules, [...(byRules.get(rules) ?? []), name]);
  }
  const groups = [...byRules]
    .filter(([, names]) => names.length > 1)
    .sort(([, some], [, others]) => others.length - some.length)
    .slice(0, mostGroups)
    .map(([rules, names], index) => ({ name: nameOf(index), rules: JSON.parse(rules) as Schema, names }));
  const grouped = new Set(groups.flatMap(({ names }) => names));
  return {
    ...contract,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !grouped.has(name))),
    patternProperties: {
      ...patternProperties,
      ...Object.fromEntries(groups.map(({ name, names }) => [patternOf(names), { $ref: `#/definitions/${name}` }])),
    },
    definitions: { ...definitions, ...Object.fromEntries(groups.map(({ name, rules }) => [name, rules])) },
  };
}
