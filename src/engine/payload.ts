/** The body that is sent: every field of the form and `formName`, nothing else, texts trimmed. */
import type { FormDefinition } from "./definition.ts";
import { knownStep } from "./path.ts";
import { isObject, type Json, type JsonObject } from "./schema.ts";

const isUnset = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Built from entries, since assigning to a key named __proto__ would set the prototype and hide what it brings along. */
const objectOf = (entries: (readonly [string, Json | undefined])[]): JsonObject =>
  Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined));

/** What is sent of each group even when it is unset, by the path of the group. */
function emptiesOf({ empty }: FormDefinition): Map<string, [string, Json][]> {
  const found = new Map<string, [string, Json][]>();
  for (const [path, value] of Object.entries(empty)) {
    const [, group, key = ""] = /^(.+)\.([^.]+)$/.exec(path) ?? [];
    if (group && key !== "*") found.set(group, [...(found.get(group) ?? []), [key, value]]);
  }
  return found;
}

/** Trims every text and settles what is unset inside groups and lists; white space alone counts as unset (section 5). */
function tidierOf(form: FormDefinition): (value: unknown, known: string) => Json | undefined {
  let empties: ReturnType<typeof emptiesOf> | undefined;
  // Fixed values come by themselves, and what an unset field is sent as says nothing.
  const isAnswered = (value: unknown, known: string): boolean =>
    form.fields[known]?.widget !== "hidden" &&
    value !== form.empty[known] &&
    (value instanceof Object
      ? Object.entries(value).some(([key, inner]) => isAnswered(inner, knownStep(form, known, key)))
      : !isUnset(value));
  const tidy = (value: unknown, known: string): Json | undefined => {
    if (typeof value === "string") return value.trim();
    // An entry that was left empty keeps its place, so that it can be named by its number.
    if (Array.isArray(value)) {
      const entry = knownStep(form, known, "*");
      return whole(
        value.map((one) => tidy(one, entry) || falsy(one)),
        known,
      );
    }
    if (!isObject(value)) return (value ?? undefined) as Json | undefined;
    const entries = Object.entries(value).map(([key, inner]) => {
      const at = knownStep(form, known, key);
      const tidied = tidy(inner, at);
      return [key, isUnset(tidied) ? form.empty[at] : tidied] as const;
    });
    // Most forms have no groups.
    empties ??= emptiesOf(form);
    const missing = (empties.get(known) ?? []).filter(([key]) => !Object.hasOwn(value, key));
    return whole(objectOf([...entries, ...missing]), known);
  };
  // Another branch than the first, which says by a fixed value that it was chosen, is an answer.
  const whole = (value: Json, known: string) => {
    const own = form.lapsing?.[known];
    const isOwn = own && Object.entries(own).every(([key, fixed]) => ((value as JsonObject)[key] ?? fixed) === fixed);
    return isOwn && !isAnswered(value, known) ? undefined : value;
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
  const tidy = tidierOf(form);
  const known = new Set(form.order);
  const sent = (field: string) => {
    const value = Object.hasOwn(data, field) ? data[field] : undefined;
    const at = knownStep(form, "", field);
    const tidied = tidy(value, at);
    if (known.has(field)) return [field, isUnset(tidied) ? form.empty[at] : tidied] as const;
    return [field, value === null ? null : tidied] as const;
  };
  return objectOf([...new Set([...known, ...Object.keys(data)])].map(sent));
}

/** The body of a request, from the host's state. */
export function payloadOf(form: FormDefinition, data: JsonObject): JsonObject {
  return { ...normalize(form, data), formName: form.formName };
}
