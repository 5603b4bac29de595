/**
 * Validates a body by a form's compiled rules and maps errors to the form's messages: the same in browser, receiver and
 * tests.
 */

import type { FieldError, Form, FormDefinition } from "../define/definition.ts";
import { entryMark, entryName } from "../define/entry-name.ts";
import { isDay } from "../schema/dates.ts";
import { knownPath, knownStep, pathOf, pathStep, pointerStep, stepsOf, stepsOfPointer } from "../schema/path.ts";
import type { RawError } from "../schema/raw-error.ts";
import { type JsonObject, valueIn } from "../schema/schema.ts";
import { inLanguage, spoken } from "../words/spoken.ts";
import { enoughKeys, tellingErrors } from "./branches.ts";
import { judge } from "./judge.ts";

/** What a message is about. */
type FailedRule = Pick<RawError, "keyword" | "instancePath" | "params" | "said"> &
  Partial<Pick<RawError, "schemaPath">>;

/** Whether a field is required by one of several alternatives. */
const isAsked = ({ schemaPath = "" }: FailedRule) => /\/(oneOf|anyOf)\/\d+\/required$/.test(schemaPath);

/**
 * The field and rule of an error: for `required`, which ajv reports on the enclosing group, the missing field; for a disallowed
 * key, chosen by the visitor or unknown to the form, the key.
 */
function placeOf({ keyword, instancePath, params }: FailedRule) {
  const steps = stepsOfPointer(instancePath);
  const stray = params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName;
  const inner = params.missingProperty ?? stray;
  const rule = params.missingProperty === undefined ? keyword : "required";
  if (inner !== undefined) steps.push(String(inner));
  return { field: pathOf(steps), rule, stray };
}

/** The error for a key that a group does not allow. */
function strayKey(form: FormDefinition, field: string): FieldError {
  const steps = stepsOf(field);
  const known = knownPath(form, pathOf(steps.slice(0, -1)));
  return {
    field,
    message: form.free?.includes(known)
      ? spoken.form.noName(steps.at(-1) ?? "") + (form.sentences[known]?.propertyNames ?? "")
      : spoken.form.noField(steps.join(".")),
  };
}

/** Whether a form accepts unknown top-level fields, since it has free keys itself. */
export const allowsUnknown = ({ free = [] }: FormDefinition): boolean => free.includes("");

/** Top-level keys that the form does not have (src/engine/rules/unknown-fields.ts). */
function unknownKeys(form: FormDefinition, data: JsonObject): FieldError[] {
  const isOpen = allowsUnknown(form);
  const isKnown = (key: string) => isOpen || key === "formName" || Object.hasOwn(form.fields, pathStep(key));
  const found: FieldError[] = [];
  for (const key of Object.keys(data)) {
    if (found.length === enoughKeys) break;
    if (!isKnown(key)) found.push(strayKey(form, pathStep(key)));
  }
  return found;
}

/** The message of a failed rule (spec, section 5): the schema's own, else derived from the field's label. */
export function messageOf(form: FormDefinition, error: FailedRule, body: JsonObject): FieldError {
  const { field, rule, stray } = placeOf(error);
  if (stray !== undefined) return strayKey(form, field);
  const [steps, sentences] = [stepsOf(field), form.sentences[knownPath(form, field)]];
  // An empty list entry is present, as null.
  const isMissing = rule === "type" && valueIn(body, steps) === null;
  const asked = isAsked(error) ? sentences?.asked : undefined;
  // A message about alternatives is about the group around the field.
  const way = asked ? steps.slice(0, -1) : steps;
  const name = entryName(form.fields[knownPath(form, pathOf(way))] ?? { label: spoken.form.theForm }, way.at(-1));
  const spokenOf = isMissing
    ? sentences?.required
    : (sentences?.[error.schemaPath?.split("#").pop() ?? ""] ?? sentences?.[rule]);
  const message = error.said ?? asked ?? spokenOf ?? spoken.form.unfit(name);
  return { field, message: message.replace(entryMark, () => name) };
}

