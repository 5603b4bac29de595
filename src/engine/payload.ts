/** The body that is sent: every field of the form and `formName`, nothing else, texts trimmed. */
import type { FormDefinition } from "./definition.ts";
import { knownStep, stepsOf } from "./path.ts";
import { isObject, type Json, type JsonObject, objectOf } from "./schema.ts";

const isUnset = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** The fields of each group that are sent even when they are unset, by the path of the group. */
function emptiesOf({ empty }: FormDefinition): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of Object.keys(empty)) {
    const [, group, step = ""] = /^(.+)\.([^.*]+)$/.exec(path) ?? [];
    if (group) found.set(group, [...(found.get(group) ?? []), ...stepsOf(step)]);
  }
  return found;
}

const ownOf = (value: { [key: string]: unknown }, key: string) => (Object.hasOwn(value, key) ? value[key] : undefined);

/** What is done to the values of a form; where one belongs is told by its known path. */
interface Tidier {
  /** The known paths of the form's own fields, by their names. */
  paths: Map<string, string>;
  /** A field's value as it is sent; what is unset as the empty value that its schema accepts. */
  sent: (value: unknown, known: string) => Json | undefined;
  /** A value in which texts are trimmed. */
  tidy: (value: unknown, known: string) => Json | undefined;
}

/** Trims every text and settles what is unset inside groups and lists; white space alone counts as unset (section 5). */
function tidierOf(form: FormDefinition): Tidier {
  const empties = emptiesOf(form);
  // Fixed values come by themselves, and what an unset field is sent as says nothing.
  const isAnswered = (value: unknown, known: string): boolean =>
    form.fields[known]?.widget !== "hidden" &&
    value !== form.empty[known] &&
    (value instanceof Object
      ? Object.entries(value).some(([key, inner]) => isAnswered(inner, knownStep(form, known, key)))
      : !isUnset(value));
  const sent = (value: unknown, known: string): Json | undefined => {
    const tidied = tidy(value, known);
    return isUnset(tidied) ? form.empty[known] : tidied;
  };
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
    const keys = new Set([...Object.keys(value), ...(empties.get(known) ?? [])]);
    return whole(
      objectOf(keys, (key) => sent(ownOf(value, key), knownStep(form, known, key))),
      known,
    );
  };
  // Another branch than the first, which says by a fixed value that it was chosen, is an answer.
  const whole = (value: Json, known: string) => {
    const own = form.lapsing?.[known];
    const isOwn = own && Object.entries(own).every(([key, fixed]) => ((value as JsonObject)[key] ?? fixed) === fixed);
    return isOwn && !isAnswered(value, known) ? undefined : value;
  };
  return { paths: new Map(form.order.map((field) => [field, knownStep(form, "", field)])), sent, tidy };
}

const tidiers = new WeakMap<FormDefinition, Tidier>();

/** What an entry without any text is sent as: false and 0 are values, the rest is null. */
const falsy = (entry: unknown): Json => (entry === false || entry === 0 ? entry : null);

/**
 * Brings data into the form the rules are written for: texts trimmed, and an unset field either as the empty value its
 * schema accepts (`""`, `[]`, null) or left out. Keys the form does not know stay, so that the rules can refuse them.
 */
export function normalize(form: FormDefinition, data: JsonObject): JsonObject {
  const tidier = tidiers.get(form) ?? tidierOf(form);
  tidiers.set(form, tidier);
  const { paths, sent, tidy } = tidier;
  const others = Object.keys(data).filter((key) => !paths.has(key));
  return objectOf([...paths.keys(), ...others], (key) => {
    const value = ownOf(data, key);
    const known = paths.get(key);
    if (known) return sent(value, known);
    return value === null ? value : tidy(value, knownStep(form, "", key));
  });
}

/** The body of a request, from the host's state. */
export function payloadOf(form: FormDefinition, data: JsonObject): JsonObject {
  return { ...normalize(form, data), formName: form.formName };
}
