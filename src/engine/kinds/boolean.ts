/** A boolean: yes or no. */

import type { Schema } from "../schema/schema.ts";
import { type Choice, choicesOf } from "../words/choices.ts";
import { type Kind, typeOf } from "./kind.ts";

/** Both answers as choices, labeled by the schema or the UI document. */
function answersOf(schema: Schema, labels: { [text: string]: string } = {}): Choice[] {
  const given = choicesOf(schema, labels).filter(({ value }) => typeof value === "boolean");
  return given.length > 0 ? given : choicesOf({ enum: [true, false] }, labels);
}

/** An unchecked checkbox is empty, and means no. */
const box: Pick<Kind, "read" | "write"> = {
  read: (texts) => texts.includes("true"),
  write: (value) => (value === true ? ["true"] : []),
};

/** The kind of booleans. A checkbox holds `true` when checked, and nothing otherwise. */
export const boolean: Kind = {
  name: "boolean",
  widgets: ["checkbox", "radio", "select"],
  fits: (schema) => typeOf(schema) === "boolean" || schema.const === true,
  read: ([text]) => (text === "true" ? true : text === "false" ? false : undefined),
  answers: answersOf,
  held: (widget) => (widget === "checkbox" ? box : undefined),
  write: (value) => (typeof value === "boolean" ? [String(value)] : []),
};
