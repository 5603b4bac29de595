/**
 * What react-jsonschema-form finds out about the schema of a rich form. In a file of its own, since dev loads all that a file
 * imports, and flat forms have nothing to resolve.
 */
import type { RJSFSchema, SchemaUtilsType } from "@rjsf/utils";
import stock from "@rjsf/utils/lib/createSchemaUtils.js";
import { typeOf } from "../../engine/kinds/kind.ts";
import { ownOf } from "../../engine/schema/path.ts";
import { isObject, type Schema, valueIn } from "../../engine/schema/schema.ts";
import { closed, isClosed, type Marked, opened, withProperties } from "./cycles.ts";

type Utils = Pick<SchemaUtilsType, "retrieveSchema" | "getClosestMatchingOption">;

/** A resolved schema in which the groups that a value has are opened, and no others. */
const revealed = (utils: Utils, schema: Marked, value: unknown): Marked =>
  withProperties(schema, (field, name) => {
    const held = valueIn(value, [name]);
    const shown = isClosed(field) && isObject(held) ? utils.retrieveSchema(opened(field), held) : field;
    return isObject(held) ? revealed(utils, shown, held) : field;
  });

/**
 * Whether an entry of a list has at least one entry of the same kind, and that as well. Only references that lead back to
 * themselves are left.
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

/** A value to which defaults were added, without groups of which there is nothing but the defaults of what is in them, and
 * without entries of their own kind that nobody has added. */
function withoutUnasked(utils: Utils, schema: Marked, data: unknown, value: unknown): unknown {
  if (!(value instanceof Object)) return value;
  const { properties, items, anyOf, oneOf = anyOf, default: initial } = utils.retrieveSchema(schema, value);
  const given = data ?? initial;
  if (Array.isArray(value)) {
    const asked = bringsItself(items as Marked) ? value.slice(0, Array.isArray(given) ? given.length : 0) : value;
    return asked.map((one, index) => withoutUnasked(utils, Object(items), valueIn(given, [index]), one));
  }
  // The alternative that the defaults are of.
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
 * A list whose entries only other branches or conditions say more of has texts, as one that nothing does (src/engine/define/settle.ts):
 * react-jsonschema-form draws no list without a schema of its entries.
 */
const withEntries = <S extends RJSFSchema>(schema: S): S =>
  typeOf(schema as Schema) === "array" && !("items" in schema) ? { ...schema, items: texts } : schema;

const texts: RJSFSchema = { type: "string" };

/** The schemas that others were resolved from: react-jsonschema-form hands on those of the entries of a list resolved. */
const origins = new WeakMap<RJSFSchema, RJSFSchema>();

/** A schema as it was before it was resolved with some data. */
export const originOf = (schema: RJSFSchema): RJSFSchema => origins.get(schema) ?? schema;

/** What react-jsonschema-form finds out about a form's schema, with such groups closed until somebody asks for them. */
export const createSchemaUtils: typeof stock = (validator, root, ...behavior) => {
  const utils = stock(validator, root, ...behavior);
  const [retrieve, withDefaults] = [utils.retrieveSchema.bind(utils), utils.getDefaultFormState.bind(utils)];
  const retrieveSchema = (...[schema, value]: Parameters<typeof retrieve>) => {
    // Alternatives are resolved one by one (src/form/rich/branch-field.tsx): where all are at once, no reference is marked.
    const found = withEntries(retrieve(schema, value));
    // Only references that lead back to themselves are left.
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
