/** Names of the entries of a list, which share a label, and of free keys. */

import { spoken } from "../words/spoken.ts";
import type { FieldUi } from "./definition.ts";
import { isUnnamed } from "./keys.ts";

/** Stands for the name of an entry in the messages about it. */
export const entryMark = "{#}";

/** The name of the entry or free key that a path ends with, or else the field's label: "Guest 2". */
export function entryName({ label, entry }: Pick<FieldUi, "label" | "entry">, step: string | number = ""): string {
  if (entry === "numbered") return `${label} ${Number(step) + 1}`;
  if (entry !== "keyed") return label;
  return isUnnamed(String(step)) ? spoken.form.newEntry : String(step);
}
