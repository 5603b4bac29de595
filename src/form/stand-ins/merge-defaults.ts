/**
 * Stands in for how react-jsonschema-form merges defaults with data: for a field named like a property that every object inherits,
 * such as `toString`, the original uses the inherited one as the default.
 */
import { isObject } from "../../engine/schema/schema.ts";

const hasInner = (value: object) => Object.values(value).some((one) => one instanceof Object);

/**
 * The data with defaults for what is missing.
 * @param withSurplus whether a list gets further entries from the defaults
 * @param fillsCleared whether undefined values and NaN get the default
 * @param isReplacing whether defaults, which are computed from the data, replace them
 */
export default function mergeDefaultsWithFormData(
  defaults: unknown,
  data: unknown,
  withSurplus = false,
  fillsCleared = false,
  isReplacing = false,
): unknown {
  const merged = (left: unknown, right: unknown, replaces: boolean) =>
    mergeDefaultsWithFormData(left, right, withSurplus, fillsCleared, replaces);
  if (Array.isArray(data)) {
    const initial = Array.isArray(defaults) ? defaults : [];
    const [first, second] = isReplacing ? [initial, data] : [data, initial];
    const entries = first.map((entry, index) =>
      second[index] === undefined ? entry : merged(initial[index], data[index], isReplacing),
    );
    return withSurplus || isReplacing ? [...entries, ...second.slice(entries.length)] : entries;
  }
  if (isObject(data)) {
    const initial = isObject(defaults) ? defaults : {};
    const entries = Object.entries(data).map(([name, value]): [string, unknown] => {
      const isGiven = Object.hasOwn(initial, name);
      const own = isGiven ? initial[name] : undefined;
      if (isObject(own) && isObject(value) && !hasInner(own)) return [name, { ...own, ...value }];
      return [name, merged(own, value, isReplacing && isGiven)];
    });
    return { ...initial, ...Object.fromEntries(entries) };
  }
  const isOpen = fillsCleared && ((data == null && defaults !== undefined) || Number.isNaN(data));
  return isOpen || (isReplacing && data != null) ? defaults : data;
}
