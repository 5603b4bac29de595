/** The body that a form would send, and its validation errors, each with the rule that failed. */

import { writtenAt } from "../../engine/check/schema/controls.ts";
import type { FieldError, Form } from "../../engine/define/definition.ts";
import { fieldsByPath } from "../../engine/define/fields.ts";
import { answersIn } from "../../engine/define/form-name.ts";
import { brokenRules } from "../../engine/rules/broken-rule.ts";
import { validate } from "../../engine/rules/validate.ts";
import { localDay } from "../../engine/schema/dates.ts";
import { knownPath } from "../../engine/schema/path.ts";
import type { RawError } from "../../engine/schema/raw-error.ts";
import { lookup } from "../../engine/schema/refs.ts";
import type { JsonObject, Schema } from "../../engine/schema/schema.ts";
import { rulePointerOf } from "../../engine/schema/sharing.ts";
import { normalize, payloadOf } from "../../engine/visit/payload.ts";
import type { Sample } from "./wire.ts";

/** An error, with its rule and the rule's location in the schema. */
export interface PlacedError extends FieldError {
  rule: string;
  /** A JSON pointer into the schema document as it is written. */
  pointer: string;
}

/** The location of a rule in the document; for `required`, that of the field's name in the list. */
function pointerOf(error: RawError, document: Schema): string {
  const { keyword, params } = error;
  const pointer = writtenAt(document, rulePointerOf(error));
  const names = document.required;
  if (keyword !== "required" || !pointer.endsWith("/required")) return pointer;
  const holder = lookup(document, pointer);
  const index = (Array.isArray(holder) ? holder : (names ?? [])).indexOf(params.missingProperty);
  return index < 0 ? pointer : `${pointer}/${index}`;
}

/**
 * Validates a body as it would be sent.
 * @param document the schema as it is written
 */
export function validated(form: Form, data: JsonObject, document: Schema): { body: JsonObject; errors: PlacedError[] } {
  const body = payloadOf(form, answersIn(data));
  const found = validate(form, body, localDay(new Date()));
  const ruleOf = brokenRules(form, body);
  const errors = found.map((error): PlacedError => {
    const made = ruleOf(error);
    if (made) return { ...error, rule: made.keyword, pointer: pointerOf(made, document) };
    const path = knownPath(form, error.field);
    const [known] = fieldsByPath(form.schema).get(path) ?? [];
    if (!known) return { ...error, rule: "properties", pointer: "/properties" };
    return { ...error, rule: "dateMinimum", pointer: writtenAt(document, `${known.pointer}/dateMinimum`) };
  });
  return { body, errors };
}

/** The form's verdict on a fixture if it differs from the expected one; undefined if they agree. */
export function verdictOf(form: Form, { data, errors }: Sample): { said: FieldError[] } | undefined {
  const said = validate(form, normalize(form, data), localDay(new Date()));
  const listed = (list: FieldError[]) =>
    JSON.stringify(list.map(({ field, message }) => `${field}: ${message}`).sort());
  return listed(said) === listed(errors) ? undefined : { said };
}
