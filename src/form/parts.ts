/** Gathers what a form needs before it is drawn: nothing more for a flat one, the heavier parts for others. */
import type { Form } from "../engine/definition.ts";
import type { HeavyParts } from "./heavy.ts";

/** A form that can be drawn at once. */
export interface ReadyForm {
  form: Form;
  heavy?: HeavyParts;
}

/** Loads a form's heavier parts, if it has any. */
export async function prepare(form: Form): Promise<ReadyForm> {
  if (!form.heavy) return { form };
  const { heavyParts } = await import("./heavy.ts");
  return { form, heavy: heavyParts };
}
