/** Each form's contract for other tools: `dist/schemas/<form>.json`, plain JSON Schema draft-07. */
import { publishedSchema } from "../engine/published.ts";
import { readChecked } from "./read.ts";

/** The files, by their path below `dist/`. */
export function schemaFiles(root: string): { [file: string]: string } {
  const { forms, shared } = readChecked(root);
  return Object.fromEntries(
    forms.map((form) => [`schemas/${form.name}.json`, `${JSON.stringify(publishedSchema(form, shared), null, 2)}\n`]),
  );
}
