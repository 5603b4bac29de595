/**
 * Stands in for how react-jsonschema-form finds the alternative that a value is closest to: the original goes into groups that
 * contain themselves without end, also where there is none of them. Discriminators are constants here (src/engine/schema/dialect.ts).
 */
import { guessType, type RJSFSchema, type ValidatorType } from "@rjsf/utils";
import getFirstMatchingOption from "@rjsf/utils/lib/schema/getFirstMatchingOption.js";
import retrieveSchema, { resolveAllReferences } from "@rjsf/utils/lib/schema/retrieveSchema.js";
import { isObject, valueIn } from "../../engine/schema/schema.ts";
import { opened } from "../cycles.ts";

/** Points for a field: for a value of its type, with its constant, and for what a group has of its own fields. */
function pointsOf(validator: ValidatorType, root: RJSFSchema, schema: RJSFSchema, value: unknown): number {
  const field = opened(schema);
  const { $ref, type, anyOf, oneOf = anyOf, default: initial, const: fixed } = field;
  const inside = (one: RJSFSchema) => score(validator, root, one, value);
  if ($ref !== undefined) return value ? inside(retrieveSchema(validator, field, root, value)) : 0;
  if (oneOf && value) return closest(validator, root, value, oneOf as RJSFSchema[]);
  if (type === "object") return inside(field) + (value instanceof Object ? 1 : 0);
  if (type !== guessType(value)) return 0;
  const wanted = initial || fixed;
  return wanted ? 2 * Number(value === wanted) : 1;
}

/** How much of a schema a value has. */
function score(validator: ValidatorType, root: RJSFSchema, { properties, type }: RJSFSchema, value: unknown): number {
  if (!properties) return Number(type === guessType(value));
  return Object.entries(properties).reduce(
    (sum, [name, field]) =>
      isObject(field) ? sum + pointsOf(validator, root, field as RJSFSchema, valueIn(value, [name])) : sum,
    0,
  );
}

/**
 * The index of the alternative that a value is closest to: of those that it satisfies, or of all if it satisfies none.
 * @param selected the one to stay with if all are as close
 */
export default function closest(
  validator: ValidatorType,
  root: RJSFSchema,
  value: unknown,
  options: RJSFSchema[],
  selected = -1,
): number {
  const all = options.map((option) => resolveAllReferences(option, root, []));
  const fits = (option: RJSFSchema) => getFirstMatchingOption(validator, value, [{ not: {} }, option], root) === 1;
  const valid = [...all.keys()].filter((index) => fits(all[index] ?? {}));
  if (valid.length === 1) return valid[0] ?? selected;
  const compared = valid.length > 0 ? valid : [...all.keys()];
  const scores = compared.map((index) => score(validator, root, all[index] ?? {}, value));
  const best = Math.max(0, ...scores);
  const isSame = new Set(scores).size === 1 && selected >= 0;
  return isSame || best === 0 ? selected : (compared[scores.indexOf(best)] ?? selected);
}
