/** Loads what a form needs before it is rendered: nothing more for a flat one, rich parts and steps for others. */
import type { Form } from "../engine/define/definition.ts";
import { flatKinds } from "../engine/kinds/flat.ts";
import type { Kind } from "../engine/kinds/kind.ts";
import type { FormContext, Steps } from "./context.ts";
import type { RichParts } from "./rich/rich-parts.ts";

/** A form that is ready to be rendered. */
export interface ReadyForm {
  form: Form;
  rich?: RichParts;
  /** The kinds of field that it may have. */
  kinds: readonly Kind[];
  /** Creates the steps of a form that is shown in steps. */
  stepsOf?: (context: FormContext) => Steps;
}

/** Loads the parts for whatever a form has beyond flat fields on one page. */
export async function prepare(form: Form): Promise<ReadyForm> {
  const [rich, steps] = await Promise.all([
    form.rich ? import("./rich/rich-parts.ts").then(({ richPartsOf }) => richPartsOf(form)) : undefined,
    form.steps ? import("./steps/steps.tsx") : undefined,
  ]);
  return { form, rich, kinds: rich?.kinds ?? flatKinds, stepsOf: steps?.stepsOf };
}
