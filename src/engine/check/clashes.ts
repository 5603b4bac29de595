/** Checks that no two forms, and no form and page, claim the same route or the same `formName`. */
import { type FormDocuments, formNameOf, type Project, routeOf, schemaFile, uiFile } from "../documents.ts";
import { type Problem, quote } from "./problem.ts";

/** Where a form says its route, and how to give it another. */
function routePlace({ name, ui }: FormDocuments) {
  return ui.route === undefined
    ? { file: schemaFile(name), path: "", fix: `write another as "route" in ${uiFile(name)}` }
    : { file: uiFile(name), path: "/route", fix: "write another route" };
}

/** Where a form says its `formName`, and how to give it another. */
function namePlace({ name, schema }: FormDocuments) {
  const isDeclared = schema.properties?.formName !== undefined;
  return {
    file: schemaFile(name),
    path: isDeclared ? "/properties/formName/const" : "",
    fix: "give one of the two forms another name",
  };
}

/** Two forms, or a form and a page, must not claim the same value. */
function clashes(
  forms: FormDocuments[],
  what: string,
  claimOf: (form: FormDocuments) => string,
  placeOf: (form: FormDocuments) => Pick<Problem, "file" | "path" | "fix">,
  taken = new Map<string, string>(),
): Problem[] {
  const owners = new Map(taken);
  return forms.flatMap((form) => {
    const value = claimOf(form);
    const place = placeOf(form);
    const other = owners.get(value);
    if (!other) {
      owners.set(value, place.file);
      return [];
    }
    return [{ ...place, expected: `a ${what} of its own`, found: `${quote(value)}, which ${other} has too` }];
  });
}

/** Routes and names that are claimed twice; the later form is the one to change. */
export function checkClashes({ forms, pages }: Project): Problem[] {
  const pageRoutes = new Map(pages.map(({ route, file }) => [route, file]));
  return [
    ...clashes(forms, "route", routeOf, routePlace, pageRoutes),
    ...clashes(forms, "formName", formNameOf, namePlace),
  ];
}
