/**
 * Determines which branch some data matches and whether a condition holds, for react-jsonschema-form, which asks with schemas
 * that it assembles while rendering. They are interpreted, since our content security policy forbids compiling in a browser;
 * whether a form may be sent is up to the compiled rules alone (src/engine/rules/validate.ts).
 */
import { type Schema as AnySchema, format, Validator } from "@cfworker/json-schema";
import type { RJSFSchema } from "@rjsf/utils";
import type { Form } from "../engine/define/definition.ts";

const validators = new WeakMap<object, Validator>();

function validatorFor(schema: RJSFSchema, root: RJSFSchema): Validator {
  const known = validators.get(schema);
  if (known) return known;
  // The library writes ids into the schema it is given.
  const own = structuredClone({ ...schema, definitions: { ...root.definitions, ...schema.definitions } });
  const validator = new Validator(own as AnySchema, "2019-09");
  validators.set(schema, validator);
  return validator;
}

/** Makes the interpreter use the compiled rules for formats: its own differ for some of them. */
export const judgeFormats = ({ formats }: Form): void => void Object.assign(format, formats);

/** Whether a schema accepts some data; references resolve against the form's schema. */
export function matches(schema: RJSFSchema | boolean, data: unknown, root: RJSFSchema): boolean {
  if (typeof schema === "boolean") return schema;
  if (data === undefined) return schema.type === undefined;
  // Keys with undefined values are dropped, as in the payload.
  return validatorFor(schema, root).validate(JSON.parse(JSON.stringify(data))).valid;
}
