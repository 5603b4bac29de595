/** Checks all documents of a project together and each by itself. */
import { contractOf } from "../contract.ts";
import { type FormDocuments, formNameOf, type Project, routeOf, schemaFile, uiFile } from "../documents.ts";
import { UnresolvedRef } from "../refs.ts";
import { checkMeta } from "./meta.ts";
import { checkPresentation } from "./presentation.ts";
import { type Problem, quote } from "./problem.ts";
import { checkRules } from "./rules.ts";

function checkForm(documents: FormDocuments, project: Project): Problem[] {
  const { name, schema, ui } = documents;
  const file = schemaFile(name);
  const meta = [...checkMeta("schema", file, schema), ...checkMeta("ui", uiFile(name), ui)];
  if (meta.length > 0) return meta;
  if (!schema.properties || Object.keys(schema.properties).length === 0)
    return [
      {
        file,
        path: "",
        expected: 'a schema of an object, with "properties"',
        found: quote(schema),
        mend: 'add "properties" with a schema for each field',
      },
    ];
  try {
    const contract = contractOf(documents, project.shared);
    return [...checkRules(file, schema), ...checkPresentation(documents, contract)];
  } catch (error) {
    if (!(error instanceof UnresolvedRef)) throw error;
    return [
      {
        file,
        path: `${error.pointer}/$ref`,
        expected: "a reference to something that exists",
        found: quote(error.ref),
        mend: "correct the reference, or add what it names",
      },
    ];
  }
}

/** Two forms, or a form and a page, must not claim the same name. */
function clashes(project: Project, what: string, nameOf: (form: FormDocuments) => string, taken: Map<string, string>) {
  return project.forms.flatMap((form): Problem[] => {
    const value = nameOf(form);
    const other = taken.get(value);
    const isInUi = what === "route" && form.ui.route !== undefined;
    const file = isInUi ? uiFile(form.name) : schemaFile(form.name);
    if (!other) {
      taken.set(value, file);
      return [];
    }
    const path = isInUi ? "/route" : what === "formName" ? "/properties/formName" : "";
    const mend =
      what === "route" ? "give the form another route in its UI document" : "give the form a name of its own";
    return [{ file, path, expected: `a ${what} of its own`, found: `${quote(value)}, which ${other} has too`, mend }];
  });
}

/** Every mistake in a project's documents. */
export function checkProject(project: Project): Problem[] {
  const routes = new Map(project.pages.map(({ route, file }) => [route, file]));
  return [
    ...Object.entries(project.shared).flatMap(([file, schema]) => {
      const problems = checkMeta("schema", `schemas/${file}`, schema);
      return problems.length > 0 ? problems : checkRules(`schemas/${file}`, schema);
    }),
    ...project.forms.flatMap((form) => checkForm(form, project)),
    ...clashes(project, "route", routeOf, routes),
    ...clashes(project, "formName", formNameOf, new Map()),
  ];
}
