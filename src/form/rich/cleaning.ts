/**
 * Cleans data when the schema around it changes. react-jsonschema-form's own implementation drops every tuple, and
 * every entry of a list of choices in which nothing is chosen yet: input would be lost as soon as a condition adds or
 * removes a field anywhere in the form.
 */
import { deepEquals, guessType, type RJSFSchema, retrieveSchema, type ValidatorType } from "@rjsf/utils";
import sanitize from "@rjsf/utils/lib/schema/sanitizeDataForNewSchema.js";
import { constantOf } from "../../engine/kinds/constant.ts";
import { ownOf } from "../../engine/schema/path.ts";
import { isObject, type JsonObject } from "../../engine/schema/schema.ts";
import { isNamed } from "../stand-ins/merge-schemas.ts";
import { closed, isClosed, opened, withProperties } from "./cycles.ts";
import { hiddenIn, withHidden } from "./hidden.ts";

/** Restores entries that a limit has cut off: having too many is for validation to report. */
function withSurplus(cleaned: unknown[], data: unknown[], most: unknown): unknown[] {
  const there = data.filter((entry) => entry !== undefined);
  return cleaned.length === most ? [...cleaned, ...there.slice(most)] : cleaned;
}

/** The remaining entries, including those in which nothing has been chosen yet. */
function withUnset(cleaned: unknown[], data: unknown[]): unknown[] {
  // One that is taken back is null (react-jsonschema-form).
  if (cleaned.length === data.length || !data.some((entry) => entry == null)) return cleaned;
  return data.filter((entry) => entry == null || cleaned.includes(entry));
}

/** What stays under a list of the same types, which are compared by identity: the visitor's own, or the default of now. */
function leftOf(schema: RJSFSchema, before: RJSFSchema, value: unknown): unknown {
  const isSame = Array.isArray(schema.type) && deepEquals(schema.type, before.type);
  if (!isSame || schema.const !== undefined || schema.readOnly) return undefined;
  return [before.const, before.default].includes(value as never) ? schema.default : value;
}

/** A schema with all that applies to a value, with groups that contain themselves closed. */
const wholeOf = (validator: ValidatorType, root: RJSFSchema, one: unknown, value: unknown) =>
  closed(retrieveSchema(validator, opened(isObject(one) ? one : {}), root, value));

/**
 * A schema as far as there are data: react-jsonschema-form cleans groups without any as well, and those that contain themselves
 * without end. Groups in lists are cleaned apart.
 */
function reached(validator: ValidatorType, root: RJSFSchema, schema: RJSFSchema, data: unknown): RJSFSchema {
  const { items } = schema;
  if (Array.isArray(data) && isObject(items) && wholeOf(validator, root, items, data).type === "object")
    return { ...schema, items: { type: "object" } };
  return withProperties(closed(schema), (field, name) => {
    const value = isObject(data) ? ownOf(data, name) : undefined;
    if (isClosed(field) && value === undefined) return field;
    return reached(validator, root, wholeOf(validator, root, field, value), value);
  });
}

/** The data as react-jsonschema-form cleans them. */
function sanitized(validator: ValidatorType, root: RJSFSchema, next: unknown, before: unknown, data: unknown): unknown {
  const [to, from] = [next, before].map((one) =>
    isObject(one) ? reached(validator, root, one as RJSFSchema, data) : (one as undefined),
  );
  return sanitize(validator, root, to, from, data);
}

/** The cleaned data, with the tuples and unset entries that it had before, and the visitor's values of fields of the same types. */
function withLost(
  validator: ValidatorType,
  root: RJSFSchema,
  given: unknown,
  before: unknown,
  cleaned: unknown,
  data: unknown,
): unknown {
  if (!isObject(given) || data === undefined) return cleaned;
  const whole = (one: unknown, value = data) => wholeOf(validator, root, one, value);
  const [schema, earlier] = [whole(given), whole(before)];
  const stays = cleaned === undefined ? leftOf(schema, earlier, data) : undefined;
  if (stays !== undefined) return stays;
  if (Array.isArray(data)) {
    // Entries of which only a branch of the group around them says what they are stay as well.
    if (Array.isArray(schema.items) || !("items" in { ...earlier, ...schema })) return cleaned ?? data;
    if (!Array.isArray(cleaned)) return cleaned;
    // Of groups it drops those without fields of their own: choices between others, and those in which no key is named yet.
    const alone = (entry: unknown) =>
      sanitized(validator, root, whole(schema.items, entry), whole(earlier.items, entry), entry) ?? entry;
    const entries =
      whole(schema.items).type === "object"
        ? data.map(alone)
        : withUnset(withSurplus(cleaned, data, schema.maxItems), data);
    return entries.map((entry, index) => withLost(validator, root, schema.items, earlier.items, entry, data[index]));
  }
  if (!isObject(data) || !isObject(cleaned)) return cleaned;
  const kept = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, unknown][] => {
    const [then, left, value] = [ownOf(earlier.properties, name), ownOf(cleaned, name), ownOf(data, name)];
    // It takes a choice that was cleared for one that there is not, and brings its default back.
    if (value === undefined && Object.hasOwn(data, name) && deepEquals(field, then)) return [[name, value]];
    // An answer gives way to the constant that is required, and nothing is no answer where a field takes its place.
    const fixed = constantOf(Object(field));
    if (fixed !== undefined && schema.required?.includes(name)) return [[name, fixed]];
    if (value === null && fixed === undefined && constantOf(Object(then)) === null) return [[name, fixed]];
    // What may be any value is described by what it is: with the first answer of a branch inside such a group, by another type.
    if (left === undefined && isNamed(field) && isNamed(then) && Object(field).type === guessType(value))
      return [[name, value]];
    const own = withLost(validator, root, field, then, left, value);
    return own === undefined ? [] : [[name, own]];
  });
  return { ...cleaned, ...Object.fromEntries(kept) };
}

let isBranch = false;

/** Does something for the data of one branch, which keeps what was answered in others itself. */
export function forBranch<T>(act: () => T): T {
  isBranch = true;
  try {
    return act();
  } finally {
    isBranch = false;
  }
}

/**
 * Cleans data that belonged to `before` for `next`. An answer that comes back may meet a further condition, which brings others: of
 * these react-jsonschema-form hears only where a default comes with them.
 */
export default function sanitizeDataForNewSchema(
  validator: ValidatorType,
  root: RJSFSchema,
  next?: RJSFSchema,
  before?: RJSFSchema,
  data?: unknown,
): unknown {
  const cleanedFor = (schema?: RJSFSchema) =>
    withLost(validator, root, schema, before, sanitized(validator, root, schema, before, data), data);
  const cleaned = cleanedFor(next);
  if (isBranch || !isObject(next) || !isObject(before) || !isObject(data) || !isObject(cleaned)) return cleaned;
  const known = hiddenIn(validator);
  let whole = withHidden(known, next, before, cleaned, data);
  // Each round brings another answer, unless two of them take turns.
  for (let rounds = known.size; rounds > 0; rounds--) {
    const shown = retrieveSchema(validator, root, root, whole);
    const more = withHidden(known, shown, before, cleanedFor(shown) as JsonObject, data);
    if (deepEquals(more, whole)) break;
    whole = more;
  }
  return whole;
}
