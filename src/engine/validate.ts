/** Judges data by a form's compiled rules and says what is wrong in the form's own words. The one judge everywhere. */
import { tellingErrors } from "./branches.ts";
import { isDay } from "./dates.ts";
import type { FieldError, Form, FormDefinition, RawError } from "./definition.ts";
import { payloadOf } from "./payload.ts";
import { isObject, type JsonObject } from "./schema.ts";

/** Which field an error is about, and which of its rules: `required` is reported by the group around the field. */
function placeOf({ keyword, instancePath, params }: RawError): { field: string; rule: string } {
  const parts = instancePath.split("/").slice(1);
  const inner = params.missingProperty ?? params.additionalProperty;
  const rule = params.missingProperty === undefined ? keyword : "required";
  if (inner !== undefined) parts.push(String(inner).replaceAll("~", "~0").replaceAll("/", "~1"));
  return { field: parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~")).join("."), rule };
}

const unknown = (field: string): FieldError => ({ field, message: `${field} is not a field of this form` });

/** Top-level keys that the form does not have; the schema need not say `additionalProperties: false` for it. */
function unknownKeys(form: FormDefinition, data: JsonObject): FieldError[] {
  const isKnown = (key: string) => form.open || key === "formName" || Object.hasOwn(form.fields, key);
  return Object.keys(data)
    .filter((key) => !isKnown(key))
    .map(unknown);
}

/** A path as definitions write it: `people.0.name` is `people.*.name`. */
const starred = (field: string): string => field.replace(/(^|\.)\d+(?=\.|$)/g, "$1*");

/** The sentence of a rule (spec, section 5): as the schema says it, else as derived from the field's label. */
export function messageOf(form: FormDefinition, error: RawError): FieldError {
  const { field, rule } = placeOf(error);
  if (rule === "additionalProperties") return unknown(field);
  const path = starred(field);
  const message = form.sentences[path]?.[rule] ?? `${form.fields[path]?.label ?? "The form"} is not valid`;
  return { field, message };
}

/** The values at a path, each with its own path: `people.*.born` has one for each of the people. */
function valuesAt(value: unknown, [step, ...rest]: string[], at: string[] = []): [string, unknown][] {
  if (step === undefined) return [[at.join("."), value]];
  if (step === "*")
    return Array.isArray(value) ? value.flatMap((entry, index) => valuesAt(entry, rest, [...at, String(index)])) : [];
  return isObject(value) && Object.hasOwn(value, step) ? valuesAt(value[step], rest, [...at, step]) : [];
}

/** The dates in `data` that lie before `today`. */
function pastDates(form: FormDefinition, data: JsonObject, today: string): FieldError[] {
  return form.dateMinimums.flatMap((path) => {
    const { pattern, dateMinimum = "" } = form.sentences[path] ?? {};
    return valuesAt(data, path.split(".")).flatMap(([field, value]) => {
      if (typeof value !== "string" || value === "") return [];
      if (!isDay(value)) return [{ field, message: pattern ?? dateMinimum }];
      return value < today ? [{ field, message: dateMinimum }] : [];
    });
  });
}

/** A list of choices speaks as a whole, so an entry's error is its list's. */
const fieldOf = (form: FormDefinition, field: string) => {
  const list = field.replace(/\.\d+$/, "");
  return form.fields[starred(list)]?.widget === "checkboxes" ? list : field;
};

/** Where a field stands in the form: by the sections, inside a group by the document, in a list by its number. */
function placesOf(form: FormDefinition): (field: string) => number[] {
  const ranks = (known: string[]) => new Map(known.map((path, index) => [path, index]));
  const [sections, paths] = [ranks(form.order), ranks(Object.keys(form.fields))];
  const rank = (known: Map<string, number>, path: string) => known.get(path) ?? known.size;
  return (field) =>
    field.split(".").map((step, index, steps) => {
      if (index === 0) return rank(sections, step);
      return /^\d+$/.test(step) ? Number(step) : rank(paths, starred(steps.slice(0, index + 1).join(".")));
    });
}

function compare(a: number[], b: number[]): number {
  const index = a.findIndex((step, at) => step !== b[at]);
  return index < 0 ? a.length - b.length : (a[index] ?? 0) - (b[index] ?? -1);
}

/**
 * What is wrong with a body, one sentence a field, in the order the form shows its fields; nothing when it is valid.
 * @param today the earliest day a dated field may have, as `2026-11-21`; the browser and the receiver differ in it
 */
export function judge(form: Form, body: JsonObject, today: string): FieldError[] {
  const raw = form.check(body) ? [] : (form.check.errors ?? []);
  const sentences = tellingErrors(raw).map((error) => messageOf(form, error));
  const found = new Map<string, FieldError>();
  for (const error of [...sentences, ...unknownKeys(form, body), ...pastDates(form, body, today)]) {
    const field = fieldOf(form, error.field);
    if (!found.has(field)) found.set(field, { ...error, field });
  }
  const placeIn = placesOf(form);
  const ranked = [...found.values()].map((error) => ({ error, place: placeIn(error.field) }));
  return ranked.sort((a, b) => compare(a.place, b.place)).map(({ error }) => error);
}

/** What is wrong with what a visitor filled in. */
export const validate = (form: Form, data: JsonObject, today: string): FieldError[] =>
  judge(form, payloadOf(form, data), today);
