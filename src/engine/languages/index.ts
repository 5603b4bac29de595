/** All languages: a language is one file in this folder and a line here. */
import { arabic } from "./ar.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import type { Words } from "./words.ts";

/** The words of each language, by the tag that a UI document has as `lang`. */
export const languages: { readonly [lang: string]: Words } = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ar: arabic,
};
