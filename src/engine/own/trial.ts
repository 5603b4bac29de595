/** A field that a project's own widget is tried with: what asks for the drawing, and what draws, agree on it here. */
import type { FieldUi } from "../definition.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Json, Schema } from "../schema.ts";

/** The field, and how it stands. */
export interface Trial {
  /** The name that the widget is known by, and its component. */
  widget: string;
  component: unknown;
  isGroup?: boolean;
  kind: Kind;
  schema: Schema;
  look: Partial<FieldUi>;
  value?: Json;
  /** What is wrong with it. */
  errors?: string[];
  readonly?: boolean;
}

/** What draws such fields (src/form/widgets/trial.tsx), with the name and the id that their controls are to have. */
export interface Drawer {
  trialId: string;
  trialName: string;
  /** The markup of a field, its label and its error included; whatever the widget throws, it throws. */
  drawnTrial: (trial: Trial) => string;
}
