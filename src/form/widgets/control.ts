/** The properties that every widget receives. */
import type { ComponentType } from "react";
import type { FieldUi } from "../../engine/define/definition.ts";
import type { Kind } from "../../engine/kinds/kind.ts";
import type { Json, Schema } from "../../engine/schema/schema.ts";
import { choicesOf } from "../../engine/words/choices.ts";
import type { Edits } from "../context.ts";

/** The properties of a widget. */
export interface ControlProps {
  id: string;
  /** The control's `name`: the path of its field. */
  name: string;
  /** How the control's text becomes the value and back. */
  kind: Kind;
  widget: string;
  schema: Schema;
  look: Partial<FieldUi>;
  label: string;
  value: Json | undefined;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Whether other fields depend on the value, so that each edit is committed at once. */
  isTrigger?: boolean;
  invalid?: true;
  describedBy?: string;
  /** Passes a value to the form. A method, whose parameter is bivariant: a widget for numbers may pass its props to any other. */
  onChange(value: Json | undefined): void;
  /** Whether it had an answer before a reload that no draft could store; known once the form is hydrated. */
  isLost?(): boolean | undefined;
  edits: Edits;
  /** The id of the form around it. */
  formId: string;
}

/** The component that draws a field. */
export type Widget = ComponentType<ControlProps> & {
  /** Whether it is several controls, which share a legend: the first has the id `optionId(id, 0)`. */
  isGroup?: boolean;
};

/** What all native controls have in common, as attributes. */
export const attributesOf = ({ id, name, disabled, required, invalid, describedBy, look }: ControlProps) => ({
  id,
  name,
  disabled,
  autoComplete: look.autocomplete,
  autoFocus: look.autofocus,
  "aria-required": required || undefined,
  "aria-invalid": invalid,
  "aria-describedby": describedBy,
});

/** The choices of a field, labeled by the UI document. */
export const optionsOf = ({ schema, kind, look }: Pick<ControlProps, "schema" | "kind" | "look">) =>
  kind.answers?.(schema, look.options) ??
  choicesOf(kind.name === "choices" ? (schema.items as Schema) : schema, look.options);

/** Whether an option is shown and cannot be chosen. */
export const isDisabled = ({ look, disabled, readOnly }: ControlProps, text: string): boolean | undefined =>
  disabled || readOnly || look.disabledOptions?.includes(text) || undefined;
