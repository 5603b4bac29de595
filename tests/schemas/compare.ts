/** Compares two renderings of one schema, and normalizes bodies for comparison. */
import { isDeepStrictEqual } from "node:util";
import { isObject, type Json } from "../../src/engine/schema/schema.ts";
import { type Context, type Difference, reasonOf } from "./differences.ts";
import { type Drawing, look } from "./drawing.ts";

/** The unintended differences between the two renderings. */
export function differences(stock: Drawing, ours: Drawing, context: Context, explained: Set<string>): Difference[] {
  const [theirs, own] = [look(stock), look(ours)];
  const paths = [...new Set([...theirs.keys(), ...own.keys()])];
  return paths
    .map((path): Difference => ({ path, stock: theirs.get(path), ours: own.get(path) }))
    .filter((difference) => {
      if (isDeepStrictEqual(difference.stock, difference.ours)) return false;
      const reason = reasonOf(difference, context);
      if (reason) explained.add(reason);
      return !reason;
    });
}

const isUnset = (value: Json | undefined) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0);

/**
 * A body without empty values: ours sends `""` and `[]` for them (the payload rule of design.md), stock leaves them
 * out.
 */
export function withoutUnset(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((entry) => withoutUnset(entry) ?? null);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, withoutUnset(entry as Json)] as const);
  return Object.fromEntries(entries.filter(([, entry]) => !isUnset(entry))) as Json;
}
