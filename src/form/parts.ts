/** Gathers what a form needs before it is drawn: nothing more for a flat one, the heavier parts and the steps for others. */
import type { Form } from "../engine/definition.ts";
import type { FormContext, Steps } from "./context.ts";
import type { HeavyParts } from "./heavy.ts";

/** A form that can be drawn at once. */
export interface ReadyForm {
  form: Form;
  heavy?: HeavyParts;
  /** Makes the steps of a form that is shown in steps. */
  stepsOf?: (context: FormContext) => Steps;
}

/** Loads what a form has beyond its flat fields on one page, if it has any. */
export async function prepare(form: Form): Promise<ReadyForm> {
  const [heavy, steps] = await Promise.all([
    form.heavy ? import("./heavy.ts") : undefined,
    form.steps ? import("./steps/steps.tsx") : undefined,
  ]);
  return { form, heavy: heavy?.heavyParts, stepsOf: steps?.stepsOf };
}
