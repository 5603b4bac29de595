/** Any number of choices from a list, sent in the order of the schema. */

import { isObject, type Schema } from "../schema/schema.ts";
import { choiceFor, choicesOf, isChoice } from "../words/choices.ts";
import { type Kind, typeOf } from "./kind.ts";

/**
 * Whether a schema is a list of distinct choices, shown as checkboxes. A list that allows duplicates is an ordinary
 * growing list instead.
 */
export const isChoiceList = (schema: Schema): boolean =>
  typeOf(schema) === "array" && schema.uniqueItems === true && isObject(schema.items) && isChoice(schema.items);

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
