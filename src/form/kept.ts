/** A form's state as a draft stores it: its data is the source of truth, and the controls follow. */
import { isObject, type Json, type JsonObject } from "../engine/schema/schema.ts";
import { isSecret } from "../engine/visit/secret.ts";
import type { FormContext } from "./context.ts";
import type { ControlStates, KeptState } from "./draft.ts";
import { withValue } from "./early.ts";

/** Marks a cleared value: JSON would drop it, and its default would come back. */
const cleared = "\u0000";

/** A copy of some data with one value replaced by another, at any depth. */
function replaced(value: unknown, one: unknown, other: unknown): unknown {
  if (value === one) return other;
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, one, other));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, one, other)]));
}

/** The data including pending edits of controls. */
export function dataNow({ edits, controls }: FormContext, data: JsonObject): JsonObject {
  let now: Json | undefined = data;
  for (const { path, read } of edits.all()) {
    const { steps } = controls.get(path) ?? {};
    if (steps) now = withValue(now, steps, read() as Json);
  }
  return now as JsonObject;
}

/** The state that may be stored: without secrets. */
export function stateOf(context: FormContext, form: Element | null, data: JsonObject): KeptState {
  const { choosers, controls } = context;
  let kept: Json | undefined = dataNow(context, data);
  for (const control of form?.querySelectorAll<HTMLInputElement>("[name]") ?? []) {
    const { steps } = controls.get(control.name) ?? {};
    if (steps && isSecret(control)) kept = withValue(kept, steps, undefined);
  }
  return {
    data: replaced(kept, undefined, cleared) as JsonObject,
    branches: Object.fromEntries([...choosers].map(([name, { chosen }]) => [name, chosen])),
    query: location.search,
  };
}

/** Restores stored data. */
export const restored = (data: JsonObject): JsonObject => replaced(data, cleared, undefined) as JsonObject;

/** Values of the controls after the keeper restored a draft. */
export const firstOf =
  (base: ControlStates) =>
  (control: string, drawn: string[]): string[] => {
    let first = drawn;
    for (const [, [name, value, state]] of base)
      if (name === control) {
        const others = typeof state === "boolean" ? first.filter((text) => text !== value) : [];
        first = value && state !== false ? [...others, value] : others;
      }
    return first;
  };
