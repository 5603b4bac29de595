/** Each form's contract for other tools: `dist/schemas/<form>.json`, plain JSON Schema draft-07. */
import { DocumentError } from "../../engine/check/problem.ts";
import { publishedSchema } from "../../engine/rules/published.ts";
import { readAnyway } from "../read.ts";
import { problemsOf } from "./standing.ts";

/**
 * The functions that create the files, by path below `dist/`.
 * @returns functions that throw the DocumentError of their form's own documents
 */
export function schemaFiles(root: string): { [file: string]: () => string } {
  const { project, problems } = readAnyway(root);
  return Object.fromEntries(
    project.forms.map((form) => [
      `schemas/${form.name}.json`,
      () => {
        const own = problemsOf(form.name, problems);
        if (own.length > 0) throw new DocumentError(own);
        return `${JSON.stringify(publishedSchema(form, project.shared), null, 2)}\n`;
      },
    ]),
  );
}
