/** Lets the fields of a contract share rules that are equal, so that the compiled code says them once, however many fields. */
import type { RawError } from "./raw-error.ts";
import type { Schema } from "./schema.ts";

/** So many groups of fields share their rules: every name of a body is held against the pattern of each. */
const mostGroups = 10;

/** A pattern of some names and no others. */
const patternOf = (names: string[]) =>
  `^(?:${names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|")})$`;

/** The name of a definition; those that schemas bring along have letters in theirs (src/engine/refs.ts). */
const nameOf = (index: number) => `=${index}`;
const sharedRules = /^\/definitions\/=\d+/;

/** Where a broken rule stands in the contract that was compiled, as a JSON pointer: a shared one at the field it is about. */
export function rulePointerOf({ schemaPath, instancePath }: RawError): string {
  const pointer = decodeURIComponent(schemaPath.replace(/^#/, ""));
  return pointer.replace(sharedRules, `/properties/${instancePath.split("/")[1]}`);
}

/**
 * The same contract with its largest groups of equal fields written as patterns of names. Errors are the same, but for
 * their order among fields and the place in the schema that they name.
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
