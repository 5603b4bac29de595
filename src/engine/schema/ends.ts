/** The range of numbers that a schema allows. */
import type { Schema } from "./schema.ts";

/**
 * The smallest and the largest number that a schema's limits allow; infinite where it has none.
 * @param step the numbers are multiples of it; without one, the limits themselves are returned, even exclusive ones
 */
export function endsOf(schema: Schema, step = 0): [least: number, most: number] {
  const limit = (word: string, count: (steps: number) => number, none: number) => {
    const value = schema[word];
    if (typeof value !== "number") return none;
    return step ? Number((count(value / step) * step).toPrecision(15)) : value;
  };
  const [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  // Tolerance for rounding: 0.3 is three times 0.1.
  return [
    Math.max(
      limit("minimum", (steps) => Math.ceil(steps - 1e-9), low),
      limit("exclusiveMinimum", (steps) => Math.floor(steps + 1e-9) + 1, low),
    ),
    Math.min(
      limit("maximum", (steps) => Math.floor(steps + 1e-9), high),
      limit("exclusiveMaximum", (steps) => Math.ceil(steps - 1e-9) - 1, high),
    ),
  ];
}
