/** Checks for rules that contradict each other: nothing could ever keep them. */
import type { Schema } from "../schema.ts";
import { type Check, quote } from "./problem.ts";

/** Pairs of rules of which the first must not be above the second. */
const pairs: [low: string, high: string][] = [
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minContains", "maxContains"],
  ["minimum", "maximum"],
];

/** Pairs that must not even be equal. */
const strict: [low: string, high: string][] = [
  ["exclusiveMinimum", "maximum"],
  ["minimum", "exclusiveMaximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
];

const crossed = (schema: Schema) => (low: string, high: string, isStrict: boolean) => {
  const [least, most] = [schema[low], schema[high]];
  return typeof least === "number" && typeof most === "number" && (isStrict ? least >= most : least > most);
};

/** Steps that all fall outside the limits; what is exclusive is left to the rules themselves. */
function isStepless({ multipleOf: step, minimum: least, maximum: most }: Schema): boolean {
  if (typeof step !== "number" || typeof least !== "number" || typeof most !== "number" || least > most) return false;
  // A count of steps that is a whole number but for the last bit is one: 0.3 is three times 0.1.
  return Math.ceil(least / step - 1e-9) > Math.floor(most / step + 1e-9);
}

/** Limits that leave nothing between them. */
export const checkRanges: Check = (schema, { file, path, resolved }) => {
  if (![...pairs, ...strict].flat().some((word) => word in schema)) return [];
  const whole = resolved();
  if (isStepless(whole))
    return [
      {
        file,
        path: "multipleOf" in schema ? `${path}/multipleOf` : path,
        expected: `a multiple of it from ${whole.minimum} to ${whole.maximum}`,
        found: `${whole.multipleOf}: no number can keep all three`,
        fix: "change the limits, or the step",
      },
    ];
  const isCrossed = crossed(whole);
  const found = [
    ...pairs.filter(([low, high]) => isCrossed(low, high, false)),
    ...strict.filter(([low, high]) => isCrossed(low, high, true)),
  ];
  return found.map(([low, high]) => ({
    file,
    path: `${path}/${low in schema ? low : high}`,
    expected: `"${low}" below "${high}", which is ${whole[high]}`,
    found: `${quote(whole[low])}: no value can keep both`,
    fix: "change one of the two",
  }));
};
