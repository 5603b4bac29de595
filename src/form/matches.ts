/**
 * Tells which branch of a form some data belong to, and whether a condition holds: asked by react-jsonschema-form while it
 * draws, of schemas that it makes up as it goes. An interpreter answers, since no policy of ours lets rules be compiled in
 * a browser; whether a form may be sent is for the compiled rules alone (src/engine/validate.ts).
 */
import { type Schema as AnySchema, format, Validator } from "@cfworker/json-schema";
import type { RJSFSchema } from "@rjsf/utils";
import type { Form } from "../engine/definition.ts";

const validators = new WeakMap<object, Validator>();

function validatorFor(schema: RJSFSchema, root: RJSFSchema): Validator {
  const known = validators.get(schema);
  if (known) return known;
  // The library writes addresses into what it is given.
  const own = structuredClone({ ...schema, definitions: { ...root.definitions, ...schema.definitions } });
  const validator = new Validator(own as AnySchema, "2019-09");
  validators.set(schema, validator);
  return validator;
}

/** Has the formats of a form judged by its compiled rules: the interpreter has a mind of its own about some of them. */
export const judgeFormats = ({ formats }: Form): void => void Object.assign(format, formats);

/** Whether a schema accepts some data; references lead into the form's schema. */
export function matches(schema: RJSFSchema | boolean, data: unknown, root: RJSFSchema): boolean {
  if (typeof schema === "boolean") return schema;
  if (data === undefined) return schema.type === undefined;
  // Keys that hold nothing are not there, as in the body that would be sent.
  return validatorFor(schema, root).validate(JSON.parse(JSON.stringify(data))).valid;
}
