/** Looks up the schema of a field that may be conditional: in `then` or `else`, in a branch, behind a reference. */
import { followIn, inPlace } from "./in-place.ts";
import { ownOf } from "./path.ts";
import type { Schema } from "./schema.ts";

/** The subschema one step below a schema, from its own keywords; undefined if only an in-place applicator defines it. */
export function below(schema: Schema, step: string): unknown {
  const { properties, patternProperties = {}, items, additionalItems, additionalProperties } = schema;
  const entry = Array.isArray(items) ? (items[Number(step)] ?? additionalItems) : items;
  const named = Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern, "u").test(step));
  return ownOf(properties, step) ?? (/^\d+$/.test(step) ? entry : undefined) ?? named?.[1] ?? additionalProperties;
}

/** The schema of a field in a group or any schema that applies to it, if there is one; does not reach into lists. */
export function fieldAt(schema: Schema, steps: string[], follow = followIn(schema)): Schema | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return schema;
  for (const part of inPlace({ schema, pointer: "" }, { follow })) {
    const { properties = {} } = part.schema;
    const found = Object.hasOwn(properties, step) && fieldAt(properties[step] as Schema, rest, follow);
    if (found) return found;
  }
  return undefined;
}
