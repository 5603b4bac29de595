/** Deep links: `/estimate?services=CI/CD%20Pipeline&urgency=high` fills fields in. */
import type { Form } from "./definition.ts";
import { type Kind, kindIn } from "./kinds/kind.ts";
import { stepsOf } from "./path.ts";
import type { Json, JsonObject, Schema } from "./schema.ts";
import { validateData } from "./validate.ts";

/** The schema of a field of a flat form. Others have more places for one (field-at.ts). */
const flatField = ({ properties }: Schema, [step = "", inner]: string[]): Schema | undefined =>
  inner === undefined ? properties?.[step] : undefined;

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
 * @param fieldAt finds the schema of a field
 */
export function prefill(
  form: Form,
  query: URLSearchParams,
  today: string,
  kinds: readonly Kind[],
  fieldAt = flatField,
): JsonObject {
  const given = new Map<string, JsonObject>();
  for (const path of query.keys()) {
    const steps = stepsOf(path);
    const schema = fieldAt(form.schema, steps);
    // Of several texts for one value the last counts.
    const value = schema && kindIn(kinds, schema)?.read(query.getAll(path).reverse(), schema);
    // Neither an empty text nor an empty list is an answer.
    if (String(value ?? "")) given.set(path, wrapped(value as Json, steps) as JsonObject);
  }
  const whole = () => [...given.values()].reduce(merged, {});
  // Judged together, since one value may decide what is asked of another.
  for (const { field } of validateData(form, whole(), today)) given.delete(field);
  return whole();
}
