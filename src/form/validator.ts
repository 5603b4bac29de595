/** Connects react-jsonschema-form to the engine: the same rules run in the browser, the receiver and the tests. */
import type { ErrorSchema, RJSFValidationError } from "@rjsf/utils";
import type { FieldError } from "../engine/define/definition.ts";
import { validate } from "../engine/rules/validate.ts";
import { localDay } from "../engine/schema/dates.ts";
import { pathOf, stepsOf } from "../engine/schema/path.ts";
import type { JsonObject } from "../engine/schema/schema.ts";
import type { FormContext } from "./context.ts";
import type { RichParts } from "./rich/rich-parts.ts";
import type { FormValidator } from "./stand-ins/schema-utils.ts";

interface ErrorNode {
  __errors?: string[];
  [name: string]: ErrorNode | string[] | undefined;
}

/** Converts errors by field to the nested shape that templates receive. */
export function nest(errors: FieldError[]): ErrorSchema {
  const root: ErrorNode = Object.create(null);
  for (const { field, message } of errors) {
    let node = root;
    for (const part of stepsOf(field)) {
      node[part] ??= Object.create(null);
      node = node[part] as ErrorNode;
    }
    node.__errors ??= [message];
  }
  return root as ErrorSchema;
}

const listed = ({ field, message }: FieldError): RJSFValidationError => ({
  property: field,
  message,
  stack: message,
});

/** Converts the nested shape back to errors by field. */
export function unnested(node: ErrorSchema | undefined, steps: string[] = []): FieldError[] {
  return Object.entries((node ?? {}) as ErrorNode).flatMap(([key, inner]) => {
    if (Array.isArray(inner)) return inner.slice(0, 1).map((message) => ({ field: pathOf(steps), message }));
    return unnested(inner as ErrorSchema | undefined, [...steps, key]);
  });
}

/** The field errors that react-jsonschema-form reports to the host. */
export const fieldErrors = (errors: RJSFValidationError[]): FieldError[] =>
  errors.map(({ property = "", message = "" }) => ({ field: property, message }));

/**
 * The validator of a form.
 * @param rich the rich parts, if loaded; a flat form is never asked about subschemas
 */
export function validatorOf(
  context: Pick<FormContext, "form" | "payload" | "steps" | "choosers">,
  rich?: Pick<RichParts, "createSchemaUtils" | "matches" | "errorsOf">,
): FormValidator {
  const errorsOf = (data: unknown) => {
    const body = context.payload((data ?? {}) as JsonObject);
    const found = rich?.errorsOf(context, data, body) ?? validate(context.form, body, localDay(new Date()));
    return found.filter(({ field }) => context.steps?.includes(field) ?? true);
  };
  // Only what precompiles schemas asks for raw validation.
  const asked: Omit<FormValidator, "rawValidation"> = {
    validateFormData(data) {
      const errors = errorsOf(data);
      return { errors: errors.map(listed), errorSchema: nest(errors) };
    },
    createSchemaUtils: rich?.createSchemaUtils,
    isValid: (schema, data, root) => rich?.matches(schema, data, root) ?? true,
  };
  return asked as FormValidator;
}
