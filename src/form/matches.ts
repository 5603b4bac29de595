/**
 * Determines which branch some data matches and whether a condition holds, for react-jsonschema-form, which asks with schemas
 * that it assembles while rendering. They are interpreted, since our content security policy forbids compiling in a browser;
 * whether a form may be sent is up to the compiled rules alone (src/engine/rules/validate.ts).
 */
import { type Schema as AnySchema, format, Validator } from "@cfworker/json-schema";
import type { RJSFSchema } from "@rjsf/utils";
import type { Form } from "../engine/define/definition.ts";
import { isObject } from "../engine/schema/schema.ts";
import { tidyText } from "../engine/visit/payload.ts";

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

/** Data as they are sent: without spaces around texts, and without what is not answered, which is null in a list. */
function asSent(value: unknown): unknown {
  if (typeof value === "string") return tidyText(value) || undefined;
  if (Array.isArray(value)) return value.map((entry) => asSent(entry) ?? null);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, asSent(inner)]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/** Whether a schema accepts some data; references resolve against the form's schema. */
export function matches(schema: RJSFSchema | boolean, data: unknown, root: RJSFSchema): boolean {
  if (typeof schema === "boolean") return schema;
  const sent = asSent(data);
  return sent === undefined ? schema.type === undefined : validatorFor(schema, root).validate(sent).valid;
}
