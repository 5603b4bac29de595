/** What a widget of a project's own, `forms/widgets/<name>.tsx`, is written by (forms/README.md). */
import type { Json } from "../../engine/schema.ts";
import { spoken } from "../../engine/spoken.ts";
import { optionId } from "../ids.ts";
import { type ControlProps, isDisabled } from "./control.ts";

/** The language of the page, `de`: words of its own a widget says in it. */
export const language = (): string => spoken.form.locale ?? "en";

export { attributesOf, optionsOf } from "./control.ts";
export { useHeld } from "./held.ts";

/** What a field of each kind holds. */
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

/** What a widget is given that draws fields of some kinds. */
export interface WidgetProps<Kinds extends Drawn = Drawn> extends Omit<ControlProps, "value" | "onChange"> {
  /** What the field holds, once it is filled in: a text that cannot be read is kept as it was typed. */
  value: Values[Kinds] | undefined;
  /** Hands a value to the form; nothing takes the answer back. */
  onChange(value: Values[Kinds] | undefined): void;
}

/**
 * What each control of a group has in common with the others, as attributes.
 * @param index which of them it is
 * @param text what it stands for: its `value`
 */
export const attributesOfPart = (props: ControlProps, index: number, text: string) => ({
  id: optionId(props.id, index),
  name: props.name,
  value: text,
  disabled: isDisabled(props, text),
  "aria-invalid": props.invalid,
  "aria-describedby": props.describedBy,
});
