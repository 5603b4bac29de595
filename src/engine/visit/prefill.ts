/** Deep links: `/estimate?services=CI/CD%20Pipeline&urgency=high` fills in fields. */
import type { Form } from "../define/definition.ts";
import { type Kind, kindIn } from "../kinds/kind.ts";
import { validate } from "../rules/validate.ts";
import { stepsOf } from "../schema/path.ts";
import { isObject, type Json, type JsonObject, type Schema } from "../schema/schema.ts";
import { payloadOf } from "./payload.ts";

/** The schema of a field in a flat form; other forms need the more general field-at.ts. */
const flatField = ({ properties }: Schema, [step = "", inner]: string[]): Schema | undefined =>
  inner === undefined ? properties?.[step] : undefined;

const wrapped = (value: Json, [step, ...rest]: string[]): Json =>
  step === undefined ? value : { [step]: wrapped(value, rest) };

/** A deep merge of two objects. */
export const deepMerge = (data: JsonObject, more: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries({ ...data, ...more }).map(([key, value]) => {
      const before = data[key];
      return [key, isObject(before) && isObject(value) ? deepMerge(before, value) : value];
    }),
  );

/**
 * The values that a query string sets, by path, each within data of its own: only known fields, and only values that
 * the schema allows; anything else is ignored. A list takes each repetition of its name.
 * @param kinds the kinds of field that the form has
 * @param fieldAt finds the schema of a field
 */
export function prefill(
  form: Form,
  query: URLSearchParams,
  today: string,
  kinds: readonly Kind[],
  fieldAt = flatField,
): Map<string, JsonObject> {
  const given = new Map<string, JsonObject>();
  for (const path of query.keys()) {
    const steps = stepsOf(path);
    const schema = fieldAt(form.schema, steps);
    // If a single value is given several times, the last one counts.
    const kind = schema && kindIn(kinds, schema);
    const value = kind?.read(query.getAll(path).reverse(), schema as Schema);
    // Neither an empty string nor an empty list is an answer, unless it is a choice.
    if (kind?.name === "choice" ? value !== undefined : String(value ?? ""))
      given.set(path, wrapped(value as Json, steps) as JsonObject);
  }
  // Validated together, since one value may change the rules of another.
  const whole = [...given.values()].reduce(deepMerge, {});
  for (const { field } of validate(form, payloadOf(form, whole), today)) given.delete(field);
  return given;
}
