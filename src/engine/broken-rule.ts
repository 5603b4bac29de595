/** Which broken rule a sentence is about, for tools that name it. */
import { tellingErrors } from "./branches.ts";
import type { FieldError, Form } from "./definition.ts";
import type { RawError } from "./raw-error.ts";
import type { JsonObject } from "./schema.ts";
import { messageOf } from "./validate.ts";

/** The same field, or the list of choices that it is an entry of. */
const isAbout = (raw: FieldError, { field, message }: FieldError) =>
  raw.message === message && (raw.field === field || raw.field.replace(/\.\d+$/, "") === field);

/**
 * Finds the rules behind what a form says of a body; none behind what only the form itself judges: its dates, its fields.
 * @param body what was validated
 */
export function brokenRules(form: Form, body: JsonObject): (said: FieldError) => RawError | undefined {
  const raw = form.accepts(body) ? [] : tellingErrors(form.accepts.errors ?? []);
  const named = raw.map((one) => ({ one, said: messageOf(form, one, body) }));
  return (error) => named.find(({ said }) => isAbout(said, error))?.one;
}
