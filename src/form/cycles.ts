/**
 * Groups that contain themselves. react-jsonschema-form marks references to what is around them, but opens the marked ones once more
 * whenever it resolves what they are in: in a group with eight of its own kind, thousands for each that is added.
 */
import { RJSF_REF_CYCLE_KEY as mark, type RJSFSchema, type SchemaUtilsType } from "@rjsf/utils";
import stock from "@rjsf/utils/lib/createSchemaUtils.js";
import { ownOf } from "../engine/schema/path.ts";
import { isObject, valueIn } from "../engine/schema/schema.ts";

type Marked = RJSFSchema & { [mark]?: string | boolean };

/** A schema with other properties. */
export function withProperties(schema: Marked, change: (property: Marked, name: string) => Marked): Marked {
  const { properties } = schema;
  if (!properties) return schema;
  const changed = Object.entries(properties).map(([name, one]) => [
    name,
    isObject(one) ? change(one as Marked, name) : one,
  ]);
  return { ...schema, properties: Object.fromEntries(changed) };
}

/** A schema in which only their marks say where marked references lead. */
export function closed(schema: Marked): Marked {
  const { $ref, ...own } = schema;
  if ($ref !== undefined) return own[mark] ? { ...own, [mark]: $ref } : schema;
  const { items } = own;
  const inside = withProperties(schema, closed);
  return isObject(items) ? { ...inside, items: closed(items as Marked) } : inside;
}

/** The same schema with a reference that may be opened. */
export function opened(schema: Marked): Marked {
  const { [mark]: $ref, ...own } = schema;
  return typeof $ref === "string" ? { ...own, $ref } : schema;
}

/** Whether a schema is that of a group which is there only when somebody asks for it. */
export const isClosed = (schema: Marked): boolean => Boolean(schema[mark]);

type Utils = Pick<SchemaUtilsType, "retrieveSchema" | "getClosestMatchingOption">;

/** A resolved schema in which the groups that a value has are opened, and no others. */
const revealed = (utils: Utils, schema: Marked, value: unknown): Marked =>
  withProperties(schema, (field, name) => {
    const held = valueIn(value, [name]);
    const shown = isClosed(field) && isObject(held) ? utils.retrieveSchema(opened(field), held) : field;
    return isObject(held) ? revealed(utils, shown, held) : field;
  });

/** A value to which defaults were added, without groups of which there is nothing but the defaults of what is in them. */
function withoutUnasked(utils: Utils, schema: Marked, given: unknown, value: unknown): unknown {
  if (!(value instanceof Object)) return value;
  const { properties, items, anyOf, oneOf = anyOf, default: initial } = utils.retrieveSchema(schema, value);
  if (Array.isArray(value))
    return value.map((one, index) => withoutUnasked(utils, Object(items), valueIn(given, [index]), one));
  // The alternative that the defaults are of.
  const branch = oneOf?.[utils.getClosestMatchingOption(given ?? initial, oneOf as RJSFSchema[], 0)];
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
