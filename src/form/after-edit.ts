/** The errors that remain while a visitor corrects a form. */
import type { FieldError } from "../engine/define/definition.ts";
import { idSeparator } from "./ids.ts";

/**
 * The errors that remain after an edit: without that of the edited field; inside a list or branch that was changed, they are
 * computed again, since entries may have moved. Each keeps its position among the others, since a screen reader would repeat
 * whatever moves in an alert.
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
