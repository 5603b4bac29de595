/** The options of a choice, as its control shows them. */

/** A choice as react-jsonschema-form lists it, from an `enum` or from a `oneOf` of constants. */
interface Choice {
  value: unknown;
  label: string;
}

/** A choice as a control draws it: its value as text, and the words for it. */
export interface Option {
  value: string;
  label: string;
}

/** The choices, labelled by the UI document; the empty text is not a choice but the lack of one. */
export function optionsOf(choices: Choice[] | undefined, labels: unknown): Option[] {
  const named = (labels ?? {}) as { [value: string]: string };
  return (choices ?? [])
    .filter(({ value }) => value !== "")
    .map(({ value, label }) => ({ value: String(value), label: named[String(value)] ?? label }));
}

/** A choice's own value for a control's text: `"3"` may stand for the number 3; nothing stands for no choice. */
export const choiceOf = (choices: Choice[] | undefined, text: string): unknown =>
  text === "" ? undefined : choices?.find(({ value }) => String(value) === text)?.value;
