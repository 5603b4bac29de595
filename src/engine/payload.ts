/** The body that is sent: every field of the form and `formName`, nothing else, texts trimmed. */
import type { FormDefinition } from "./definition.ts";
import { isObject, type Json, type JsonObject } from "./schema.ts";

const isUnset = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Trims every text and drops what is unset inside groups and lists; white space alone counts as unset (section 5). */
function tidy(value: unknown): Json | undefined {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(tidy).filter((entry): entry is Json => entry !== undefined);
  if (!isObject(value)) return (value ?? undefined) as Json | undefined;
  const entries = Object.entries(value).map(([key, entry]) => [key, tidy(entry)] as const);
  return Object.fromEntries(entries.filter(([, entry]) => !isUnset(entry))) as JsonObject;
}

/**
 * Brings data into the form the rules are written for: texts trimmed, and an unset field either as the empty value its
 * schema accepts (`""` or `[]`) or left out. Keys the form does not know stay, so that the rules can refuse them.
 */
export function normalize(form: FormDefinition, data: JsonObject): JsonObject {
  const known = Object.fromEntries(form.order.map((field) => [field, undefined]));
  const sent = (field: string, value: Json | undefined) => {
    const tidied = tidy(value);
    if (Object.hasOwn(known, field)) return isUnset(tidied) ? form.empty[field] : tidied;
    return value === null ? null : tidied;
  };
  // Built from entries, since assigning to a key named __proto__ would set the prototype and hide what it brings along.
  const entries = Object.entries({ ...known, ...data }).map(([field, value]) => [field, sent(field, value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as JsonObject;
}

/** The body of a request, from the host's state. */
export function payloadOf(form: FormDefinition, data: JsonObject): JsonObject {
  return { ...normalize(form, data), formName: form.formName };
}
