/** Keeps computed fields up to date: their values are part of the form's data, so they are shown, stored in drafts and sent. */
import { isSame } from "../../engine/schema/same.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import type { FormContext } from "../context.ts";

/**
 * Computes a form's computed fields anew, after each change of its data.
 * @param data undefined until it includes the draft and earlier input: a value computed without these would replace them
 */
export function recompute({ form, drawn, payload }: FormContext, data: JsonObject | undefined): void {
  const whole = data && form.complete?.(payload(data));
  if (!whole) return;
  for (const field of form.computed ?? []) {
    // A first value in an untouched form is not an edit.
    const edited = data[field] === undefined ? undefined : `${form.formName}.${field}`;
    if (!isSame(whole[field], data[field])) drawn.current?.onChange(whole[field], [field], undefined, edited);
  }
}
