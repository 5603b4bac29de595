/**
 * Replaces react-jsonschema-form's search for the branch that a value is closest to: the original descends into recursive groups
 * without end, even if the data have none, and scores the same value again for each branch around it. Discriminators are constants
 * here (src/engine/schema/dialect.ts).
 */
import { guessType, type RJSFSchema, type ValidatorType } from "@rjsf/utils";
import retrieveSchema, { resolveAllReferences } from "@rjsf/utils/lib/schema/retrieveSchema.js";
import { isObject, valueIn } from "../../engine/schema/schema.ts";
import { opened } from "../rich/cycles.ts";

/** The context of a search, with a cache of the scores of each value for a reference or a choice. */
interface Asking {
  validator: ValidatorType;
  root: RJSFSchema;
  points: Map<unknown, Map<unknown, number>>;
}

/** A branch, and a schema that tests whether a value fits it: an incomplete one may, one without any of its fields may not. */
interface Alternative {
  whole: RJSFSchema;
  question: RJSFSchema;
}

const alternatives = new WeakMap<RJSFSchema, WeakMap<RJSFSchema, Alternative>>();

function alternativeOf(root: RJSFSchema, option: RJSFSchema): Alternative {
  // A branch may be `true` or `false`.
  if (!isObject(option)) return { whole: option, question: option };
  const all = alternatives.get(root) ?? new WeakMap<RJSFSchema, Alternative>();
  alternatives.set(root, all);
  const known = all.get(option);
  if (known) return known;
  const whole = resolveAllReferences(option, root, []);
  const { required: _required, ...rest } = whole;
  const some = { anyOf: Object.keys(whole.properties ?? {}).map((name) => ({ required: [name] })) };
  const made = { whole, question: whole.properties ? { ...rest, allOf: [...(whole.allOf ?? []), some] } : whole };
  all.set(option, made);
  return made;
}

/** The score of a field: for a value of its type, for its constant, and for the fields that a group has. */
function pointsOf(asking: Asking, schema: RJSFSchema, value: unknown): number {
  const { validator, root, points } = asking;
  const once = (about: unknown, count: () => number): number => {
    const known = points.get(value) ?? new Map<unknown, number>();
    points.set(value, known);
    const counted = known.get(about) ?? count();
    known.set(about, counted);
    return counted;
  };
  const field = opened(schema);
  const { $ref, type, anyOf, oneOf = anyOf, default: initial, const: fixed } = field;
  if ($ref !== undefined)
    return value ? once($ref, () => score(asking, retrieveSchema(validator, field, root, value), value)) : 0;
  if (oneOf && value) return once(oneOf, () => nearest(asking, value, oneOf as RJSFSchema[], -1));
  if (type === "object") return score(asking, field, value) + Number(Object(value) === value);
  if (type !== guessType(value)) return 0;
  const wanted = initial || fixed;
  return wanted ? 2 * Number(value === wanted) : 1;
}

/** The score of a value for a schema. */
function score(asking: Asking, { properties, type }: RJSFSchema, value: unknown): number {
  if (!properties) return Number(type === guessType(value));
  return Object.entries(properties).reduce(
    (sum, [name, field]) => (isObject(field) ? sum + pointsOf(asking, field, valueIn(value, [name])) : sum),
    0,
  );
}

function nearest(asking: Asking, value: unknown, options: RJSFSchema[], selected: number): number {
  const { validator, root } = asking;
  const all = options.map((option) => alternativeOf(root, option));
  const fits = ({ question }: Alternative) => value !== undefined && validator.isValid(question, value, root);
  const valid = [...all.keys()].filter((index) => all[index] && fits(all[index]));
  if (valid.length === 1) return valid[0] ?? selected;
  const compared = valid.length > 0 ? valid : [...all.keys()];
  const scores = compared.map((index) => score(asking, all[index]?.whole ?? {}, value));
  const best = Math.max(0, ...scores);
  const isSame = new Set(scores).size === 1 && selected >= 0;
  return isSame || best === 0 ? selected : (compared[scores.indexOf(best)] ?? selected);
}

/**
 * The index of the branch that a value is closest to, among those that it satisfies, or among all if it satisfies none.
 * @param selected the index to return if all are equally close
 */
export default function closest(
  validator: ValidatorType,
  root: RJSFSchema,
  value: unknown,
  options: RJSFSchema[],
  selected = -1,
): number {
  return nearest({ validator, root, points: new Map() }, value, options, selected);
}
