/** Where a form describes a field that need not always be there: under a condition, in a branch, behind a reference. */
import { followIn, inPlace } from "./in-place.ts";
import type { Schema } from "./schema.ts";

/** The schema of a field in the form's groups and in all that speaks of them, if there is one; entries of lists are not reached. */
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
