/**
 * Selects which errors to report where a meta-schema allows values of several types: those of the type that was
 * written.
 */
import type { ErrorObject } from "ajv";
import { followIn } from "../../schema/in-place.ts";
import { jsonTypeOf, type Schema } from "../../schema/schema.ts";

/** The JSON types that a part of a meta-schema allows. */
export function typesOf(part: Schema, meta: Schema): string[] {
  if (part.$ref === "#") return typesOf(meta, meta);
  if (part.$ref) return typesOf(followIn(meta)(part.$ref)?.schema ?? {}, meta);
  if (part.anyOf) return part.anyOf.flatMap((alternative) => typesOf(alternative, meta));
  return part.enum ? part.enum.map(jsonTypeOf) : [part.type ?? []].flat();
}

/**
 * Whether an error is about the alternative that was written. If a value has the type of none of them, only the error
 * of the outermost choice counts.
 */
export function isMeant(error: ErrorObject, errors: ErrorObject[], meta: Schema): boolean {
  const choice = errors.findLast(
    ({ keyword, instancePath }) => keyword === "anyOf" && instancePath === error.instancePath,
  );
  if (!choice) return true;
  const isWritten = typesOf({ anyOf: choice.schema as Schema[] }, meta).includes(jsonTypeOf(choice.data));
  if (!isWritten) return error === choice;
  if (error.keyword === "enum") return typesOf(error.parentSchema as Schema, meta).includes(jsonTypeOf(error.data));
  return error.keyword !== "anyOf" && error.keyword !== "type";
}
