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

/** A schema of whose parts none says what the values of free keys are: where it is any, a text is drawn, which no field is bound to. */
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
 * Merges `allOf`, leaving out contradicting parts, as conditions can be before anything is chosen, and what one schema cannot
 * say, as a second `contains`. What visitors have named has all of its patterns already: merged with them once more, a group of its
 * own kind would square their number at each level. Where one part lets in any keys, all do.
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
