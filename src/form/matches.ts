/**
 * Determines which branch some data matches and whether a condition holds, for react-jsonschema-form, which asks with schemas
 * that it assembles while rendering. They are interpreted, since our content security policy forbids compiling in a browser;
 * whether a form may be sent is up to the compiled rules alone (src/engine/rules/validate.ts).
 */
import { type Schema as AnySchema, format, Validator } from "@cfworker/json-schema";
import type { RJSFSchema } from "@rjsf/utils";
import type { Form } from "../engine/define/definition.ts";
import { type Follow, followIn, inPlace } from "../engine/schema/in-place.ts";
import { knownStep, ownOf, parentOf, stepsOf } from "../engine/schema/path.ts";
import { isObject, type Schema } from "../engine/schema/schema.ts";
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
export function matchesOf(form: Form) {
  const { formats, fields, empty, lapsing: lapses = {} } = form;
  Object.assign(format, formats);
  // What is sent as an empty list or null, and what is left out as a whole while nothing in it is filled in.
  const blank = namesIn(Object.keys(empty).filter((path) => typeof empty[path] === "object"));
  const lapsing = namesIn(Object.keys(lapses));
  const groups = new Map<string, Set<string>>();
  for (const path of Object.keys(fields)) {
    const names = groups.get(parentOf(path)) ?? new Set();
    groups.set(parentOf(path), names.add(stepsOf(path).at(-1) ?? ""));
  }
  const hasNulls = Object.values(empty).includes(null);

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

  /** The group that has the fields a question names and, of several, the most of the data: a question does not say of which it is. */
  function groupOf(asked: string[], sent: object): string | undefined {
    const shared = (path: string) => Object.keys(sent).filter((name) => groups.get(path)?.has(name)).length;
    const all = [...groups.keys()].filter((path) => asked.every((name) => groups.get(path)?.has(name)));
    return all.sort((one, other) => shared(other) - shared(one))[0];
  }

  /** Data with null for what a question asks about and is sent as null while it is not answered. */
  function withNulls(schema: Schema, sent: unknown, follow: Follow, around?: string): unknown {
    if (!(sent instanceof Object)) return sent;
    const parts = [...inPlace({ schema, pointer: "" }, { upTo: "asked", follow })].map((part) => part.schema);
    const asked = parts.flatMap(({ required = [], properties = {} }) => [...required, ...Object.keys(properties)]);
    const at = around ?? groupOf(asked, sent);
    if (at === undefined) return sent;
    const step = (key: string) => knownStep(form, at, key);
    const inner = Object.entries(sent).map(([key, value]) => {
      const own = (part: Schema) => (Array.isArray(sent) ? [part.items, part.contains] : [ownOf(part.properties, key)]);
      const inside = parts.flatMap(own).filter(isObject);
      return [key, inside.reduce((all, part) => withNulls(part, all, follow, step(key)), value)];
    });
    if (Array.isArray(sent)) return inner.map(([, value]) => value);
    const unset = asked.filter((name) => ownOf(empty, step(name)) === null).map((name) => [name, null]);
    return { ...Object.fromEntries(unset), ...Object.fromEntries(inner) };
  }

  return (schema: RJSFSchema | boolean, data: unknown, root: RJSFSchema): boolean => {
    if (typeof schema === "boolean") return schema;
    const sent = asSent(data);
    if (sent === undefined) return schema.type === undefined;
    const asked = hasNulls ? withNulls(schema as Schema, sent, followIn(root as Schema)) : sent;
    return validatorFor(schema, root).validate(asked).valid;
  };
}
