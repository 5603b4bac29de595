/** Checks that no two forms, and no form and page, claim the same route or the same `formName`. */
import {
  type FormDocuments,
  formNameOf,
  type Project,
  routeOf,
  schemaFile,
  translationFile,
  uiFile,
} from "../../define/documents.ts";
import { alternatesOf } from "../../define/translation/translated.ts";
import { type Problem, quote } from "../problem.ts";
import { distinct, takenBy } from "./pages.ts";

/** Where a form defines its route, and how to change it. */
function routePlace({ name, ui, translatedFrom }: FormDocuments) {
  if (translatedFrom && ui.lang)
    return { file: translationFile(name, ui.lang), path: "", fix: `give the page or ${uiFile(name)} another route` };
  return ui.route === undefined
    ? { file: schemaFile(name), path: "", fix: `write another "route" in ${uiFile(name)}` }
    : { file: uiFile(name), path: "/route", fix: "write another route" };
}

/** Where a form defines its `formName`, and how to change it. */
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
  ownerOf: (value: string) => string | undefined = () => undefined,
): Problem[] {
  const owners = new Map<string, string>();
  return forms.flatMap((form) => {
    const value = claimOf(form);
    const place = placeOf(form);
    const other = owners.get(value) ?? ownerOf(value);
    if (!other) {
      owners.set(value, place.file);
      return [];
    }
    return [{ ...place, expected: `a ${what} of its own`, found: `${quote(value)}, which ${other} has too` }];
  });
}

/** A form with the routes it claims: its own, and one for each language that it has been translated to. */
const inEachLanguage = (form: FormDocuments): FormDocuments[] => [
  form,
  ...(alternatesOf(form) ?? [])
    .slice(1)
    .map(({ lang, href }) => ({ ...form, ui: { ...form.ui, lang, route: href }, translatedFrom: form })),
];

/** Routes and names that are claimed twice; the later form is the one to change. */
export function checkClashes({ forms, pages }: Project): Problem[] {
  const pageRoutes = new Map(pages.map(({ route, file }) => [distinct(route), file]));
  return [
    ...clashes(
      forms.flatMap(inEachLanguage),
      "route",
      routeOf,
      routePlace,
      (route) => pageRoutes.get(distinct(route)) ?? takenBy(route),
    ),
    ...clashes(forms, "formName", formNameOf, namePlace),
  ];
}
