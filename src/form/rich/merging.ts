/** Merges the parts of a schema that apply to the same value, for drawing: validation applies them all in any case. */
import type { RJSFSchema } from "@rjsf/utils";
import shallowAllOfMerge from "@rjsf/utils/lib/schema/shallowAllOfMerge.js";
import { isObject, type Schema } from "../../engine/schema/schema.ts";
import { described, isNamed } from "../stand-ins/merge-schemas.ts";

/** A schema with its parts, each changed. */
const withEach = (schema: Schema, change: (part: Schema) => Schema): Schema => ({
  ...change(schema),
  allOf: (schema.allOf ?? []).map(change),
});

/** A schema whose parts do not describe free keys: those of any value are texts, which may contradict the field of another part. */
const withoutKeys = (schema: Schema): Schema =>
  withEach(schema, ({ additionalProperties, ...part }) =>
    isObject(additionalProperties) || additionalProperties === undefined ? part : { ...part, additionalProperties },
  );

/** A schema with all of its parts; undefined where they contradict each other. */
function merged(schema: Schema): Schema | undefined {
  try {
    return shallowAllOfMerge(schema as RJSFSchema) as Schema;
  } catch {
    return undefined;
  }
}

/**
 * Merges `allOf`, leaving out contradictory parts, which occur before anything is chosen, and what a single schema cannot express,
 * such as a second `contains`. Free keys are already merged with their patterns: merging again would square their number at each
 * level of a recursive group. If one part allows any keys, the result does.
 */
export function mergeWhatFits(given: object): object {
  const schema: Schema = { ...given };
  const named = schema.allOf?.find(isNamed);
  if (named) return named;
  const parts = withEach(schema, ({ properties, ...part }) =>
    properties ? { ...part, properties: described(properties) } : part,
  );
  const { allOf: _more, ...whole } = merged(parts) ?? merged(withoutKeys(parts)) ?? schema;
  const keys = [schema, ...(schema.allOf ?? [])].map(({ additionalProperties }) => additionalProperties);
  const free = keys.find(isObject) ?? (keys.includes(true) || undefined);
  return free === undefined ? whole : { additionalProperties: free, ...whole };
}
