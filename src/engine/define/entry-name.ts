/** Names of the entries of a list, which share a label, and of free keys. */

import { knownPath, pathOf } from "../schema/path.ts";
import { spoken } from "../words/spoken.ts";
import type { FieldUi, Form } from "./definition.ts";
import { isUnnamed } from "./keys.ts";

/** Stands for the name of an entry in the messages about it. */
export const entryMark = "{#}";

/** The name of the entry or free key that a path ends with, or else the field's label: "Guest 2". */
export function entryName({ label, entry }: Pick<FieldUi, "label" | "entry">, step: string | number = ""): string {
  if (entry === "numbered") return `${label} ${Number(step) + 1}`;
  if (entry !== "keyed") return label;
  return isUnnamed(String(step)) ? spoken.form.newEntry : String(step);
}

/** The names of the entries and free keys along a path, from the outermost: `["Trip 1", "Guest 2"]`. */
export const entriesAlong = (form: Form, steps: (string | number)[]): string[] =>
  steps.flatMap((step, index) => {
    const look = form.fields[knownPath(form, pathOf(steps.slice(0, index + 1)))];
    return look?.entry ? [entryName(look, step)] : [];
  });
