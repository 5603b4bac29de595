/** The choices of a schema: an `enum`, or constants with titles under `oneOf` or `anyOf`. */
import { ownOf } from "../schema/path.ts";
import { isSame } from "../schema/same.ts";
import { isObject, type Json, type Schema } from "../schema/schema.ts";
import { spoken } from "./spoken.ts";

/** One choice: the value in the payload, its text in a control, and its label. */
export interface Choice {
  value: Json;
  /** The payload's value as a string that a control's `value` can hold: strings unchanged, anything else as JSON. */
  text: string;
  label: string;
}

const fixed = (schema: unknown): { value: Json; label?: string } | undefined => {
  if (!isObject(schema)) return undefined;
  const { const: value, enum: values, title } = schema as Schema;
  if (value !== undefined) return { value, label: title };
  if (schema.type === "null") return { value: null, label: title };
  return values?.length === 1 ? { value: values[0] as Json, label: title } : undefined;
};

/** The constants under `oneOf` or `anyOf`, if every branch is one. */
export function constants({ oneOf, anyOf }: Schema): { value: Json; label?: string }[] | undefined {
  const found = (oneOf ?? anyOf)?.map(fixed);
  return found?.length && found.every((entry) => entry !== undefined) ? found : undefined;
}

/** Whether a schema is a choice between constants: an enum, or branches that are one constant each. */
export const isChoice = (schema: Schema): boolean => Array.isArray(schema.enum) || constants(schema) !== undefined;

/** Whether a value means that nothing is chosen: the empty string, or null without a label. */
const isNone = (value: Json, label: string | undefined) => value === "" || (value === null && !label);

/** A value as the string that a control holds. */
export const controlText = (value: Json) => (typeof value === "string" ? value : JSON.stringify(value));

/** The label of a value without one in the document: a word for yes and no; for an object its name or title. */
function valueLabel(value: Json): string {
  if (typeof value === "boolean") return value ? spoken.form.yes : spoken.form.no;
  if (!isObject(value)) return controlText(value);
  const name = value.name ?? value.title ?? value.label;
  return typeof name === "string" ? name : JSON.stringify(value);
}

/**
 * The choices of a schema, in its order, without those that mean "nothing chosen".
 * @param labels the UI document's labels, by the choice's text
 */
export function choicesOf(schema: Schema, labels: { [text: string]: string } = {}): Choice[] {
  const names = schema.enumNames as string[] | undefined;
  const entries = schema.enum?.map((value, index) => ({ value, label: names?.[index] })) ?? constants(schema) ?? [];
  const texts = entries.map(({ value }) => controlText(value));
  const [once, shared] = [new Set<string>(), new Set<string>()];
  for (const text of texts) (once.has(text) ? shared : once).add(text);
  return entries.flatMap(({ value, label }, index) => {
    const known = texts[index] ?? "";
    // The string "5" beside the number 5 keeps its quotation marks, to stay distinct.
    const text = typeof value === "string" && shared.has(known) ? JSON.stringify(value) : known;
    const words = ownOf(labels, text) ?? label;
    return isNone(value, words) ? [] : [{ value, text, label: words ?? valueLabel(value) }];
  });
}

/** The choice with a given value, if there is one. */
export const choiceFor = (choices: Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => isSame(choice.value, value));
