/** The body that is sent: every field of the form and `formName`, nothing else, texts trimmed. */
import type { FormDefinition } from "./definition.ts";
import { knownPath, pathStep, within } from "./path.ts";
import { isObject, type Json, type JsonObject } from "./schema.ts";

const isUnset = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Built from entries, since assigning to a key named __proto__ would set the prototype and hide what it brings along. */
const objectOf = (entries: (readonly [string, Json | undefined])[]): JsonObject =>
  Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined));

/** Trims every text and settles what is unset inside groups and lists; white space alone counts as unset (section 5). */
function tidierOf(form: FormDefinition): (value: unknown, path: string) => Json | undefined {
  const nested = Object.entries(form.empty).filter(([path]) => path.includes("."));

  /** What a group lacks that is sent even when it is unset. */
  const missing = (value: object, path: string): [string, Json][] => {
    if (nested.length === 0) return [];
    const group = knownPath(form, path);
    return nested.flatMap(([known, empty]): [string, Json][] => {
      const key = known.slice(group.length + 1);
      const isInside = known.startsWith(`${group}.`) && !key.includes(".") && key !== "*";
      return isInside && !Object.hasOwn(value, key) ? [[key, empty]] : [];
    });
  };
  const tidy = (value: unknown, path: string): Json | undefined => {
    if (typeof value === "string") return value.trim();
    // An entry that was left empty keeps its place, so that it can be named by its number.
    if (Array.isArray(value)) return value.map((entry) => tidy(entry, within(path, "*")) || falsy(entry));
    if (!isObject(value)) return (value ?? undefined) as Json | undefined;
    const entries = Object.entries(value).map(([key, entry]) => {
      const at = within(path, pathStep(key));
      const tidied = tidy(entry, at);
      if (!isUnset(tidied)) return [key, tidied] as const;
      return [key, nested.length > 0 ? form.empty[knownPath(form, at)] : undefined] as const;
    });
    return objectOf([...entries, ...missing(value, path)]);
  };
  return tidy;
}

/** What an entry without any text is sent as: false and 0 are values, the rest is null. */
const falsy = (entry: unknown): Json => (entry === false || entry === 0 ? entry : null);

/**
 * Brings data into the form the rules are written for: texts trimmed, and an unset field either as the empty value its
 * schema accepts (`""`, `[]`, null) or left out. Keys the form does not know stay, so that the rules can refuse them.
 */
export function normalize(form: FormDefinition, data: JsonObject): JsonObject {
  const known = Object.fromEntries(form.order.map((field) => [field, undefined]));
  const tidy = tidierOf(form);
  const sent = (field: string, value: Json | undefined) => {
    const tidied = tidy(value, pathStep(field));
    if (Object.hasOwn(known, field)) return isUnset(tidied) ? form.empty[field] : tidied;
    return value === null ? null : tidied;
  };
  return objectOf(Object.entries({ ...known, ...data }).map(([field, value]) => [field, sent(field, value)] as const));
}

/** The body of a request, from the host's state. */
export function payloadOf(form: FormDefinition, data: JsonObject): JsonObject {
  return { ...normalize(form, data), formName: form.formName };
}
