/** Any number of choices from a list, sent in the order of the schema. */
import { choiceFor, choicesOf, isChoiceList } from "../choices.ts";
import type { Schema } from "../schema.ts";
import type { Kind } from "./kind.ts";

const entriesOf = (schema: Schema) => choicesOf(schema.items as Schema);

/** The kind of multiple choices. */
export const choices: Kind = {
  name: "choices",
  widgets: ["checkboxes", "select"],
  fits: isChoiceList,
  read: (texts, schema) =>
    entriesOf(schema)
      .filter(({ text }) => texts.includes(text))
      .map(({ value }) => value),
  write: (value, schema) => {
    const all = entriesOf(schema);
    return (Array.isArray(value) ? value : []).flatMap((entry) => choiceFor(all, entry)?.text ?? []);
  },
};
