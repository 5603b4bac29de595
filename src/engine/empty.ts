/** What an unset field is sent as. */
import type { FieldUi, FormDefinition } from "./definition.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { followIn, holdOf, inPlace } from "./in-place.ts";
import { constantOf } from "./kinds/constant.ts";
import { isNullable, typeOf } from "./kinds/kind.ts";
import { type Json, type Schema, stepsIn } from "./schema.ts";

/** Answers whether a field's schema accepts a value; src/build hands in a compiled one. */
export type Accepts = (schema: Schema, value: Json) => boolean;

/** The fields whose presence some rule depends on, always or under a condition. */
function countedNames(root: Schema): Set<string> {
  const parts = [...inPlace({ schema: root, pointer: "" }, { upTo: "asked", follow: followIn(root) })];
  const names = parts.flatMap(({ schema: { required = [], dependencies = {}, properties = {} } }) => [
    ...required,
    // Kept out where the branch holds.
    ...Object.keys(properties).filter((name) => (properties[name] as Schema | boolean) === false),
    ...Object.keys(dependencies),
    ...Object.values(dependencies).flatMap((needed) => (Array.isArray(needed) ? needed : [])),
  ]);
  return new Set(names);
}

/** Fields that a change of the data makes come and go. */
const isConditional = ({ pointer }: Field) => stepsIn(pointer).some(({ keyword }) => holdOf(keyword) === "maybe");

/** What one field is sent as when it is unset, if it is sent at all. */
function emptyOf(field: Field, look: Partial<FieldUi>, root: Schema, accepts: Accepts): Json | undefined {
  const { path, schema, required: isRequired } = field;
  const isTrigger = root.dependencies && Object.hasOwn(root.dependencies, path);
  // A box that is left alone says no; where yes and no are both offered, nobody has answered yet.
  const allows = (value: Json) =>
    accepts(root.definitions ? { ...schema, definitions: root.definitions } : schema, value);
  if (look.widget === "checkbox" && isRequired && allows(false)) return false;
  // Null is a value that a nullable field can always be sent as; the empty text would say that something was written.
  if ((isNullable(schema) || constantOf(schema) === null) && !isTrigger) return null;
  if (path.includes(".") || schema.$ref || countedNames(root).has(path)) return undefined;
  const value: "" | [] = typeOf(schema) === "array" ? [] : "";
  return allows(value) ? value : undefined;
}

/**
 * What each field is sent as when it is unset: what its UI document says, null where its schema names null, else at the
 * top the empty value that its schema accepts. A field that is or can become required is left out instead, so that
 * `required` can say so, whatever else its schema accepts.
 */
export function emptyValues(
  schema: Schema,
  looks: { [path: string]: Partial<FieldUi> },
  accepts: Accepts,
): FormDefinition["empty"] {
  const empty: FormDefinition["empty"] = {};
  for (const field of fieldsOf(schema)) {
    if (isConditional(field)) continue;
    const value = looks[field.path]?.emptyValue ?? emptyOf(field, looks[field.path] ?? {}, schema, accepts);
    if (value !== undefined && !Object.hasOwn(empty, field.path)) empty[field.path] = value;
  }
  return empty;
}
