/** What a form holds as a draft keeps it: its data is the one truth, and the controls follow. */
import { isObject, type Json, type JsonObject } from "../engine/schema.ts";
import type { FormContext } from "./context.ts";
import type { ControlStates, KeptState } from "./draft.ts";
import { withValue } from "./early.ts";

/** Stands for a value that was taken out, which JSON would forget and a default would come back for. */
const cleared = "\u0000";

/** A copy of some data with one value in the place of another, at any depth. */
function replaced(value: unknown, one: unknown, other: unknown): unknown {
  if (value === one) return other;
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, one, other));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, one, other)]));
}

/** The data with what controls hold and the form has not heard of yet. */
export function dataNow({ edits, controls }: FormContext, data: JsonObject): JsonObject {
  let now: Json | undefined = data;
  for (const { path, read } of edits.all()) {
    const { steps } = controls.get(path) ?? {};
    if (steps) now = withValue(now, steps, read() as Json);
  }
  return now as JsonObject;
}

/** What may be kept of it: passwords and files stay with the visitor. */
export function stateOf(context: FormContext, form: Element | null, data: JsonObject): KeptState {
  const { choosers, controls } = context;
  let kept: Json | undefined = dataNow(context, data);
  for (const { name, type, autocomplete } of form?.querySelectorAll<HTMLInputElement>("[name]") ?? []) {
    const { steps } = controls.get(name) ?? {};
    if (steps && /password|file/.test(type + autocomplete)) kept = withValue(kept, steps, undefined);
  }
  return {
    data: replaced(kept, undefined, cleared) as JsonObject,
    branches: Object.fromEntries([...choosers].map(([name, { chosen }]) => [name, chosen])),
    query: location.search,
  };
}

/** The data again that was kept. */
export const restored = (data: JsonObject): JsonObject => replaced(data, cleared, undefined) as JsonObject;

/**
 * What controls held when the keeper had filled them from a draft.
 * @param link names that a deep link fills in instead
 */
export const firstOf =
  (base: ControlStates, link: URLSearchParams) =>
  (control: string, drawn: string[]): string[] => {
    let first = drawn;
    for (const [, [name, value, state]] of base)
      if (name === control && !link.has(name)) {
        const others = typeof state === "boolean" ? first.filter((text) => text !== value) : [];
        first = value && state !== false ? [...others, value] : others;
      }
    return first;
  };
