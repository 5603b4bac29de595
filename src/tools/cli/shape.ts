/** Reduces a contract to the shape of its bodies: all fields in one schema, whatever conditions they depend on. */
import { holdOf, inPlace } from "../../engine/schema/in-place.ts";
import { ownOf } from "../../engine/schema/path.ts";
import { isObject, mapChildren, type Schema } from "../../engine/schema/schema.ts";

/** Keywords about the shape of a value. */
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

/** Alternatives are kept: a union type can distinguish them. */
const alternatives = ["oneOf", "anyOf"];

const isAlternative = (pointer: string) => /\/(oneOf|anyOf)\//.test(pointer);

/** Merges the schemas of a field that is defined in several places. */
function either(known: Schema | undefined, more: Schema): Schema {
  if (!isObject(known) || !isObject(more) || !shaping.some((word) => word in more)) return known ?? more;
  if (JSON.stringify(known.type) === JSON.stringify(more.type)) return known;
  return { anyOf: [...(known.anyOf ?? [known]), more] };
}

/** Whether a keyword is relevant for a type: the length of a list is not, since a type could only enumerate lengths. */
const isOfShape = ({ items }: Schema, word: string) =>
  holdOf(word) !== "asked" && (Array.isArray(items) || !/^m(in|ax)Items$/.test(word));

/**
 * A schema without conditions: fields that depend on one become optional.
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
      properties[name] = either(ownOf(properties, name), field);
  const required = [...new Set(always.flatMap((part) => part.required ?? []))];
  if (Object.keys(properties).length > 0) Object.assign(shape, { properties, required });
  return { ...shape, ...(schema.definitions && { definitions: schema.definitions }) };
}
