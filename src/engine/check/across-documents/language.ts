/** Checks that a form is written in a supported language. */
import { type FormDocuments, uiFile } from "../../define/documents.ts";
import { languages } from "../../languages/index.ts";
import { inFull, type Problem, quote } from "../problem.ts";
import { nearest } from "../suggest.ts";

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** The language subtag without the country, as HTML writes it: `de` for `de_AT` and `deu`. */
function general(lang: string): string {
  const [tag = ""] = lang.toLowerCase().split(/[-_]/);
  return (/^[a-z]{2,3}$/.test(tag) && Intl.getCanonicalLocales(tag)[0]) || tag;
}

/** Whether a language has this name, in English or in the language itself. */
const isCalled = (tag: string, name: string): boolean =>
  [names.of(tag), languages[tag]?.name].some((one) => one?.toLowerCase() === name.toLowerCase());

/** Whether a tag is that of an existing language; a similar tag means another language, so it is no typo. */
const isLanguage = (tag: string): boolean => /^[a-z]{2}$/.test(tag) && names.of(tag) !== undefined;

/** The supported language that an unsupported tag, or its name, probably means; a country's variant means the language itself. */
export function languageMeant(lang: string, known: string[]): string | undefined {
  const found = known.find((tag) => tag === general(lang) || isCalled(tag, lang));
  if (found) return found;
  return isLanguage(general(lang)) ? undefined : nearest(lang, known);
}

/** The fix for a tag that means no supported language. */
export const fixOfLanguage = (lang: string): string =>
  `use one of these, or write src/engine/languages/${/^[a-z]{2,3}$/.test(general(lang)) ? general(lang) : "<language>"}.ts`;

/** The problem with a language that has no built-in texts. */
export function checkLanguage({ name, ui: { lang } }: FormDocuments): Problem[] {
  const known = Object.keys(languages);
  if (lang === undefined || known.includes(lang)) return [];
  const expected = `a supported language: ${known.join(", ")}`;
  const meant = languageMeant(lang, known);
  const fix = meant ? `write ${inFull(meant)}` : fixOfLanguage(lang);
  return [{ file: uiFile(name), path: "/lang", expected, found: quote(lang), fix }];
}
