/** The names of kinds in errors for developers; no page includes them. */
import type { Kind } from "../../kinds/kind.ts";

const words: { [kind: string]: string } = {
  constant: "a fixed value",
  boolean: "yes or no",
  choices: "a list of choices",
  choice: "one choice",
  files: "a list of files",
  file: "a file",
  branches: "a choice between several schemas, which has no widget of its own",
  date: "a date",
  "date-time": "a date with a time",
  time: "a time of day",
  text: "a text",
  number: "a number",
  list: "a list, which has no widget of its own",
  group: "a group of fields, which has no widget of its own",
};

/** The name of a kind: "one choice". */
export const wordsOf = (kind: Kind | undefined): string => words[kind?.name ?? ""] ?? "nothing that is known";
