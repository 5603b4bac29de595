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
  // In react-jsonschema-form, an entry whose choice was taken back is null.
  if (cleaned.length === data.length || !data.some((entry) => entry == null)) return cleaned;
  return data.filter((entry) => entry == null || cleaned.includes(entry));
}

/** What remains of a value of the same several types, which are lists and so compared by identity: it, or the new default. */
function leftOf(schema: RJSFSchema, before: RJSFSchema, value: unknown): unknown {
  const isSame = Array.isArray(schema.type) && deepEquals(schema.type, before.type);
  if (!isSame || schema.const !== undefined || schema.readOnly) return undefined;
  return [before.const, before.default].includes(value as never) ? schema.default : value;
}

/** A schema merged with everything that applies to a value, with recursive groups closed. */
const wholeOf = (validator: ValidatorType, root: RJSFSchema, one: unknown, value: unknown) =>
  closed(retrieveSchema(validator, opened(isObject(one) ? one : {}), root, value));

/**
 * A schema without the groups for which there are no data: react-jsonschema-form would clean these as well, and recursive ones
 * without end. Groups in lists are cleaned separately.
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

/** The cleaned data with the tuples and unset entries from before, and the visitor's values of fields whose types stay the same. */
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
    // Entries that only a branch of the group around them describes stay, too.
    if (Array.isArray(schema.items) || !("items" in { ...earlier, ...schema })) return cleaned ?? data;
    if (!Array.isArray(cleaned)) return cleaned;
    // react-jsonschema-form drops groups without own fields: choices between groups, and groups whose keys are yet to be named.
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
    // react-jsonschema-form considers a cleared choice missing, and restores its default.
    if (value === undefined && Object.hasOwn(data, name) && deepEquals(field, then)) return [[name, value]];
    // A required constant replaces an answer, and an empty value is no answer to a field that replaces a constant.
    const fixed = constantOf(Object(field));
    if (fixed !== undefined && schema.required?.includes(name)) return [[name, fixed]];
    if (value === null && fixed === undefined && constantOf(Object(then)) === null) return [[name, fixed]];
    // A free key with any value is described by its current type, which changes with the first answer of a branch inside.
    if (left === undefined && isNamed(field) && isNamed(then) && Object(field).type === guessType(value))
      return [[name, value]];
    const own = withLost(validator, root, field, then, left, value);
    return own === undefined ? [] : [[name, own]];
  });
  return { ...cleaned, ...Object.fromEntries(kept) };
}

let isBranch = false;

/** Runs a function that cleans the data of a branch: answers of other branches are kept by use-branches.ts. */
export function forBranch<T>(act: () => T): T {
  isBranch = true;
  try {
    return act();
  } finally {
    isBranch = false;
  }
}

/**
 * Cleans data that belonged to `before` for `next`. A restored answer may meet a further condition, which restores others;
 * react-jsonschema-form would notice that only if these have a default.
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
  // Each round restores at least one more answer, unless two answers exclude each other.
  for (let rounds = known.size; rounds > 0; rounds--) {
    const shown = retrieveSchema(validator, root, root, whole);
    const more = withHidden(known, shown, before, cleanedFor(shown) as JsonObject, data);
    if (deepEquals(more, whole)) break;
    whole = more;
  }
  return whole;
}
