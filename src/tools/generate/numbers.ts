/** Generates numbers for a schema, including its limits. */
import fc from "fast-check";
import type { Schema } from "../../engine/schema/schema.ts";
import { fitting } from "./fitting.ts";

const limit = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** The default range of numbers. */
const usual = 1000;

/** Numbers that a schema accepts. */
export function numbersFor(schema: Schema): fc.Arbitrary<number> {
  const isWhole = schema.type === "integer";
  const step = limit(schema.multipleOf) ?? (isWhole ? 1 : 0.25);
  const least = limit(schema.minimum) ?? limit(schema.exclusiveMinimum) ?? (limit(schema.maximum) ?? usual) - usual;
  const most = limit(schema.maximum) ?? limit(schema.exclusiveMaximum) ?? least + usual;
  const low = Math.ceil(least / step);
  const high = Math.max(low, Math.floor(most / step));
  // A quotient of decimals, such as 0.3 / 0.1, is not exact; twelve digits are.
  const value = (index: number) => Number((index * step).toPrecision(12));
  const inside = (number: number) =>
    number > (limit(schema.exclusiveMinimum) ?? Number.NEGATIVE_INFINITY) &&
    number < (limit(schema.exclusiveMaximum) ?? Number.POSITIVE_INFINITY);
  const edges = [low, low + 1, high - 1, high].filter((index) => index >= low && index <= high);
  const near = fc
    .oneof(
      { arbitrary: fc.integer({ min: low, max: high }), weight: 3 },
      { arbitrary: fc.constantFrom(...edges), weight: 1 },
    )
    .map(value);
  return fitting(near, inside, `a number from ${least} to ${most}`);
}
