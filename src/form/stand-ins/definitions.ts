/**
 * Stands in for how react-jsonschema-form follows a `$ref`: of all that a reference can be, the build leaves those to the
 * form's own `definitions`, with plain names, and no `$id` (src/engine/schema/resolve.ts).
 */
import type { Schema } from "../../engine/schema/schema.ts";

/** The definition that a reference names; if it is a reference itself, the target's keywords override those beside it. */
export default function findSchemaDefinition(ref: string, root: Schema): Schema {
  const { $ref: next, ...found } = root.definitions?.[ref.split("/")[2] ?? ""] ?? {};
  return next ? { ...found, ...findSchemaDefinition(next, root) } : found;
}

/** An object without a key, and the key's value. */
export function splitKeyElementFromObject(key: string, { [key]: value, ...rest }: { [key: string]: unknown }) {
  return [rest, value];
}

export { default as makeAllReferencesAbsolute } from "./never.ts";
