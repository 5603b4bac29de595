/** Names of the entries of a list, which share a label, and of free keys. */
import type { FieldUi } from "./definition.ts";

/** Stands for the name of an entry in the messages about it. */
export const entryMark = "{#}";

/** The name of the entry or free key that a path ends with, or else the field's label: "Guest 2". */
export const entryName = ({ label, entry }: Pick<FieldUi, "label" | "entry">, step: string | number = ""): string =>
  entry === "keyed" ? String(step) : entry === "numbered" ? `${label} ${Number(step) + 1}` : label;
