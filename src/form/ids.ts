/** The ids and names that tie labels, hints, errors and the summary to their controls. */
import type { Form } from "../engine/define/definition.ts";
import { pathOf, stepsOf } from "../engine/schema/path.ts";

/** Joins the steps of an id: no step contains it, so no two fields share an id. */
export const idSeparator = ".";

/** An id without spaces, which would split it in a list of ids: names and keys may contain them. */
export const domId = (id: string): string =>
  id.replace(/[^\w.-]/gu, (sign) => `-${sign.codePointAt(0)?.toString(16)}-`);

/** The id of the hint under a label. */
export const hintId = (id: string): string => `${id}-hint`;

/** The id of the error under a control. */
export const errorId = (id: string): string => `${id}-error`;

/** The id of one option of a list or a group of radio buttons. */
export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** Lists only ids that exist: that of the hint, that of the error while there is one. */
export function describedBy(id: string, hint: unknown, errors: string[] | undefined): string | undefined {
  const ids = [hint ? hintId(id) : "", errors?.length ? errorId(id) : ""].filter(Boolean);
  return ids.join(" ") || undefined;
}

/** The id that react-jsonschema-form uses for the field at a path. */
export const rawId = (form: Form, field: string): string => [form.formName, ...stepsOf(field)].join(idSeparator);

/** The id of a field on the page: that of its control, or of the frame around its controls. */
export const fieldId = (form: Form, field: string): string => domId(rawId(form, field));

/**
 * What else has an id: the buttons for actions on a list, an entry, a free key, an answer or a form in steps, the select of a
 * branch, and the frame of an entry.
 */
type Action = "goOn" | "add" | "remove" | "moveUp" | "moveDown" | "copy" | "clear" | "branch" | "entry";

/** The id of the control for an action on a field. */
export const actionId = (id: string, action: Action): string => `${id}__${action}`;

/** A control's `name` is its payload path: `firstName`, `people.0.name`. */
export const nameOf = (path: (string | number)[]): string => pathOf(path);
