/**
 * Determines which branch some data matches and whether a condition holds, for react-jsonschema-form, which asks with schemas
 * that it assembles while rendering. They are interpreted, since our content security policy forbids compiling in a browser;
 * whether a form may be sent is up to the compiled rules alone (src/engine/rules/validate.ts).
 */
import { type Schema as AnySchema, format, Validator } from "@cfworker/json-schema";
import type { RJSFSchema } from "@rjsf/utils";
import type { Form } from "../engine/define/definition.ts";
import { stepsOf } from "../engine/schema/path.ts";
import { isObject } from "../engine/schema/schema.ts";
import { tidyText } from "../engine/visit/payload.ts";

const validators = new WeakMap<object, Validator>();

function validatorFor(schema: RJSFSchema, root: RJSFSchema): Validator {
  const known = validators.get(schema);
  if (known) return known;
  // The library writes ids into the schema it is given.
  const own = structuredClone({ ...schema, definitions: root.definitions });
  const validator = new Validator(own as AnySchema, "2019-09");
  validators.set(schema, validator);
  return validator;
}

/** The last steps of paths. */
const namesIn = (paths: string[]): ReadonlySet<unknown> => new Set(paths.map((path) => stepsOf(path).at(-1)));

const isEmpty = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0);

const isHollow = (value: unknown): boolean =>
  value instanceof Object ? Object.values(value).every(isHollow) : value == null;

/**
 * Makes the interpreter judge a form's data as its receiver does: by the compiled rules for formats, since its own differ for some
 * of them, and without what is left out when it is sent. A server draws several forms side by side, so each has its own.
 * @returns whether a schema accepts some data; references resolve against the form's schema
 */
export function matchesOf({ formats, empty, lapsing: lapses = {} }: Form) {
  Object.assign(format, formats);
  // What is sent as an empty list or null, and what is left out as a whole while nothing in it is filled in.
  const blank = namesIn(Object.keys(empty).filter((path) => typeof empty[path] === "object"));
  const lapsing = namesIn(Object.keys(lapses));

  const isLeftOut = (name: string, value: unknown): boolean =>
    value === undefined || (lapsing.has(name) ? isHollow(value) : isEmpty(value) && !blank.has(name));

  /** Data as they are sent: without spaces around texts, and without what is not answered, which is null in a list. */
  function asSent(value: unknown): unknown {
    if (typeof value === "string") return tidyText(value) || undefined;
    if (Array.isArray(value)) return value.map((entry) => asSent(entry) ?? null);
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, asSent(inner)] as const);
    return Object.fromEntries(entries.filter(([key, inner]) => !isLeftOut(key, inner)));
  }

  return (schema: RJSFSchema | boolean, data: unknown, root: RJSFSchema): boolean => {
    if (typeof schema === "boolean") return schema;
    const sent = asSent(data);
    return sent === undefined ? schema.type === undefined : validatorFor(schema, root).validate(sent).valid;
  };
}
