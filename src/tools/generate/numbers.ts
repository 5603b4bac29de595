/** Generates numbers for a schema, including its limits. */
import fc from "fast-check";
import type { Schema } from "../../engine/schema/schema.ts";
import { fitting } from "./fitting.ts";

const limit = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** The default range of numbers. */
const usual = 1000;

/** A step with room between two limits: a quarter, or as small a power of ten as a narrower range needs. */
const stepWithin = (least: number, most: number): number =>
  most > least ? Math.min(0.25, 10 ** Math.floor(Math.log10((most - least) / 4))) : Math.abs(least) || 1;

/** Numbers that a schema accepts. */
export function numbersFor(schema: Schema): fc.Arbitrary<number> {
  const isWhole = schema.type === "integer";
  const least = limit(schema.minimum) ?? limit(schema.exclusiveMinimum) ?? (limit(schema.maximum) ?? usual) - usual;
  const most = limit(schema.maximum) ?? limit(schema.exclusiveMaximum) ?? least + usual;
  const step = limit(schema.multipleOf) ?? (isWhole ? 1 : stepWithin(least, most));
  const low = Math.ceil(least / step);
  const high = Math.max(low, Math.floor(most / step));
  // A product of decimals, such as 3 * 0.1, is not exact; twelve digits are. Whole numbers may have more.
  const value = (index: number) => (Number.isInteger(step) ? index * step : Number((index * step).toPrecision(12)));
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
