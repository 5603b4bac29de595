/**
 * Stands in for react-jsonschema-form's list of a choice's options: it is only used to test whether some data are among
 * them, since our own kinds draw the choices (src/engine/words/choices.ts).
 */
import type { Schema } from "../../engine/schema/schema.ts";

/** The values a schema offers. */
export default function optionsList({ enum: values, oneOf, anyOf }: Schema): { value: unknown }[] | undefined {
  if (values) return values.map((value) => ({ value }));
  return (oneOf ?? anyOf)?.map((one) => ({ value: one.const ?? one.enum?.[0] ?? null }));
}
