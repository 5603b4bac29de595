/** Builds the request body: the data, normalized, and `formName`. */
import type { FormDefinition } from "../define/definition.ts";
import { isUnnamed } from "../define/keys.ts";
import { unseen } from "../kinds/text.ts";
import { knownStep, ownOf, parentOf, stepsOf } from "../schema/path.ts";
import { isObject, type Json, type JsonObject, objectOf } from "../schema/schema.ts";

/** White space and invisible characters: a text of nothing else is no answer, but inside a word they may matter. */
const blank = /^[\s\p{DI}\u2800]*$/u;

/** A text as it is sent: a password unchanged, any other trimmed, addresses and phone numbers without invisible characters. */
export function tidyText(text: string, widget = ""): string {
  if (blank.test(text)) return "";
  return widget === "password" ? text : (/^(email|tel|url)$/.test(widget) ? text.replace(unseen, "") : text).trim();
}

/** Whether a value means that nothing has been filled in. */
export const isUnset = (value: unknown) => (value ?? "") === "" || (Array.isArray(value) && value.length === 0);

/** The fields of each group that are sent even when empty, by the group's path: those whose names are known. */
function emptiesOf({ empty, fields }: FormDefinition): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of Object.keys(empty)) {
    const [group, step] = [parentOf(path), stepsOf(path).at(-1) as string];
    if (step !== "*" && fields[path]?.entry !== "keyed") found.set(group, [...(found.get(group) ?? []), step]);
  }
  return found;
}

/** Normalizes the values of a form; values are located by the known path of their field. */
interface Tidier {
  /** The known paths of top-level fields whose names are known, by name. */
  paths: Map<string, string>;
  /** Whether a known path is that of a free key. */
  isFree: (known: string) => boolean;
  /** A field's value as it is sent; for an empty field, the empty value that its schema accepts. */
  sent: (value: unknown, known: string) => Json | undefined;
  /** The value of a key as it is sent; a free key is an answer, even without a value. */
  member: (value: unknown, known: string, key: string) => Json | undefined;
  /** A value with strings trimmed. */
  tidy: (value: unknown, known: string) => Json | undefined;
  /** A group, or some of its fields, as they are sent. */
  group: (value: object, known: string, names?: string[]) => JsonObject;
}

/** Trims strings and handles empty fields inside groups and lists; what shows nothing counts as empty (section 5). */
function tidierOf(form: FormDefinition): Tidier {
  const empties = emptiesOf(form);
  // Where a group accepts any value under a free key, no field describes that.
  const isFree = (known: string) =>
    form.fields[known]?.entry === "keyed" || (!form.fields[known] && form.free?.includes(parentOf(known)) === true);
  const isNull = (value: unknown, known: string) => value === null && form.nulls?.includes(known) === true;
  // Constants are set automatically, and the value of an empty field is no answer.
  const isAnswered = (value: unknown, known: string): boolean =>
    form.fields[known]?.widget !== "hidden" &&
    value !== ownOf(form.empty, known) &&
    (value instanceof Object
      ? Object.entries(value).some(([key, inner]) => {
          const step = knownStep(form, known, key);
          return (isFree(step) && !isUnnamed(key)) || isAnswered(inner, step);
        })
      : !isUnset(value) || isNull(value, known));
  const sent = (value: unknown, known: string): Json | undefined => {
    const tidied = tidy(value, known);
    if (isNull(value, known)) return null;
    return isUnset(tidied) ? ownOf(form.empty, known) : tidied;
  };
  const member = (value: unknown, known: string, key: string): Json | undefined => {
    if (!isFree(known)) return sent(value, known);
    if (isUnnamed(key) && isUnset(tidy(value, known))) return undefined;
    if (!form.fields[known]) return tidy(value, known) ?? (value === null ? value : "");
    return sent(value, known) ?? null;
  };
  const tidy = (value: unknown, known: string): Json | undefined => {
    if (typeof value === "string") return tidyText(value, form.fields[known]?.widget);
    // An empty entry keeps its place, so that errors can refer to it by number.
    if (Array.isArray(value)) {
      const entry = knownStep(form, known, "*");
      // Only the entries of a tuple are fields of their own: a body may have a hundred thousand others.
      const isTuple = knownStep(form, known, "0") !== entry;
      const placed = (index: number) => (isTuple ? knownStep(form, known, String(index)) : entry);
      return whole(
        value.map((one, index) => tidy(one, placed(index)) || falsy(one)),
        known,
      );
    }
    if (!isObject(value)) return (value ?? undefined) as Json | undefined;
    return whole(group(value, known), known);
  };
  const namesOf = (value: object, known: string) => [
    ...Object.keys(value),
    ...(empties.get(ownOf(form.again, known) ?? known) ?? []),
  ];
  const group = (value: object, known: string, names = namesOf(value, known)) =>
    objectOf(new Set(names), (name) => member(ownOf(value as JsonObject, name), knownStep(form, known, name), name));
  // Choosing a branch other than the first by its constant is an answer.
  const whole = (value: Json, known: string) => {
    const own = ownOf(form.lapsing, known);
    const isOwn = own && Object.entries(own).every(([key, fixed]) => ((value as JsonObject)[key] ?? fixed) === fixed);
    return isOwn && !isAnswered(value, known) ? undefined : value;
  };
  return {
    paths: new Map(
      form.order.map((field) => [field, knownStep(form, "", field)] as const).filter(([, at]) => !isFree(at)),
    ),
    isFree,
    sent,
    member,
    tidy,
    group,
  };
}

const tidiers = new WeakMap<FormDefinition, Tidier>();

function tidierFor(form: FormDefinition): Tidier {
  if (!tidiers.has(form)) tidiers.set(form, tidierOf(form));
  return tidiers.get(form) as Tidier;
}

/**
 * A group as it is sent, including the empty values of fields that it lacks.
 * @param known the known path of the group
 * @param names only these of its fields
 */
export const groupAsSent = (form: FormDefinition, group: object, known: string, names?: string[]): JsonObject =>
  tidierFor(form).group(group, known, names);

/** What an empty list entry is sent as: false and 0 are values, anything else becomes null. */
const falsy = (entry: unknown): Json => (entry === false || entry === 0 ? entry : null);

/**
 * Normalizes data for validation: strings trimmed, and each empty field either set to the empty value its schema
 * accepts (`""`, `[]`, null) or left out. Unknown keys are kept, so that the rules can reject them.
 */
export function normalize(form: FormDefinition, data: JsonObject): JsonObject {
  const { paths, sent, member, tidy, isFree } = tidierFor(form);
  const others = Object.keys(data).filter((key) => !paths.has(key));
  return objectOf([...paths.keys(), ...others], (key) => {
    const value = ownOf(data, key);
    const known = paths.get(key);
    if (known) return sent(value, known);
    const step = knownStep(form, "", key);
    if (isFree(step)) return member(value, step, key);
    return value === null ? value : tidy(value, step);
  });
}

/** The request body for the host's form data. */
export function payloadOf(form: FormDefinition, data: JsonObject): JsonObject {
  return { ...normalize(form, data), formName: form.formName };
}
