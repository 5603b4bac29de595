/** What a form holds as a draft keeps it: its data is the one truth, and the controls follow. */
import type { Json, JsonObject } from "../engine/schema.ts";
import type { FormContext } from "./context.ts";
import type { KeptState } from "./draft.ts";
import { withValue } from "./early.ts";

/** Stands for a value that was taken out, which JSON would forget and a default would come back for. */
const cleared = "\u0000";

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
export function stateOf({ choosers, controls }: FormContext, form: Element | null, data: JsonObject): KeptState {
  let kept: Json | undefined = data;
  for (const { name, type, autocomplete } of form?.querySelectorAll<HTMLInputElement>("[name]") ?? []) {
    const { steps } = controls.get(name) ?? {};
    if (steps && /password|file/.test(type + autocomplete)) kept = withValue(kept, steps, undefined);
  }
  return {
    data: JSON.parse(JSON.stringify(kept, (_key, value) => value ?? (value === null ? null : cleared))),
    branches: Object.fromEntries([...choosers].map(([name, { chosen }]) => [name, chosen])),
    query: location.search,
  };
}

/** The data again that was kept. */
export function restored<T extends Json>(value: T): T {
  if (value === cleared) return undefined as never;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(restored) as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, restored(inner)])) as T;
}
