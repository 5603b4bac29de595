/** A constant: there is nothing to enter, so it has only a hidden control and is always sent. */
import type { Json } from "../schema/schema.ts";
import type { Kind } from "./kind.ts";

/**
 * The only value that a schema allows. `true` is an exception: the visitor has to check the box, unless it only
 * identifies a branch (`fixed`, set in the drawn schema).
 */
export function constantOf(schema: Parameters<Kind["fits"]>[0]): Json | undefined {
  if (schema.type === "null") return null;
  return schema.const === true && !schema.fixed ? undefined : schema.const;
}

/** A value as the text of a control; empty for null, since a field of the same name in another branch would read "null" as text. */
const textOf = (value: unknown): string => [value ?? []].flat().map(String).join();

/** The kind of constants. */
export const constant: Kind = {
  name: "constant",
  widgets: ["hidden"],
  fits: (schema) => constantOf(schema) !== undefined,
  read: (_texts, schema) => constantOf(schema),
  // A different value stems from a field of the same name in another branch.
  write: (value, schema) => {
    const text = textOf(constantOf(schema));
    return value === undefined || textOf(value) === text ? [text] : [];
  },
};
