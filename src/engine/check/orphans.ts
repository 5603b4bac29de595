/** Checks that every file in forms/ presents a form. */
import { schemaFile, uiFile } from "../documents.ts";
import type { Problem } from "./problem.ts";
import { nearest } from "./suggest.ts";

function problemOf(file: string, forms: string[]): Problem {
  const name = file.slice("forms/".length).replace(/(\.ui)?\.json$/, "");
  const meant = nearest(name, forms);
  if (!file.endsWith(".ui.json"))
    return {
      file,
      path: "",
      expected: "a name of the form <form>.ui.json",
      found: `"${file.slice("forms/".length)}"`,
      fix: `rename it to ${uiFile(name)}`,
    };
  return {
    file,
    path: "",
    expected: `a schema to present: ${schemaFile(name)}`,
    found: "none",
    fix: meant ? `rename this file to ${uiFile(meant)}, or write the schema` : "write the schema, or remove this file",
  };
}

/**
 * Files in forms/ that present nothing: they have no schema, or not the name of a UI document.
 * @param forms the names of the forms that there are
 */
export function checkOrphans(forms: string[], files: string[]): Problem[] {
  const known = new Set(forms.map(uiFile));
  return files.filter((file) => !known.has(file)).map((file) => problemOf(file, forms));
}
