/**
 * Stands in for react-jsonschema-form's deep comparison, a library of sixteen thousand characters: plain objects and
 * lists by content, functions as equal, everything else by identity, as the original does for what forms hold. Unlike it, this
 * compares symbol keys, too: they mark recursive references, which would otherwise be rendered until memory runs out.
 */

const keysOf = (value: object) => Reflect.ownKeys(value) as (keyof typeof value)[];

/** Whether two values are the same by content. */
export default function deepEquals(one: unknown, other: unknown, seen = new Map<object, unknown>()): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === "function" && typeof other === "function") return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (one instanceof Date) return one.getTime() === (other as Date).getTime();
  if (one instanceof RegExp) return String(one) === String(other);
  if (one instanceof Map || one instanceof Set) return false;
  if (seen.get(one) === other) return true;
  seen.set(one, other);
  const keys = keysOf(one);
  return (
    keys.length === keysOf(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && deepEquals(one[key], other[key], seen))
  );
}
