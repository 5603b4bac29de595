/**
 * Recursive groups. react-jsonschema-form marks references to an enclosing schema, but resolves the marked ones again whenever it
 * resolves the schema around them: in a group with eight of its own kind, thousands for each that is added.
 */
import { RJSF_REF_CYCLE_KEY as mark, type RJSFSchema } from "@rjsf/utils";
import { isObject } from "../../engine/schema/schema.ts";

/** A schema in which such references are marked. */
export type Marked = RJSFSchema & { [mark]?: string | boolean };

/** A schema with each of its properties changed. */
export function withProperties(schema: Marked, change: (property: Marked, name: string) => Marked): Marked {
  const { properties } = schema;
  if (!properties) return schema;
  const changed = Object.entries(properties).map(([name, one]) => [name, isObject(one) ? change(one, name) : one]);
  return { ...schema, properties: Object.fromEntries(changed) };
}

/** A schema whose marked references are reduced to their marks, so that nothing resolves them. */
export function closed(schema: Marked): Marked {
  const { $ref, ...own } = schema;
  if ($ref !== undefined) return own[mark] ? { ...own, [mark]: $ref } : schema;
  const { items } = own;
  const inside = withProperties(schema, closed);
  return isObject(items) ? { ...inside, items: closed(items) } : inside;
}

/** The same schema with its reference restored, so that it is resolved. */
export function opened(schema: Marked): Marked {
  const { [mark]: $ref, ...own } = schema;
  return typeof $ref === "string" ? { ...own, $ref } : schema;
}

/** Whether a schema is a closed recursive group, which exists only once somebody adds it. */
export const isClosed = (schema: Marked): boolean => Boolean(schema[mark]);
