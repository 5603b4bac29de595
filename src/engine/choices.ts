/** The choices a schema offers: an `enum`, or constants under `oneOf` or `anyOf` with a title each. */
import { isObject, type Json, type Schema } from "./schema.ts";

/** One choice: the value that is sent, the text its control carries for it, and its words. */
export interface Choice {
  value: Json;
  /** Strings as they are, anything else as JSON: the payload's value as a control's `value` can hold it. */
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

/** The constants of a `oneOf` or `anyOf`, when it has nothing else. */
function constants({ oneOf, anyOf }: Schema): { value: Json; label?: string }[] | undefined {
  const found = (oneOf ?? anyOf)?.map(fixed);
  return found?.length && found.every((entry) => entry !== undefined) ? found : undefined;
}

/** Whether a schema is a choice between fixed values. */
export const isChoice = (schema: Schema): boolean => Array.isArray(schema.enum) || constants(schema) !== undefined;

/**
 * Whether a schema is a list whose entries are chosen from fixed values: shown as checkboxes, each value once. Where a
 * value may be taken again the list grows, as any other.
 */
export const isChoiceList = (schema: Schema): boolean =>
  schema.type === "array" && schema.uniqueItems === true && isObject(schema.items) && isChoice(schema.items as Schema);

/** Whether a value means that nothing is chosen: the empty text, and null where nothing calls it a choice. */
const isNone = (value: Json, label: string | undefined) => value === "" || (value === null && !label);

/** A value as the text of a control. */
export const controlText = (value: Json) => (typeof value === "string" ? value : JSON.stringify(value));

/** A value as people read it, where nobody wrote a label: an object by its name or title. */
function valueLabel(value: Json): string {
  if (!isObject(value)) return controlText(value);
  const name = value.name ?? value.title ?? value.label;
  return typeof name === "string" ? name : JSON.stringify(value);
}

/**
 * The choices of a schema, in its order; what only means that nothing is chosen is left out.
 * @param labels the UI document's words for a choice, by its text
 */
export function choicesOf(schema: Schema, labels: { [text: string]: string } = {}): Choice[] {
  const names = schema.enumNames as string[] | undefined;
  const entries = schema.enum?.map((value, index) => ({ value, label: names?.[index] })) ?? constants(schema) ?? [];
  const texts = entries.map(({ value }) => controlText(value));
  return entries.flatMap(({ value, label }, index) => {
    // The text 5 beside the number 5 is told apart by its quotation marks.
    const shared = typeof value === "string" && texts.indexOf(value) !== texts.lastIndexOf(value);
    const text = shared ? JSON.stringify(value) : (texts[index] ?? "");
    const words = labels[text] ?? label;
    return isNone(value, words) ? [] : [{ value, text, label: words ?? valueLabel(value) }];
  });
}

/** A value as one text, whatever the order of its keys: equal values have equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  ) ?? "";

/** The choice that a value is, if it is one. */
export function choiceFor(choices: Choice[], value: unknown): Choice | undefined {
  const wanted = canonical(value);
  return choices.find((choice) => choice.value === value || canonical(choice.value) === wanted);
}
