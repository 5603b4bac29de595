/** A fixed value: nothing to enter, so it has no control and is always sent. */
import type { Json } from "../schema.ts";
import type { Kind } from "./kind.ts";

/**
 * The value of a schema that allows just one. True is the exception: a box that must be ticked is for the visitor to tick,
 * unless it only tells branches apart (`fixed`, set in the schema that is drawn).
 */
export function constantOf(schema: Parameters<Kind["fits"]>[0]): Json | undefined {
  if (schema.type === "null") return null;
  return schema.const === true && !schema.fixed ? undefined : schema.const;
}

/** The kind. */
export const constant: Kind = {
  name: "constant",
  widgets: ["hidden"],
  fits: (schema) => constantOf(schema) !== undefined,
  read: (_texts, schema) => constantOf(schema),
  write: () => [],
};
