/** One choice of several: texts, numbers, booleans, null or whole objects. */
import { choiceFor, choicesOf, isChoice } from "../choices.ts";
import type { Kind } from "./kind.ts";

/** The kind. */
export const choice: Kind = {
  name: "choice",
  widgets: ["select", "radio"],
  fits: isChoice,
  read: ([text], schema) => (text ? choicesOf(schema).find((one) => one.text === text)?.value : undefined),
  write: (value, schema) => [choiceFor(choicesOf(schema), value)?.text ?? ""],
};