/** The errors for dates in `data` before `today`. */
function pastDates(form: FormDefinition, data: JsonObject, today: string): FailedRule[] {
  const found: FailedRule[] = [];
  const visit = (value: unknown, instancePath: string, path: string) => {
    if (typeof value === "string" && value && form.dateMinimums.includes(path)) {
      const keyword = isDay(value) ? "dateMinimum" : "pattern";
      if (value < today || keyword === "pattern") found.push({ instancePath, keyword, params: {} });
    }
    if (value instanceof Object)
      for (const [key, inner] of Object.entries(value))
        visit(inner, `${instancePath}/${pointerStep(key)}`, knownStep(form, path, key));
  };
  if (form.dateMinimums.length > 0) visit(data, "", "");
  return found;
}

/** An error of an entry in a list drawn by one control is reported on the list. */
const fieldOf = (form: FormDefinition, field: string) => {
  const list = field.replace(/\.\d+$/, "");
  return form.wholes.includes(knownPath(form, list)) ? list : field;
};

/**
 * The position of a field in the form, for sorting: by sections, then by document order inside groups and by index in
 * lists.
 */
function placesOf(form: FormDefinition): (field: string) => number[] {
  const ranks = (known: string[]) => new Map(known.map((path, index) => [path, index]));
  const [sections, paths] = [ranks(form.order), ranks(Object.keys(form.fields))];
  const rank = (known: Map<string, number>, path: string) => known.get(path) ?? known.size;
  return (field) => {
    let known = "";
    return stepsOf(field).map((step, index) => {
      known = knownStep(form, known, step);
      if (index === 0) return rank(sections, step);
      return /^\d+$/.test(step) ? Number(step) : rank(paths, known);
    });
  };
}

function compare(a: number[], b: number[]): number {
  for (const [index, step] of a.entries()) if (step !== b[index]) return step - (b[index] ?? -1);
  return a.length - b.length;
}

/** The first error of each field, in display order. */
export function inOrder(form: FormDefinition, errors: FieldError[]): FieldError[] {
  const placeIn = placesOf(form);
  const found = new Map<string, { error: FieldError; place: number[] }>();
  for (const { field: at, message } of errors) {
    const field = fieldOf(form, at);
    if (!found.has(field)) found.set(field, { error: { field, message }, place: placeIn(field) });
  }
  return [...found.values()].sort((a, b) => compare(a.place, b.place)).map(({ error }) => error);
}

/** The fields of each step that are there whatever is answered; none of a form without steps. */
const alwaysIn = ({ steps, sections, schema: { properties = {} } }: FormDefinition): string[][] =>
  steps ? sections.map(({ fields }) => fields.filter((name) => Object.hasOwn(properties, name))) : [];

/**
 * Validates a body: one error per field, in display order; empty when valid.
 * @param today the earliest day that a field with `dateMinimum` accepts, as `2026-11-21`; it differs between browser
 * and receiver
 * @param judged what the form's rules say of the body, if that is known
 */
export function validate(
  form: Form,
  body: JsonObject,
  today: string,
  { errors: raw } = judge(form, body),
): FieldError[] {
  // "Required" takes precedence over the message that one of several fields is enough.
  const all = tellingErrors(raw, alwaysIn(form)).sort((one, other) => Number(isAsked(one)) - Number(isAsked(other)));
  // If a condition or branch has errors, ajv counts none of its fields as evaluated, although they are fields of the form.
  const others = all.filter(
    (error) =>
      error.params.unevaluatedProperty === undefined ||
      !Object.hasOwn(form.fields, knownPath(form, placeOf(error).field)),
  );
  const told = others.length > 0 ? others : all;
  const errors = inLanguage(form.lang, () => [
    ...[...told, ...pastDates(form, body, today)].map((error) => messageOf(form, error, body)),
    ...unknownKeys(form, body),
  ]);
  return errors.length === 0 ? [] : inOrder(form, errors);
}
