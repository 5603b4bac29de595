/** Compares JSON values regardless of the order of keys. */
import { isObject, type Json } from "./schema.ts";

/**
 * JSON with its keys in order: equal values have equal texts. An undefined entry, in which nothing is chosen yet, differs from a
 * null entry, in which null may have been chosen.
 */
export const canonical = (value: Json): string =>
  JSON.stringify(value, (_key, inner: Json) => {
    if (Array.isArray(inner)) return inner.map((entry) => (entry === undefined ? "\0" : entry));
    return isObject(inner)
      ? Object.fromEntries(
          Object.keys(inner)
            .sort()
            .map((key) => [key, inner[key]]),
        )
      : inner;
  });

/** Whether two values are equal; undefined equals only itself. */
export const isSame = (one: unknown, other: unknown): boolean =>
  typeof other === "object" ? canonical(one as Json) === canonical(other as Json) : one === other;
