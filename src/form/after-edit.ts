/** What is left of a form's errors while they are mended. */
import type { FieldError } from "../engine/define/definition.ts";
import { idSeparator } from "./ids.ts";

/**
 * The errors that remain after an edit: without that of the edited field; and where a list or a branch was changed, those
 * inside it are computed anew, since entries may have moved. They stay in their place among the others: a screen reader would
 * say anew what moves in an alert.
 */
export function afterEdit(
  shown: FieldError[],
  now: FieldError[],
  idOf: (field: string) => string,
  edited: string,
): FieldError[] {
  const isInside = ({ field }: FieldError) => idOf(field).startsWith(`${edited}${idSeparator}`);
  const first = shown.find(isInside);
  return shown.flatMap((error) => {
    if (isInside(error)) return error === first ? now.filter(isInside) : [];
    return idOf(error.field) === edited ? [] : error;
  });
}
