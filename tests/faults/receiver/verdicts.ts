/** The engine's verdicts, bundled for the browser by its test. */
import type { FieldError, Form } from "../../../src/engine/define/definition.ts";
import { validate } from "../../../src/engine/rules/validate.ts";
import type { JsonObject } from "../../../src/engine/schema/schema.ts";
import { payloadOf } from "../../../src/engine/visit/payload.ts";

const forms: Form[] = Object.values(
  import.meta.glob<Form>("../../../schemas/*.schema.json", { query: "?form", import: "default", eager: true }),
);

/**
 * The errors of each of some bodies of a form.
 * @param text the bodies as JSON, which preserves every character
 */
export function verdicts(formName: string, text: string, today: string): FieldError[][] {
  const form = forms.find((candidate) => candidate.formName === formName);
  if (!form) throw new Error(`${formName} is not a form`);
  return (JSON.parse(text) as JsonObject[]).map((body) => validate(form, payloadOf(form, body), today));
}
