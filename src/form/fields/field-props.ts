/** What our own fields receive in addition to react-jsonschema-form's field properties. */
import type { FieldProps, UiSchema } from "@rjsf/utils";
import type { FieldUi } from "../../engine/define/definition.ts";
import type { Schema } from "../../engine/schema/schema.ts";

/** The properties of a field once its kind and its look are known. */
export interface DrawnField extends FieldProps {
  look: Partial<FieldUi>;
  /** The field's label; for an entry of a list, with its number. */
  label: string;
}

/** What a group or list template receives through the UI schema, the only channel react-jsonschema-form offers. */
interface Handed extends Pick<DrawnField, "label" | "look"> {
  /** The name of its chooser, if it is a branch, which is rendered inside the frame of its choice. */
  chooser?: string;
  /** The branch's name in the chooser. */
  chosen?: string;
  /** The branch itself, before it is resolved. */
  branch?: Schema;
  /** The names of fields of this group that are rendered elsewhere: around this branch, or by the branch inside the group. */
  elsewhere?: string[];
}

/** A UI schema that carries it. */
export const handOn = (handed: Partial<Handed>): UiSchema => ({ "ui:handed": handed });

/** What it carries. */
export const handedIn = (uiSchema: UiSchema | undefined): Partial<Handed> => uiSchema?.["ui:handed"] ?? {};
