/** The ids and names that tie labels, hints, errors and the summary to their controls. */
import type { Form } from "../engine/definition.ts";
import { pathOf, stepsOf } from "../engine/path.ts";

/** What joins the steps of an id: no field's name contains it, so no two fields share an id. */
export const idSeparator = ".";

/** An id without characters that end it where ids are listed: names and keys may have spaces in them. */
export const domId = (id: string): string =>
  id.replace(/[^\w.-]/gu, (sign) => `-${sign.codePointAt(0)?.toString(16)}-`);

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

/** The id that react-jsonschema-form knows the field at a path by. */
export const rawId = (form: Form, field: string): string => [form.formName, ...stepsOf(field)].join(idSeparator);

/** The id of a field on the page: of its control, or of what frames its controls. */
export const fieldId = (form: Form, field: string): string => domId(rawId(form, field));

/** What can be done to a list, an entry, a free key or an answer; each has a button. */
type Action = "add" | "remove" | "moveUp" | "moveDown" | "copy" | "clear";

/** The id of a button of a field. */
export const buttonId = (id: string, action: Action): string => `${id}__${action}`;

/** A control's `name` is its payload path: `firstName`, `people.0.name`. */
export const nameOf = (path: (string | number)[]): string => pathOf(path);
