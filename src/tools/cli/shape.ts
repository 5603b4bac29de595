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
const alternatives = ["oneOf", "anyOf"] as const;

/** Whether a part belongs to an alternative that is kept; alternatives under a condition are not. */
const isAlternative = (pointer: string) => /^(\/allOf\/\d+)*\/(oneOf|anyOf)\//.test(pointer);

type Part = Schema | undefined;

/** Gives a schema that has rules but no shape the type `unknown`. */
const typed = ({ tsType: _open, ...schema }: Schema): Schema =>
  [...shaping, ...alternatives, "properties", "allOf"].some((word) => word in schema)
    ? schema
    : { ...schema, tsType: "unknown" };

/** The union of two schemas of a field, of which one applies. */
function either(known: Part, more: Schema): Schema {
  if (!isObject(known) || !isObject(more)) return known ?? more;
  return { anyOf: [...(known.anyOf ?? [known]), more] };
}

/**
 * The schema of a field that always applies, with the fields and entries that another schema adds.
 * @param isAlways whether the other always applies, too: then the fields that it requires are required
 */
function joined(known: Part, more: Schema, isAlways: boolean): Schema {
  if (!isObject(known) || !isObject(more)) return known ?? more;
  if (known.$ref ?? more.$ref) return known;
  const isShaped = [...shaping, ...alternatives].some((word) => word in known);
  const [before, after] = [known.properties ?? {}, more.properties ?? {}];
  const names = Object.keys({ ...before, ...after });
  const fields = names.map((name) => {
    const [one, other] = [ownOf(before, name), ownOf(after, name)];
    return [name, other ? joined(one, other, isAlways) : one];
  });
  const required = [...(known.required ?? []), ...(isAlways ? (more.required ?? []) : [])];
  return typed({
    ...(isShaped ? known : { ...more, ...known }),
    ...(names.length > 0 && { properties: Object.fromEntries(fields), required: [...new Set(required)] }),
    ...(isObject(known.items) && isObject(more.items) && { items: joined(known.items, more.items, isAlways) }),
  });
}

/**
 * Whether a keyword is relevant for a type: the length of a list is not, since a type could only enumerate lengths, nor
 * a default, which may be of another type.
 */
const isOfShape = ({ items }: Schema, word: string) =>
  holdOf(word) !== "asked" && word !== "default" && (Array.isArray(items) || !/^m(in|ax)Items$/.test(word));

/** A schema with the shapes of what is inside it; parts that are merged with it are left as they are. */
const withShapes = (schema: Schema): Schema =>
  mapChildren(schema, (child, steps) => (/^(allOf|then|else|dependencies)\b/.test(steps) ? child : shapeOf(child)));

/**
 * A schema without conditions: fields that depend on one become optional.
 * @param given a contract, or a part of one
 */
export function shapeOf(given: Schema): Schema {
  const parts = [...inPlace({ schema: given, pointer: "" })]
    .filter(({ pointer }) => !isAlternative(pointer))
    .map((part) => ({ ...part, schema: withShapes(part.schema) }));
  const [{ schema = given } = {}] = parts;
  if (parts.length < 2)
    return typed(Object.fromEntries(Object.entries(schema).filter(([word]) => isOfShape(schema, word))));
  const isSure = ({ hold }: { hold: string }) => hold === "always";
  const always = parts.filter(isSure).map((part) => part.schema);
  const shape: Schema = {};
  for (const part of always) for (const word of shaping) if (word in part && !(word in shape)) shape[word] = part[word];
  const kept = always.flatMap((part) => alternatives.flatMap((word) => (part[word] ? [{ anyOf: part[word] }] : [])));
  if (kept.length > 0) Object.assign(shape, kept.length > 1 ? { allOf: kept } : kept[0]);
  const properties: { [name: string]: Schema } = {};
  const perhaps: { [name: string]: Schema } = {};
  for (const part of always)
    for (const [name, field] of Object.entries(part.properties ?? {}))
      properties[name] = joined(ownOf(properties, name), field, true);
  for (const part of parts.filter((one) => !isSure(one)))
    for (const [name, field] of Object.entries(part.schema.properties ?? {})) {
      const sure = ownOf(properties, name);
      if (sure) properties[name] = joined(sure, field, false);
      else perhaps[name] = either(ownOf(perhaps, name), field);
    }
  const required = [...new Set(always.flatMap((part) => part.required ?? []))];
  const fields = { ...properties, ...perhaps };
  if (Object.keys(fields).length > 0) Object.assign(shape, { properties: fields, required });
  return { ...shape, ...(schema.definitions && { definitions: schema.definitions }) };
}
