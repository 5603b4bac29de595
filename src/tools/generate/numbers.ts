/** Generates numbers for a schema, including its limits. */
import fc from "fast-check";
import type { Schema } from "../../engine/schema/schema.ts";
import { decimal } from "../fixtures/edits.ts";
import { fitting } from "./fitting.ts";

const limit = (value: unknown, none: number): number => (typeof value === "number" ? value : none);

/** The default range of numbers. */
const usual = 1000;

/** A step that fits between two limits: a quarter, or for a narrow range a sufficiently small power of ten. */
const stepWithin = (least: number, most: number): number =>
  most > least ? Math.min(0.25, 10 ** Math.floor(Math.log10((most - least) / 4))) : Math.abs(least) || 1;

/** The most steps from zero that are taken at random: in a wider range, such as 64 bits, the limits are generated, too. */
const furthest = 2 ** 50;

/** Numbers that a schema accepts. */
export function numbersFor(schema: Schema): fc.Arbitrary<number> {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf, type } = schema;
  const [above, below] = [limit(exclusiveMinimum, -Infinity), limit(exclusiveMaximum, Infinity)];
  const [from, to] = [Math.max(limit(minimum, -Infinity), above), Math.min(limit(maximum, Infinity), below)];
  const least = Number.isFinite(from) ? from : Math.min(to, usual) - usual;
  const most = Number.isFinite(to) ? to : least + usual;
  const step = limit(multipleOf, type === "integer" ? 1 : stepWithin(least, most));
  const low = Math.ceil(decimal(least / step));
  const high = Math.max(low, Math.floor(decimal(most / step)));
  const edges = [low, low + 1, high - 1, high].filter((index) => index >= low && index <= high);
  const [start, end] = [Math.max(low, -furthest), Math.min(high, furthest)];
  const near = fc
    .oneof(...(start <= end ? [{ arbitrary: fc.integer({ min: start, max: end }), weight: 3 }] : []), {
      arbitrary: fc.constantFrom(...edges),
      weight: 1,
    })
    .map((index) => decimal(index * step));
  const fits = (number: number) => number > above && number < below && Number.isFinite(number);
  return fitting(near, fits, `a number from ${least} to ${most}`);
}
