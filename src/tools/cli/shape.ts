/** What a contract says of the shape of bodies: its fields in one place, whatever condition each comes under. */
import { holdOf, inPlace } from "../../engine/in-place.ts";
import { isObject, mapChildren, type Schema } from "../../engine/schema.ts";

/** Words about the shape of a value. */
const shaping = [
  "type",
  "const",
  "enum",
  "items",
  "additionalItems",
  "additionalProperties",
  "patternProperties",
  "$ref",
];

/** Alternatives stay what they are: a type tells them apart. */
const alternatives = ["oneOf", "anyOf"];

const isAlternative = (pointer: string) => /\/(oneOf|anyOf)\//.test(pointer);

/** The schema of a field that several parts speak of. */
function either(known: Schema | undefined, more: Schema): Schema {
  if (!isObject(known) || !isObject(more) || !shaping.some((word) => word in more)) return known ?? more;
  if (JSON.stringify(known.type) === JSON.stringify(more.type)) return known;
  return { anyOf: [...(known.anyOf ?? [known]), more] };
}

/** Whether a word says something that a type can: how long a list is, a type says by listing every length. */
const isOfShape = ({ items }: Schema, word: string) =>
  holdOf(word) !== "asked" && (Array.isArray(items) || !/^m(in|ax)Items$/.test(word));

/**
 * A schema without conditions: a field that comes under one is a field that may be there.
 * @param schema a contract, or a part of one
 */
export function shapeOf(given: Schema): Schema {
  const schema = mapChildren(given, shapeOf);
  const parts = [...inPlace({ schema, pointer: "" })].filter(({ pointer }) => !isAlternative(pointer));
  if (parts.length < 2) return Object.fromEntries(Object.entries(schema).filter(([word]) => isOfShape(schema, word)));
  const always = parts.filter(({ hold }) => hold === "always").map((part) => part.schema);
  const shape: Schema = {};
  for (const part of always)
    for (const word of [...shaping, ...alternatives]) if (word in part && !(word in shape)) shape[word] = part[word];
  const properties: { [name: string]: Schema } = {};
  for (const part of parts)
    for (const [name, field] of Object.entries(part.schema.properties ?? {}))
      properties[name] = either(Object.hasOwn(properties, name) ? properties[name] : undefined, field);
  const required = [...new Set(always.flatMap((part) => part.required ?? []))];
  if (Object.keys(properties).length > 0) Object.assign(shape, { properties, required });
  return { ...shape, ...(schema.definitions && { definitions: schema.definitions }) };
}
