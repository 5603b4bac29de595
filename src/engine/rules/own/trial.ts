/** The interface between the check of a project's own widget and the module that draws it. */
import type { FieldUi } from "../../define/definition.ts";
import type { Kind } from "../../kinds/kind.ts";
import type { Json, Schema } from "../../schema/schema.ts";

/** A sample field with its state. */
interface Trial {
  /** The name of the widget, and its component. */
  widget: string;
  component: unknown;
  isGroup?: boolean;
  kind: Kind;
  schema: Schema;
  look: Partial<FieldUi>;
  value?: Json;
  /** The field's validation errors. */
  errors?: string[];
  readonly?: boolean;
}

/** Draws such fields (src/form/widgets/trial.tsx); has the name and id that their controls must get. */
export interface Drawer {
  trialId: string;
  trialName: string;
  /** The markup of a field with its label and error. Rethrows what the widget throws. */
  drawnTrial: (trial: Trial) => string;
}
