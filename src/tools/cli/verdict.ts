/** What a form says of a body that somebody hands in: the sentences a prospect sees, each with the rule it is about. */
import { localDay } from "../../engine/dates.ts";
import type { FieldError, Form } from "../../engine/definition.ts";
import { normalize } from "../../engine/payload.ts";
import type { JsonObject } from "../../engine/schema.ts";
import { validate } from "../../engine/validate.ts";
import { starred } from "../fixtures/path.ts";
import type { Read } from "./bodies.ts";

/** A broken rule: the field, its sentence, and the keyword of the schema. */
export interface RuleError extends FieldError {
  rule: string;
}

/** The rule that a sentence belongs to; of several with the same words, one that the body breaks. */
function ruleOf(form: Form, { field, message }: FieldError): string {
  const path = starred(field);
  const sentences = [form.sentences[path], form.sentences[`${path}.*`]];
  const rules = sentences.flatMap((known) =>
    Object.entries(known ?? {})
      .filter(([, sentence]) => sentence === message)
      .map(([rule]) => rule),
  );
  const broken = new Set((form.accepts.errors ?? []).map(({ keyword }) => keyword));
  return rules.find((rule) => broken.has(rule)) ?? rules[0] ?? "additionalProperties";
}

/** Validates bodies of one form. A body without a `formName` is taken to be this form's. */
export function bodyValidatorOf(form: Form): (read: Read) => RuleError[] {
  const today = localDay(new Date());
  return (read) => {
    if ("fault" in read) return [{ field: "", message: read.fault, rule: "json" }];
    const { formName = form.formName } = read.body;
    if (formName !== form.formName)
      return [{ field: "formName", message: `formName must be ${form.formName}`, rule: "const" }];
    const body: JsonObject = normalize(form, { ...read.body, formName });
    return validate(form, body, today).map((error) => ({ ...error, rule: ruleOf(form, error) }));
  };
}
