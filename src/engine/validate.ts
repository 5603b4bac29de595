/** Judges data by a form's compiled rules and says what is wrong in the form's own words. The one judge everywhere. */
import { tellingErrors } from "./branches.ts";
import { isDay } from "./dates.ts";
import type { FieldError, Form, FormDefinition, RawError } from "./definition.ts";
import { payloadOf } from "./payload.ts";
import type { JsonObject } from "./schema.ts";

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

/** The sentence of a rule (spec, section 5): as the schema says it, else as derived from the field's label. */
export function messageOf(form: FormDefinition, error: RawError): FieldError {
  const { field, rule } = placeOf(error);
  if (rule === "additionalProperties") return unknown(field);
  const known = form.sentences[field.replace(/(^|\.)\d+(?=\.|$)/g, "$1*")];
  return { field, message: known?.[rule] ?? `${form.fields[field]?.label ?? "The form"} is not valid` };
}

/** The dates in `data` that lie before `today`; nested and repeated fields are not dated, so a path is a key. */
function pastDates(form: FormDefinition, data: JsonObject, today: string): FieldError[] {
  return form.dateMinimums.flatMap((field) => {
    const value = data[field];
    if (typeof value !== "string" || value === "") return [];
    const sentences = form.sentences[field] ?? {};
    if (!isDay(value)) return [{ field, message: sentences.pattern ?? sentences.dateMinimum ?? "" }];
    return value < today ? [{ field, message: sentences.dateMinimum ?? "" }] : [];
  });
}

/** A list of choices speaks as a whole, so an entry's error is its list's. */
const fieldOf = (form: FormDefinition, field: string) => {
  const list = field.replace(/\.\d+$/, "");
  return form.fields[list]?.widget === "checkboxes" ? list : field;
};

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
  const rank = ({ field }: FieldError) => {
    const index = form.order.indexOf(field.split(".")[0] ?? "");
    return index < 0 ? form.order.length : index;
  };
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}

/** What is wrong with what a visitor filled in. */
export const validate = (form: Form, data: JsonObject, today: string): FieldError[] =>
  judge(form, payloadOf(form, data), today);
