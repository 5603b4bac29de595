/** Gathers what a form needs before it is drawn: nothing more for a flat one, the richer parts and the steps for others. */
import type { Form } from "../engine/definition.ts";
import { flatKinds } from "../engine/kinds/flat.ts";
import type { Kind } from "../engine/kinds/kind.ts";
import type { FormContext, Steps } from "./context.ts";
import type { RichParts } from "./rich-parts.ts";

/** A form that can be drawn at once. */
export interface ReadyForm {
  form: Form;
  rich?: RichParts;
  /** The kinds of field that it may have. */
  kinds: readonly Kind[];
  /** Makes the steps of a form that is shown in steps. */
  stepsOf?: (context: FormContext) => Steps;
}

/** Loads what a form has beyond its flat fields on one page, if it has any. */
export async function prepare(form: Form): Promise<ReadyForm> {
  const [rich, steps] = await Promise.all([
    form.rich ? import("./rich-parts.ts").then(({ richPartsOf }) => richPartsOf(form)) : undefined,
    form.steps ? import("./steps/steps.tsx") : undefined,
  ]);
  return { form, rich, kinds: rich?.kinds ?? flatKinds, stepsOf: steps?.stepsOf };
}
