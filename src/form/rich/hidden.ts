/** Answers whose fields a condition has hidden: they are restored with their fields, and not sent meanwhile. */
import type { ValidatorType } from "@rjsf/utils";
import { constantOf } from "../../engine/kinds/constant.ts";
import { ownOf, pathStep, within } from "../../engine/schema/path.ts";
import { isObject } from "../../engine/schema/schema.ts";
import { isNamed } from "../stand-ins/merge-schemas.ts";

/** An answer whose field a condition has hidden, and whether it is back on the screen. */
interface Hidden {
  value: unknown;
  isBack?: boolean;
}

type Group = { [name: string]: unknown };

/** The hidden answers of each form, by the path of their field. */
const hidden = new WeakMap<ValidatorType, Map<string, Hidden>>();

/** A form's hidden answers, by the path of their field: without those that are back on the screen. */
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
  const isThere = (name: string) => Object.hasOwn(now, name) && (!isNamed(now[name]) || isNamed(then[name]));
  const gone = Object.keys(then).filter((name) => !isThere(name));
  for (const name of gone) {
    const [value, one] = [ownOf(data, name), known.get(at(name))];
    if (value !== undefined && value !== constantOf(Object(ownOf(next.properties as Group, name))))
      known.set(at(name), { value });
    // A cleared field comes back without its default; one that an earlier round has hidden keeps its answer.
    else if ((!one || one.isBack) && value === undefined && Object.hasOwn(data, name)) known.set(at(name), { value });
    else if (one?.isBack) known.delete(at(name));
  }
  const back = Object.keys(now).flatMap((name) => {
    if (gone.includes(name)) return [[name, undefined]];
    const [field, earlier, left, answer] = [now, then, cleaned, data].map((group) => ownOf(group, name));
    if (isObject(field) && isObject(earlier) && isObject(left) && isObject(answer))
      return [[name, withHidden(known, field, earlier, left, answer, at(name))]];
    const one = (earlier === undefined || (isNamed(earlier) && !isNamed(field))) && known.get(at(name));
    if (!one) return [];
    one.isBack = true;
    return [[name, one.value]];
  });
  // Restored answers take precedence even over defaults.
  return { ...cleaned, ...Object.fromEntries(back) };
}
