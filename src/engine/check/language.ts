/** Checks that a form is written in a language that there is. */
import { type FormDocuments, uiFile } from "../documents.ts";
import { languages } from "../languages/index.ts";
import { type Problem, quote } from "./problem.ts";
import { nearest } from "./suggest.ts";

/** How to fix a language that there is not; a country's own form of one is the language itself. */
function fixOf(lang: string, known: string[]): string {
  const [general = ""] = lang.toLowerCase().split(/[-_]/);
  const meant = known.includes(general) ? general : nearest(lang, known);
  const own = `src/engine/languages/${/^[a-z]{2,3}$/.test(general) ? general : "<language>"}.ts`;
  return meant ? `write ${quote(meant)}` : `use one of these, or write ${own} and its line in index.ts beside it`;
}

/** A language without words. */
export function checkLanguage({ name, ui: { lang } }: FormDocuments): Problem[] {
  const known = Object.keys(languages);
  if (lang === undefined || known.includes(lang)) return [];
  const expected = `a language that there is: ${known.join(", ")}`;
  return [{ file: uiFile(name), path: "/lang", expected, found: quote(lang), fix: fixOf(lang, known) }];
}
