/** What our own fields are given beside react-jsonschema-form's properties of a field. */
import type { FieldProps, UiSchema } from "@rjsf/utils";
import type { FieldUi } from "../engine/definition.ts";

/** The properties of a field once its kind and its look are known. */
export interface DrawnField extends FieldProps {
  look: Partial<FieldUi>;
  /** What the field is called; an entry of a list with its number. */
  label: string;
}

/** What a group or a list is told of itself: react-jsonschema-form hands templates nothing but a UI schema. */
export interface Handed extends Pick<DrawnField, "label" | "look"> {
  /** Whether the group is drawn without a frame, as a branch inside the frame of its choice. */
  isBare?: boolean;
}

/** A UI schema that carries it. */
export const handOn = (handed: Partial<Handed>): UiSchema => ({ "ui:handed": handed });

/** What it carries. */
export const handedIn = (uiSchema: UiSchema | undefined): Partial<Handed> => uiSchema?.["ui:handed"] ?? {};
