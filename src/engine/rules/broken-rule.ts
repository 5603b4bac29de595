/** Maps an error message back to the rule that failed, for tools that name it. */

import type { FieldError, Form } from "../define/definition.ts";
import type { RawError } from "../schema/raw-error.ts";
import type { JsonObject } from "../schema/schema.ts";
import { tellingErrors } from "./branches.ts";
import { judge } from "./judge.ts";
import { messageOf } from "./validate.ts";

/** Whether both are about the same field, or about a list of choices and one of its entries. */
const isAbout = (raw: FieldError, { field, message }: FieldError) =>
  raw.message === message && (raw.field === field || raw.field.replace(/\.\d+$/, "") === field);

/**
 * Finds the raw errors behind a form's messages; undefined for those that do not come from the schema, such as minimum
 * dates and unknown fields.
 * @param body what was validated
 * @param judged what the form's rules say of it, if that is known
 */
export function brokenRules(
  form: Form,
  body: JsonObject,
  { errors } = judge(form, body),
): (said: FieldError) => RawError | undefined {
  const named = tellingErrors(errors).map((one) => ({ one, said: messageOf(form, one, body) }));
  return (error) => named.find(({ said }) => isAbout(said, error))?.one;
}
