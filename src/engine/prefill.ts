/** Deep links: `/estimate?services=CI/CD%20Pipeline&urgency=high` fills fields in. */
import type { Form } from "./definition.ts";
import { type Kind, kindIn } from "./kinds/kind.ts";
import { stepsOf } from "./path.ts";
import type { Json, JsonObject, Schema } from "./schema.ts";
import { validateData } from "./validate.ts";

/** The schema of a field in the form's groups, if there is one; what stands in lists and branches is not linked to. */
const schemaAt = (schema: Schema | undefined, [step, ...rest]: string[]): Schema | undefined =>
  step === undefined || !schema ? schema : schemaAt(schema.properties?.[step], rest);

const wrapped = (value: Json, [step, ...rest]: string[]): Json =>
  step === undefined ? value : { [step]: wrapped(value, rest) };

/** Data with more data put into it, group by group. */
export const merged = (data: JsonObject, more: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries({ ...data, ...more }).map(([key, value]) => {
      const before = data[key];
      const isGroup = [before, value].every((one) => one && typeof one === "object" && !Array.isArray(one));
      return [key, isGroup ? merged(before as JsonObject, value as JsonObject) : value];
    }),
  );

/**
 * The values a query string sets: only known fields, by their path, and only values that the schema allows; anything else
 * is ignored. A list takes each repetition of its name.
 * @param kinds the kinds of field that the form is made of
 */
export function prefill(form: Form, query: URLSearchParams, today: string, kinds: readonly Kind[]): JsonObject {
  let filled: JsonObject = {};
  for (const path of new Set(query.keys())) {
    const steps = stepsOf(path);
    const schema = schemaAt(form.schema, steps);
    // Of several texts for one value the last counts.
    const value = schema && kindIn(kinds, schema)?.read(query.getAll(path).reverse(), schema);
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    const data = wrapped(value, steps) as JsonObject;
    const isAllowed = !validateData(form, data, today).some(({ field }) => field === path);
    if (isAllowed) filled = merged(filled, data);
  }
  return filled;
}
