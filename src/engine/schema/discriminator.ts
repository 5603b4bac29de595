/** OpenAPI's `discriminator`: the field by which branches are told apart, and the branch that each of its values selects. */
import { ownOf, stepsOfPointer } from "./path.ts";
import { pointerIn } from "./refs.ts";
import { isObject, type Schema } from "./schema.ts";

/** The keyword's value. A mapping names branches by a reference, or by its last part alone. */
interface Discriminator {
  propertyName?: string;
  mapping?: { [value: string]: string };
}

/** The keyword of a schema; empty if it has none. */
export const discriminatorOf = ({ discriminator }: Schema): Discriminator =>
  isObject(discriminator) ? discriminator : {};

/** The last part of a reference as it is named, or a name alone. */
export const nameOf = (ref: string): string | undefined => stepsOfPointer(`/${pointerIn(ref)}`).at(-1);

/** The name of the definition that a reference leads to, if it does. */
export const definitionNamed = (ref: string): string | undefined =>
  /\/(?:definitions|\$defs|schemas)\/[^/]+$/.test(ref) ? nameOf(ref) : undefined;

/**
 * The values that mean a branch, by its reference: those that are mapped to it, or else the name of a definition.
 * @param refs the references of all branches: definitions of two files may have the same name
 */
function valuesOf(ref: unknown, refs: unknown[], mapping: { [value: string]: string } = {}): string[] {
  if (typeof ref !== "string") return [];
  const name = nameOf(ref);
  const isMeant = (target: string) => target === ref || (nameOf(target) === name && !refs.includes(target));
  const mapped = Object.keys(mapping).filter((value) => isMeant(mapping[value] ?? ""));
  const defined = definitionNamed(ref);
  return mapped.length > 0 || defined === undefined ? mapped : [defined];
}

/** Whether any text fits a field, as where only the discriminator says what it is. */
const isOpen = (field: Schema): boolean =>
  field.type === "string" && !["const", "enum", "pattern", "oneOf", "anyOf", "allOf"].some((word) => word in field);

/**
 * A branch whose identifying field is restricted to the branch's values: to a constant if there is only one, which other tools
 * write as a single choice.
 */
function identified(branch: Schema, name: string, values: string[]): Schema {
  const field = isObject(branch) && isObject(branch.properties) ? ownOf(branch.properties, name) : undefined;
  if (!isObject(field)) return branch;
  const { enum: written, enumNames, ...rest } = field;
  // A default other than these values means that the field is used for other texts.
  const { default: usual = values[0] } = rest;
  const choices = isOpen(field) && values.some((value) => value === usual) ? values : written;
  if (!Array.isArray(choices) || choices.length === 0) return branch;
  const told =
    choices.length === 1 ? { const: choices[0] } : { enum: choices, ...(Array.isArray(enumNames) && { enumNames }) };
  return { ...branch, properties: { ...branch.properties, [name]: { ...rest, ...told } } as Schema["properties"] };
}

/**
 * Writes the values of a schema's discriminator into its branches.
 * @param written the schema before its references were resolved
 */
export function withIdentity(schema: Schema, written: Schema): Schema {
  const { propertyName: name, mapping } = discriminatorOf(schema);
  if (name === undefined) return schema;
  const result = { ...schema };
  for (const word of ["oneOf", "anyOf"] as const) {
    if (!Array.isArray(schema[word])) continue;
    const refs = written[word]?.map((branch) => branch?.$ref) ?? [];
    result[word] = schema[word].map((branch, index) => identified(branch, name, valuesOf(refs[index], refs, mapping)));
  }
  return result;
}
