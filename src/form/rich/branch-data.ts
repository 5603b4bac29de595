/** The data of a choice when another branch is chosen: the new branch's earlier answers are restored, the old one's are removed. */
import { namesOf } from "../../engine/define/fields.ts";
import { constantsIn } from "../../engine/kinds/structures.ts";
import { ownOf } from "../../engine/schema/path.ts";
import { isObject, type JsonObject, type Schema, valueIn } from "../../engine/schema/schema.ts";

/** A change from one branch to another. */
interface Change {
  /** What all branches share. */
  around: Schema;
  left: Schema;
  taken: Schema;
  /** All fields that the old branch can have, whatever is answered. */
  gone: string[];
  /** The fields around the choices that this one is in. */
  elsewhere: string[];
  root: Schema;
}

/**
 * The current data with one branch's own fields as they were earlier, also inside groups that all branches share.
 * @param common the schema that all branches share
 */
function withOwn(now: unknown, earlier: unknown, common: Schema, branch: Schema, root: Schema): unknown {
  if (!isObject(now) || !isObject(earlier)) return now;
  const own = namesOf(branch, root).map((name) => {
    const [field, more] = [common, branch].map(({ properties }) => ownOf(properties, name));
    const before = ownOf(earlier, name);
    return [name, field ? withOwn(ownOf(now, name), before, field, more ?? {}, root) : before];
  });
  return { ...now, ...Object.fromEntries(own) };
}

/**
 * The data with the branch's earlier answers. A shared field that the old branch describes, too, may have lost its answer there, or
 * have been replaced by a constant.
 */
function withEarlier({ around, left, taken, root }: Change, fresh: unknown, earlier: unknown): unknown {
  if (!isObject(fresh) || !isObject(earlier ?? fresh)) return earlier ?? fresh;
  const [fixed, was] = [constantsIn(taken), constantsIn(left)];
  const back = Object.keys({ ...left.properties }).flatMap((name): [string, unknown][] => {
    if (!ownOf(around.properties, name) || ownOf(fixed, name) !== undefined) return [];
    const answer = ownOf(earlier as JsonObject | undefined, name);
    const isLost = ownOf(fresh, name) === undefined && answer !== undefined;
    return isLost || ownOf(was, name) !== undefined ? [[name, answer]] : [];
  });
  const now = { ...fresh, ...Object.fromEntries(back) };
  return earlier ? { ...(withOwn(now, earlier, around, taken, root) as JsonObject), ...fixed } : now;
}

/** The data of a choice within another: answers to fields around both stay unchanged. Constants are no answers. */
function withAround({ elsewhere, left, taken }: Change, data: unknown, before: unknown): unknown {
  if (!isObject(data) || !isObject(before)) return data;
  const isAnswer = (name: string) =>
    Object.hasOwn(before, name) && [left, taken].every((branch) => ownOf(constantsIn(branch), name) === undefined);
  return { ...data, ...Object.fromEntries(elsewhere.filter(isAnswer).map((name) => [name, before[name]])) };
}

/** The data without the fields of the old branch only: a branch with free keys would otherwise show them as such keys. */
function withoutLeft({ around, taken, gone, elsewhere, root }: Change, data: unknown): unknown {
  if (!isObject(data)) return data;
  const staying = [...elsewhere, ...Object.keys(around.properties ?? {}), ...namesOf(taken, root)];
  const isKept = ([name, value]: [string, unknown]) =>
    staying.includes(name) || (value !== undefined && !gone.includes(name));
  return Object.fromEntries(Object.entries(data).filter(isKept));
}

/** A resolved branch that also allows the names of earlier answers whose fields a condition has hidden. */
export const withHiddenNames = (resolved: Schema, branch: Schema, earlier: unknown, root: Schema): Schema => ({
  ...resolved,
  allOf: namesOf(branch, root)
    .filter((name) => valueIn(earlier, [name]) !== undefined)
    .map((name) => ({ properties: { [name]: {} } })),
});

/**
 * The data after a change.
 * @param before the current data
 * @param fresh the same without the fields that only the old branch has
 * @param earlier the data that the new branch had when it was last shown, if it was
 */
export const dataAfter = (change: Change, before: unknown, fresh: unknown, earlier: unknown): unknown =>
  withoutLeft(change, withAround(change, withEarlier(change, fresh, earlier), before));
