/** Compares JSON values by what they say: the order of an object's keys is none of it. */
import { isObject, type Json } from "./schema.ts";

/**
 * JSON with its keys in order: equal values have equal texts. An entry that is undefined, as one in which nothing is chosen yet, is
 * not null, as one may be that is.
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

/** Whether two values are equal; undefined is equal to itself alone. */
export const isSame = (one: unknown, other: unknown): boolean =>
  typeof other === "object" ? canonical(one as Json) === canonical(other as Json) : one === other;
