/** The types or values that a schema accepts, as far as its own keywords list them. */
import type { Json, Schema } from "./schema.ts";

/** The types that a schema allows, with integers separate from other numbers; undefined if it names none. */
export const typesIn = ({ type }: Schema): string[] | undefined =>
  type === undefined ? undefined : [type].flat().flatMap((one) => (one === "number" ? ["number", "integer"] : one));

/** The values that a schema lists, or its constant alone; undefined if it does not list them. */
export const valuesIn = (schema: Schema): Json[] | undefined =>
  (schema.const === undefined ? schema.enum : [schema.const]) as Json[] | undefined;
