/**
 * react-jsonschema-form's schema utilities for rich forms, with recursive groups closed until they are opened. In a file of its
 * own, since `npm run dev` loads everything that a file imports, and flat forms have nothing to resolve.
 */
import type { RJSFSchema, SchemaUtilsType } from "@rjsf/utils";
import stock from "@rjsf/utils/lib/createSchemaUtils.js";
import { typeOf } from "../../engine/kinds/kind.ts";
import { ownOf } from "../../engine/schema/path.ts";
import { isObject, type Schema, valueIn } from "../../engine/schema/schema.ts";
import { closed, isClosed, type Marked, opened, withProperties } from "./cycles.ts";

type Utils = Pick<SchemaUtilsType, "retrieveSchema" | "getClosestMatchingOption">;

/** A resolved schema in which only those recursive groups are opened that the value contains. */
const revealed = (utils: Utils, schema: Marked, value: unknown): Marked =>
  withProperties(schema, (field, name) => {
    const held = valueIn(value, [name]);
    const shown = isClosed(field) && isObject(held) ? utils.retrieveSchema(opened(field), held) : field;
    return isObject(held) ? revealed(utils, shown, held) : field;
  });

/**
 * Whether an entry of a list must contain an entry of the same kind, and so on without end. Only recursive references are left in
 * the schema.
 */
const bringsItself = (entry: unknown): boolean => {
  if (!isObject(entry)) return false;
  const { $ref, properties = {}, items, minItems = 0 } = entry as RJSFSchema;
  if ($ref !== undefined || isClosed(entry)) return true;
  return (
    (minItems > 0 && bringsItself(items)) ||
    Object.values(properties).some((field) => isObject(field) && !isClosed(field) && bringsItself(field))
  );
};

/** A value to which defaults were added, without recursive groups that consist of defaults only, and without entries of their own
 * kind that nobody has added. */
function withoutUnasked(utils: Utils, schema: Marked, data: unknown, value: unknown): unknown {
  if (!(value instanceof Object)) return value;
  const { properties, items, anyOf, oneOf = anyOf, default: initial } = utils.retrieveSchema(schema, value);
  const given = data ?? initial;
  if (Array.isArray(value)) {
    const asked = bringsItself(items as Marked) ? value.slice(0, Array.isArray(given) ? given.length : 0) : value;
    return asked.map((one, index) => withoutUnasked(utils, Object(items), valueIn(given, [index]), one));
  }
  // The branch to which the defaults belong.
  const branch = oneOf?.[utils.getClosestMatchingOption(given, oneOf as RJSFSchema[], 0)];
  const fields = { ...properties, ...(branch && utils.retrieveSchema(branch as RJSFSchema, value).properties) };
  const kept = Object.entries(value).flatMap(([name, one]) => {
    const field = Object(ownOf(fields, name)) as Marked;
    const isAsked = !isClosed(field) || Object.hasOwn(Object(given), name) || field.default !== undefined;
    return isAsked ? [[name, withoutUnasked(utils, opened(field), valueIn(given, [name]), one)]] : [];
  });
  return Object.fromEntries(kept);
}

/**
 * A list whose entries are described only by other branches or conditions gets texts, like a list without `items`
 * (src/engine/define/settle.ts): react-jsonschema-form draws no list without a schema of its entries.
 */
const withEntries = <S extends RJSFSchema>(schema: S): S =>
  typeOf(schema as Schema) === "array" && !("items" in schema) ? { ...schema, items: texts } : schema;

const texts: RJSFSchema = { type: "string" };

/** The unresolved schema of each resolved one: react-jsonschema-form passes on only the resolved schema of a list's entries. */
const origins = new WeakMap<RJSFSchema, RJSFSchema>();

/** A schema as it was before it was resolved with data. */
export const originOf = (schema: RJSFSchema): RJSFSchema => origins.get(schema) ?? schema;

/** Creates react-jsonschema-form's schema utilities, with recursive groups closed until somebody opens them. */
export const createSchemaUtils: typeof stock = (validator, root, ...behavior) => {
  const utils = stock(validator, root, ...behavior);
  const [retrieve, withDefaults] = [utils.retrieveSchema.bind(utils), utils.getDefaultFormState.bind(utils)];
  const retrieveSchema = (...[schema, value]: Parameters<typeof retrieve>) => {
    // Branches are resolved one by one (src/form/rich/branch-field.tsx): if all are resolved at once, no reference is marked.
    const found = withEntries(retrieve(schema, value));
    // Only recursive references are left.
    const resolved = root.definitions ? (closed(found) as typeof root) : found;
    if (resolved !== schema) origins.set(resolved, schema);
    return resolved;
  };
  if (!root.definitions) return Object.assign(utils, { retrieveSchema });
  const getDefaultFormState = (...[schema, given, ...more]: Parameters<typeof withDefaults>) => {
    const shown = revealed(utils as Utils, retrieveSchema(schema, given), given) as typeof root;
    return withoutUnasked(utils as Utils, schema, given, withDefaults(shown, given, ...more));
  };
  return Object.assign(utils, { retrieveSchema, getDefaultFormState });
};
