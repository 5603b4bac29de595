/**
 * Reads any schema as that of a form. One that is not an object is wrapped as a form with one field. A body has to be an object,
 * since it contains `formName`; the value that the schema describes is sent as `answer`.
 */

import { typeOf } from "../kinds/kind.ts";
import { isComposed } from "../schema/in-place.ts";
import { impliedType } from "../schema/keyword-types.ts";
import { lookup, pointerIn } from "../schema/refs.ts";
import { isObject, mapChildren, type Schema } from "../schema/schema.ts";

/** The name of the only field. */
export const onlyField = "answer";

/** A schema's reference; anything but a text in its place is reported later, when the document is checked. */
const refOf = ({ $ref }: Schema): string | undefined => (typeof $ref === "string" ? $ref : undefined);

/** The target of a schema's reference within the same document. */
function followed(schema: Schema, root: Schema): Schema {
  const ref = refOf(schema);
  const target = ref?.startsWith("#/") ? lookup(root, pointerIn(ref.slice(1))) : undefined;
  return isObject(target) && target !== schema && !("$ref" in target) ? target : schema;
}

/** Whether a schema describes something other than an object. */
function isBare(given: Schema, root: Schema): boolean {
  const schema = followed(given, root);
  const type = typeOf(schema);
  if (schema.properties || schema.allOf || type === "null") return false;
  if (type !== undefined) return type !== "object";
  if (Array.isArray(schema.enum)) return schema.enum.every((value) => !isObject(value));
  const branches = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(branches)) return branches.some((branch) => isObject(branch) && isBare(branch, root));
  return impliedType(schema) === "array";
}

/** The same schema one property deeper: its references into the document are adjusted. */
function moved(schema: Schema): Schema {
  const ref = refOf(schema);
  const isOwn = ref === "#" || (ref?.startsWith("#/") && !/^#\/(definitions|\$defs)\//.test(ref));
  const own = isOwn ? { ...schema, $ref: `#/properties/${onlyField}${ref?.slice(1)}` } : schema;
  return mapChildren(own, moved);
}

/** Keywords that describe the contents of an object. */
const describing = [
  "properties",
  "patternProperties",
  "additionalProperties",
  "unevaluatedProperties",
  "enum",
  "const",
];

/** Whether a schema is an object and describes none of its contents: all of its keys are free. */
const isFree = (schema: Schema) =>
  schema.type === "object" && !isComposed(schema) && !describing.some((word) => word in schema);

/** Whether an empty list is an answer, too. */
const mayBeEmpty = (schema: Schema): boolean =>
  (typeOf(schema) ?? impliedType(schema)) === "array" &&
  !schema.minItems &&
  (schema.contains === undefined || schema.minContains === 0);

/** A schema as that of a form, and whether it had to be wrapped. */
export function asForm(schema: Schema): { schema: Schema; isOnly?: true } {
  if (isObject(schema) && isFree(schema)) return { schema: { ...schema, additionalProperties: true } };
  if (!isObject(schema) || !isBare(schema, schema)) return { schema };
  const { $schema, $id, id, definitions, $defs, description, ...field } = moved(schema);
  const about = { $schema, $id, id, title: schema.title, description, definitions, $defs };
  const said = Object.entries(about).filter(([, value]) => value !== undefined);
  const required = mayBeEmpty(followed(schema, schema)) ? undefined : [onlyField];
  const form: Schema = { ...Object.fromEntries(said), type: "object", properties: { [onlyField]: field } };
  return { schema: required ? { ...form, required } : form, isOnly: true };
}

/** Maps a pointer into a wrapped schema to the original document. */
export const withoutOnly = (pointer: string): string =>
  pointer.replace(new RegExp(`^/properties/${onlyField}(?=/|$)`), "");
