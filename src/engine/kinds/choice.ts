/** A single choice of several: strings, numbers, booleans, null or objects. */
import { choiceFor, choicesOf, isChoice } from "../words/choices.ts";
import type { Kind } from "./kind.ts";

/** The kind of single choices. */
export const choice: Kind = {
  name: "choice",
  widgets: ["select", "radio"],
  fits: isChoice,
  read: ([text], schema) => (text ? choicesOf(schema).find((one) => one.text === text)?.value : undefined),
  write: (value, schema) => [choiceFor(choicesOf(schema), value)?.text ?? ""],
};
