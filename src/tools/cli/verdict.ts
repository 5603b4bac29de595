/** What a form says of a body that somebody hands in: the sentences a prospect sees, each with the rule it is about. */
import { brokenRules } from "../../engine/broken-rule.ts";
import { localDay } from "../../engine/dates.ts";
import type { FieldError, Form } from "../../engine/definition.ts";
import { normalize } from "../../engine/payload.ts";
import type { RawError } from "../../engine/raw-error.ts";
import type { JsonObject } from "../../engine/schema.ts";
import { validate } from "../../engine/validate.ts";
import { starred } from "../fixtures/path.ts";
import type { Read } from "./bodies.ts";

/** A broken rule: the field, its sentence, and the keyword of the schema. */
export interface RuleError extends FieldError {
  rule: string;
}

/** The keyword behind a sentence: what is missing is required; what no rule says is about days, or about fields there are. */
function ruleOf(form: Form, raw: RawError | undefined, { field }: FieldError): string {
  if (raw) return raw.params.missingProperty === undefined ? raw.keyword : "required";
  return form.dateMinimums.includes(starred(field)) ? "dateMinimum" : "additionalProperties";
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
    const errors = validate(form, body, today);
    const behind = brokenRules(form, body);
    return errors.map((error) => ({ ...error, rule: ruleOf(form, behind(error), error) }));
  };
}
