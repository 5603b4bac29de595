/**
 * Groups that contain themselves. react-jsonschema-form marks references to what is around them, but opens the marked ones once more
 * whenever it resolves what they are in: in a group with eight of its own kind, thousands for each that is added.
 */
import { RJSF_REF_CYCLE_KEY as mark, type RJSFSchema } from "@rjsf/utils";
import stock from "@rjsf/utils/lib/createSchemaUtils.js";
import { isObject } from "../engine/schema/schema.ts";

type Marked = RJSFSchema & { [mark]?: string | boolean };

/** A schema with other properties. */
function withProperties(schema: Marked, change: (property: Marked) => Marked): Marked {
  const { properties } = schema;
  if (!properties) return schema;
  const changed = Object.entries(properties).map(([name, one]) => [name, isObject(one) ? change(one as Marked) : one]);
  return { ...schema, properties: Object.fromEntries(changed) };
}

/** A schema in which only their marks say where marked references lead. */
function closed(schema: Marked): Marked {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return withProperties(schema, closed);
  return own[mark] ? { ...own, [mark]: $ref } : schema;
}

/** The same schema with references that may be opened. */
export function opened(schema: Marked): Marked {
  const { [mark]: $ref, ...own } = schema;
  return typeof $ref === "string" ? { ...own, $ref } : withProperties(schema, opened);
}

/** What react-jsonschema-form finds out about a form's schema, with such groups closed. */
export const createSchemaUtils: typeof stock = (...given) => {
  const utils = stock(...given);
  const whole = utils.retrieveSchema.bind(utils);
  return Object.assign(utils, {
    retrieveSchema: (...asked: Parameters<typeof whole>) => closed(whole(...asked)) as ReturnType<typeof whole>,
  });
};
