/** Checks that a form is written in a supported language. */
import { type FormDocuments, uiFile } from "../../define/documents.ts";
import { languages } from "../../languages/index.ts";
import { type Problem, quote } from "../problem.ts";
import { nearest } from "../suggest.ts";

/** The language subtag without the country. */
const general = (lang: string) => lang.toLowerCase().split(/[-_]/)[0] ?? "";

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Whether a tag is that of some language: two letters are soon like two others, which mean another. */
const isLanguage = (tag: string): boolean => /^[a-z]{2}$/.test(tag) && names.of(tag) !== undefined;

/** The supported language that an unsupported tag probably means; a country's variant means the language itself. */
export function languageMeant(lang: string, known: string[]): string | undefined {
  if (known.includes(general(lang))) return general(lang);
  return isLanguage(general(lang)) ? undefined : nearest(lang, known);
}

/** The fix for a tag that means no supported language. */
export const fixOfLanguage = (lang: string): string =>
  `use one of these, or write src/engine/languages/${/^[a-z]{2,3}$/.test(general(lang)) ? general(lang) : "<language>"}.ts`;

/** A language without words. */
export function checkLanguage({ name, ui: { lang } }: FormDocuments): Problem[] {
  const known = Object.keys(languages);
  if (lang === undefined || known.includes(lang)) return [];
  const expected = `a language that there is: ${known.join(", ")}`;
  const meant = languageMeant(lang, known);
  const fix = meant ? `write ${quote(meant)}` : fixOfLanguage(lang);
  return [{ file: uiFile(name), path: "/lang", expected, found: quote(lang), fix }];
}
