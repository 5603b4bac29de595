/** The limits of native number controls: browsers count steps from the minimum, JSON Schema's `multipleOf` from 0. */
import { typeOf } from "../../engine/kinds/kind.ts";
import { endsOf } from "../../engine/schema/ends.ts";
import type { Schema } from "../../engine/schema/schema.ts";

/** The step between the numbers that a schema allows, and their limits, if it has any. */
export function scaleOf(schema: Schema): { min?: number; max?: number; step: number | "any" } {
  const step = Number(schema.multipleOf ?? (typeOf(schema) === "integer" ? 1 : 0));
  const [min, max] = endsOf(schema, step).map((end) => (Number.isFinite(end) ? end : undefined));
  return { min, max, step: step || "any" };
}

/**
 * The same with both limits: by default the browsers' 0 and 100, unless these leave no room or exclude a number to be shown.
 */
export function rangeOf(
  schema: Schema,
  shown: unknown = schema.default,
): { min: number; max: number; step: number | "any" } {
  const { min, max, step } = scaleOf(schema);
  const one = Number(step) || 1;
  const around = typeof shown === "number" ? 2 * shown : 0;
  const low = min ?? Math.min(max !== undefined && max <= 0 ? max - 100 * one : 0, around);
  return { min: low, max: max ?? Math.max(low + one > 100 ? low + 100 * one : 100, around), step };
}
