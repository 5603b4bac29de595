/**
 * Groups that contain themselves. react-jsonschema-form marks references to what is around them, but opens the marked ones once more
 * whenever it resolves what they are in: in a group with eight of its own kind, thousands for each that is added.
 */
import { RJSF_REF_CYCLE_KEY as mark, type RJSFSchema } from "@rjsf/utils";
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

/** Resolves a schema for a value. */
type Whole = (schema: Marked, value: unknown) => Marked;

/** A resolved schema in which the groups that a value has are opened, and no others. */
const revealed = (schema: Marked, value: unknown, whole: Whole): Marked =>
  withProperties(schema, (field, name) => {
    const held = valueIn(value, [name]);
    return isObject(held) ? revealed(isClosed(field) ? whole(opened(field), held) : field, held, whole) : field;
  });

/** A value to which defaults were added, without groups of which there is nothing but the defaults of what is in them. */
function withoutUnasked(schema: Marked, given: unknown, value: unknown, whole: Whole): unknown {
  if (!(value instanceof Object)) return value;
  const { properties = {}, items } = whole(schema, value);
  if (Array.isArray(value))
    return value.map((one, index) => withoutUnasked(Object(items), valueIn(given, [index]), one, whole));
  const kept = Object.entries(value).flatMap(([name, one]) => {
    const field = Object(ownOf(properties, name)) as Marked;
    const isAsked = !isClosed(field) || Object.hasOwn(Object(given), name) || field.default !== undefined;
    return isAsked ? [[name, withoutUnasked(opened(field), valueIn(given, [name]), one, whole)]] : [];
  });
  return Object.fromEntries(kept);
}

/** What react-jsonschema-form finds out about a form's schema, with such groups closed until somebody asks for them. */
export const createSchemaUtils: typeof stock = (validator, root, ...behavior) => {
  const utils = stock(validator, root, ...behavior);
  // Only references that lead back to themselves are left.
  if (!root.definitions) return utils;
  const [retrieve, withDefaults] = [utils.retrieveSchema.bind(utils), utils.getDefaultFormState.bind(utils)];
  const retrieveSchema = (...asked: Parameters<typeof retrieve>) => closed(retrieve(...asked)) as typeof root;
  const whole = retrieveSchema as Whole;
  const getDefaultFormState = (...[schema, given, ...more]: Parameters<typeof withDefaults>) => {
    const value = withDefaults(revealed(whole(schema, given), given, whole) as typeof root, given, ...more);
    return withoutUnasked(schema, given, value, whole);
  };
  return Object.assign(utils, { retrieveSchema, getDefaultFormState });
};
