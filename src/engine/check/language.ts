/** Checks that a form is written in a language that there is. */
import { type FormDocuments, uiFile } from "../documents.ts";
import { languages } from "../languages/index.ts";
import { type Problem, quote } from "./problem.ts";
import { nearest } from "./suggest.ts";

/** The part of a language's name that every country has in common. */
const general = (lang: string) => lang.toLowerCase().split(/[-_]/)[0] ?? "";

/** The language that is meant by the name of one that there is not; a country's own form of one is the language itself. */
export const languageMeant = (lang: string, known: string[]): string | undefined =>
  known.includes(general(lang)) ? general(lang) : nearest(lang, known);

/** What to do where no language that there is is meant. */
export const fixOfLanguage = (lang: string): string =>
  `use one of these, or write src/engine/languages/${/^[a-z]{2,3}$/.test(general(lang)) ? general(lang) : "<language>"}.ts and its line in index.ts beside it`;

/** A language without words. */
export function checkLanguage({ name, ui: { lang } }: FormDocuments): Problem[] {
  const known = Object.keys(languages);
  if (lang === undefined || known.includes(lang)) return [];
  const expected = `a language that there is: ${known.join(", ")}`;
  const meant = languageMeant(lang, known);
  const fix = meant ? `write ${quote(meant)}` : fixOfLanguage(lang);
  return [{ file: uiFile(name), path: "/lang", expected, found: quote(lang), fix }];
}
