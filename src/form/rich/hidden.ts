/** Answers whose fields a condition has hidden: they are restored with their fields, and not sent meanwhile. */
import type { ValidatorType } from "@rjsf/utils";
import { constantOf } from "../../engine/kinds/constant.ts";
import { ownOf, pathStep, within } from "../../engine/schema/path.ts";
import { isObject, type Schema } from "../../engine/schema/schema.ts";
import { isNamed } from "../stand-ins/merge-schemas.ts";

/** An answer whose field a condition has hidden, and whether it is back on the screen. */
interface Hidden {
  value: unknown;
  isBack?: boolean;
}

type Group = { [name: string]: unknown };

/** The hidden answers of each form, by the path and the type of their field. */
const hidden = new WeakMap<ValidatorType, Map<string, Hidden>>();

/**
 * The key of a hidden answer: its field's path and type, since another condition may bring a field of the same name and another type.
 * The type of a free key is not in it: it may follow from the value.
 */
const fieldOf = (path: string, field: Schema): string => `${path}~${isNamed(field) ? "" : field.type}`;

/** The path in such a key. */
export const pathOfHidden = (field: string): string => field.slice(0, field.lastIndexOf("~"));

/** A form's hidden answers, by their field: without those that are back on the screen. */
export const hiddenOf = (validator: ValidatorType): Group =>
  Object.fromEntries(
    [...(hidden.get(validator) ?? [])].flatMap(([path, { value, isBack }]) => (isBack ? [] : [[path, value]])),
  );

/** Sets a form's hidden answers; none by default. */
export const hide = (validator: ValidatorType, answers: Group = {}): unknown =>
  hidden.set(validator, new Map(Object.entries(answers).map(([path, value]) => [path, { value }])));

/** The hidden answers of a form, to be changed. */
export function hiddenIn(validator: ValidatorType): Map<string, Hidden> {
  const known = hidden.get(validator) ?? new Map<string, Hidden>();
  hidden.set(validator, known);
  return known;
}

/**
 * Keeps the answers whose fields a condition hides, and restores them when the fields are shown again. This includes fields of a
 * group with free keys, where a leftover answer would look like a free key.
 * @param path the path of the group
 */
export function withHidden(
  known: Map<string, Hidden>,
  next: Group,
  before: Group,
  cleaned: Group,
  data: Group,
  path = "",
): Group {
  // A field that a condition forbids or only allows is a boolean schema; a constant is not answered by anybody.
  const isAsked = ([, field]: [string, unknown]) =>
    isObject(field) && (isNamed(field) || constantOf(field) === undefined);
  const [now, then] = [next, before].map(({ properties }) =>
    Object.fromEntries(Object.entries(properties ?? {}).filter(isAsked)),
  ) as [Group, Group];
  const at = (name: string) => within(path, pathStep(name));
  const fieldAt = (name: string, group: Group) => fieldOf(at(name), Object(group[name]));
  const isThere = (name: string) => Object.hasOwn(now, name) && (!isNamed(now[name]) || isNamed(then[name]));
  const isTurned = (name: string) =>
    [now, then].every((group) => Object.hasOwn(group, name) && !isNamed(group[name])) &&
    fieldAt(name, now) !== fieldAt(name, then);
  const gone = Object.keys(then).filter((name) => !isThere(name) || isTurned(name));
  for (const name of gone) {
    const field = fieldAt(name, then);
    const [value, one] = [ownOf(data, name), known.get(field)];
    if (value !== undefined && value !== constantOf(Object(ownOf(next.properties as Group, name))))
      known.set(field, { value });
    // A cleared field comes back without its default; one that an earlier round has hidden keeps its answer.
    else if ((!one || one.isBack) && value === undefined && Object.hasOwn(data, name)) known.set(field, { value });
    else if (one?.isBack) known.delete(field);
  }
  const back = Object.keys(now).flatMap((name) => {
    if (gone.includes(name) && !isTurned(name)) return [[name, undefined]];
    const [field, earlier, left, answer] = [now, then, cleaned, data].map((group) => ownOf(group, name));
    if (isObject(field) && isObject(earlier) && isObject(left) && isObject(answer))
      return [[name, withHidden(known, field, earlier, left, answer, at(name))]];
    const isNew = earlier === undefined || isTurned(name) || (isNamed(earlier) && !isNamed(field));
    const one = isNew && known.get(fieldAt(name, now));
    if (!one) return [];
    one.isBack = true;
    return [[name, one.value]];
  });
  // Restored answers take precedence even over defaults.
  return { ...cleaned, ...Object.fromEntries(back) };
}
