/**
 * What react-jsonschema-form finds out about the schema of a rich form. In a file of its own, since dev loads all that a file
 * imports, and flat forms have nothing to resolve.
 */
import type { RJSFSchema, SchemaUtilsType } from "@rjsf/utils";
import stock from "@rjsf/utils/lib/createSchemaUtils.js";
import { ownOf } from "../engine/schema/path.ts";
import { isObject, valueIn } from "../engine/schema/schema.ts";
import { closed, isClosed, type Marked, opened, withProperties } from "./cycles.ts";

type Utils = Pick<SchemaUtilsType, "retrieveSchema" | "getClosestMatchingOption">;

/** A resolved schema in which the groups that a value has are opened, and no others. */
const revealed = (utils: Utils, schema: Marked, value: unknown): Marked =>
  withProperties(schema, (field, name) => {
    const held = valueIn(value, [name]);
    const shown = isClosed(field) && isObject(held) ? utils.retrieveSchema(opened(field), held) : field;
    return isObject(held) ? revealed(utils, shown, held) : field;
  });

/** A value to which defaults were added, without groups of which there is nothing but the defaults of what is in them. */
function withoutUnasked(utils: Utils, schema: Marked, data: unknown, value: unknown): unknown {
  if (!(value instanceof Object)) return value;
  const { properties, items, anyOf, oneOf = anyOf, default: initial } = utils.retrieveSchema(schema, value);
  const given = data ?? initial;
  if (Array.isArray(value))
    return value.map((one, index) => withoutUnasked(utils, Object(items), valueIn(given, [index]), one));
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

/** What react-jsonschema-form finds out about a form's schema, with such groups closed until somebody asks for them. */
export const createSchemaUtils: typeof stock = (validator, root, ...behavior) => {
  const utils = stock(validator, root, ...behavior);
  // Only references that lead back to themselves are left.
  if (!root.definitions) return utils;
  const [retrieve, withDefaults] = [utils.retrieveSchema.bind(utils), utils.getDefaultFormState.bind(utils)];
  // Alternatives are resolved one by one (src/form/branch-field.tsx): where all are at once, no reference is marked.
  const retrieveSchema = (...[schema, value]: Parameters<typeof retrieve>) =>
    closed(retrieve(schema, value)) as typeof root;
  const getDefaultFormState = (...[schema, given, ...more]: Parameters<typeof withDefaults>) => {
    const shown = revealed(utils as Utils, retrieveSchema(schema, given), given) as typeof root;
    return withoutUnasked(utils as Utils, schema, given, withDefaults(shown, given, ...more));
  };
  return Object.assign(utils, { retrieveSchema, getDefaultFormState });
};
