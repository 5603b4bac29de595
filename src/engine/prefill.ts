/** Deep links: `/estimate?services=CI/CD%20Pipeline&urgency=high` fills fields in. */
import type { Form } from "./definition.ts";
import { isChoiceList, type Json, type JsonObject, type Schema } from "./schema.ts";
import { validate } from "./validate.ts";
import { kindOf } from "./widgets.ts";

/**
 * The values a query string sets: only known top-level fields, only values that the schema allows; anything else is
 * ignored. A list takes each repetition of its name.
 */
export function prefill(form: Form, query: URLSearchParams, today: string): JsonObject {
  const filled: JsonObject = {};
  const allowed = (field: string, value: Json) =>
    !validate(form, { [field]: value }, today).some((error) => error.field.split(".")[0] === field);
  for (const [field, schema] of Object.entries(form.schema.properties ?? {})) {
    const given = query.getAll(field);
    if (isChoiceList(schema)) {
      const choices = (schema.items as Schema).enum ?? [];
      const entries = [...new Set(given)].filter((value) => choices.includes(value));
      if (entries.length > 0) filled[field] = entries;
    } else if (kindOf(schema) === "text" || kindOf(schema) === "choice") {
      const value = given.at(-1);
      if (value && allowed(field, value)) filled[field] = value;
    }
  }
  return filled;
}
