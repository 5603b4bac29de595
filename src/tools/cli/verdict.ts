/** Validates bodies from outside: the messages that a visitor would see, each with the rule that failed. */

import type { FieldError, Form } from "../../engine/define/definition.ts";
import type { RuleFailure } from "../../engine/own/rules.ts";
import { brokenRules } from "../../engine/rules/broken-rule.ts";
import { judge } from "../../engine/rules/judge.ts";
import { validate } from "../../engine/rules/validate.ts";
import { localDay } from "../../engine/schema/dates.ts";
import { knownPath } from "../../engine/schema/path.ts";
import type { RawError } from "../../engine/schema/raw-error.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import { normalize } from "../../engine/visit/payload.ts";
import type { Read } from "./bodies.ts";

/** A failed rule: the field, its message, and the keyword of the schema. */
export interface RuleError extends FieldError {
  rule: string;
}

/** The keyword behind a message; errors without one are about minimum dates or unknown fields. */
function ruleOf(form: Form, raw: RawError | undefined, { field }: FieldError): string {
  if (raw) return raw.params.missingProperty === undefined ? raw.keyword : "required";
  return form.dateMinimums.includes(knownPath(form, field)) ? "dateMinimum" : "additionalProperties";
}

/** The rules that a body breaks, and the form's own rules that threw. */
interface Verdict {
  errors: RuleError[];
  failed: readonly RuleFailure[];
}

/** Creates the validator for bodies of one form. A body without `formName` is assumed to belong to it. */
export function bodyValidatorOf(form: Form): (read: Read) => Verdict {
  const today = localDay(new Date());
  return (read) => {
    if ("fault" in read) return { errors: [{ field: "", message: read.fault, rule: "json" }], failed: [] };
    const { formName = form.formName } = read.body;
    if (formName !== form.formName)
      return {
        errors: [{ field: "formName", message: `formName must be ${form.formName}`, rule: "const" }],
        failed: [],
      };
    const body: JsonObject = normalize(form, { ...read.body, formName });
    const judged = judge(form, body);
    const errors = validate(form, body, today, judged);
    const behind = brokenRules(form, body, judged);
    return {
      errors: errors.map((error) => ({ ...error, rule: ruleOf(form, behind(error), error) })),
      failed: judged.failed ?? [],
    };
  };
}
