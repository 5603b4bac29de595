/** Computed fields follow what they are computed from: their values are part of the form's data, and so are shown, kept and sent. */
import { useEffect } from "react";
import type { Json, JsonObject } from "../engine/schema.ts";
import type { FormContext } from "./context.ts";

const isSame = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Brings the computed fields of a form up to date, after each change of its data.
 * @param data the form's; nothing where a part of it is drawn
 */
export function useComputed({ form, drawn, onScreen }: FormContext, data: JsonObject | undefined): void {
  useEffect(() => {
    const whole = data && form.complete?.(onScreen(data));
    if (!whole) return;
    for (const field of form.computed ?? []) {
      // What comes by itself into a form that nobody has touched is no edit.
      const edited = data[field] === undefined ? undefined : `${form.formName}.${field}`;
      if (!isSame(whole[field], data[field])) drawn.current?.onChange(whole[field], [field], undefined, edited);
    }
  }, [form, drawn, onScreen, data]);
}
