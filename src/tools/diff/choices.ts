/** Normalizes choices: an enum, a constant, and constants with titles may allow the same values. */
import type { Json, Schema } from "../../engine/schema/schema.ts";
import { constants } from "../../engine/words/choices.ts";

/** The values of a choice, and the keyword that names them. */
function valuesOf(schema: Schema): [keyword: string, values: Json[]] | undefined {
  if (schema.enum) return ["enum", schema.enum];
  if (schema.const !== undefined) return ["const", [schema.const]];
  const found = constants(schema)?.map(({ value }) => value);
  return found && [schema.oneOf ? "oneOf" : "anyOf", found];
}

/** A choice as an enum, which implies the type of its values. */
const asEnum = (
  { const: _const, oneOf: _one, anyOf: _any, type: _type, ...others }: Schema,
  values: Json[],
): Schema => ({
  ...others,
  enum: values,
});

/** Two schemas unchanged, or both as an enum if they are choices in different notations. */
export function alike(before: Schema, after: Schema): [Schema, Schema] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  if (!old || !now || old[0] === now[0]) return [before, after];
  return [asEnum(before, old[1]), asEnum(after, now[1])];
}
