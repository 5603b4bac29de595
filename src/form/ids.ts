/** The ids and names that tie labels, hints, errors and the summary to their controls. */
import type { Form } from "../engine/definition.ts";

/** The id of the hint under a label. */
export const hintId = (id: string): string => `${id}-hint`;

/** The id of the error under a control. */
export const errorId = (id: string): string => `${id}-error`;

/** The id of one option of a list or a group of radio buttons. */
export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** Names only ids that exist: the hint when there is one, the error while there is one. */
export function describedBy(id: string, hint: unknown, errors: string[] | undefined): string | undefined {
  const ids = [hint ? hintId(id) : "", errors?.length ? errorId(id) : ""].filter(Boolean);
  return ids.join(" ") || undefined;
}

/** The id of a field: of its control, or of what frames its controls. */
export const fieldId = (form: Form, field: string): string => `${form.formName}_${field.replaceAll(".", "_")}`;

/** The id of the control that a field's error is mended at: the first box of a list. */
export function controlId(form: Form, field: string): string {
  const id = fieldId(form, field);
  const widget = form.fields[field.replace(/(^|\.)\d+(?=\.|$)/g, "$1*")]?.widget;
  return widget === "checkboxes" || widget === "radio" ? optionId(id, 0) : id;
}

/** A control's `name` is its payload path: `firstName`, `people.0.name`. */
export const nameOf = (path: (string | number)[]): string => path.join(".");
