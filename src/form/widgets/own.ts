/** The API for a project's own widgets, `forms/widgets/<name>.tsx` (forms/README.md). */
import type { Json } from "../../engine/schema/schema.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { optionId } from "../ids.ts";
import { type ControlProps, isDisabled } from "./control.ts";

/** The language of the page, `de`: for a widget's own texts. */
export const language = (): string => spoken.form.locale ?? "en";

export { attributesOf, optionsOf } from "./control.ts";
export { useHeld } from "./held.ts";

/** The values of fields, by kind. */
interface Values {
  text: string;
  date: string;
  "date-time": string;
  time: string;
  number: number;
  boolean: boolean;
  choice: Json;
  choices: Json[];
  file: string;
  files: string[];
}

/** A kind of field that a widget can draw. */
export type Drawn = keyof Values;

/** The kinds of field that a widget draws: `export const takes: Takes = ["number"];`. */
export type Takes = readonly [Drawn, ...Drawn[]];

/** The props of a widget that draws fields of some kinds. */
export interface WidgetProps<Kinds extends Drawn = Drawn> extends Omit<ControlProps, "value" | "onChange"> {
  /** The field's value, once it is filled in: a text that cannot be parsed is kept as it was typed. */
  value: Values[Kinds] | undefined;
  /** Passes a value to the form; undefined clears the answer. */
  onChange(value: Values[Kinds] | undefined): void;
}

/**
 * The attributes of one control in a group.
 * @param index its index
 * @param text its `value`
 */
export const attributesOfPart = (props: ControlProps, index: number, text: string) => ({
  id: optionId(props.id, index),
  name: props.name,
  value: text,
  disabled: isDisabled(props, text),
  "aria-invalid": props.invalid,
  "aria-describedby": props.describedBy,
});
