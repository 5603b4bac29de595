/** Every language there is: a language is one file in this folder, and its line here. */
import { arabic } from "./ar.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import type { Words } from "./words.ts";

/** The words of each language, by its tag, which a UI document says as `lang`. */
export const languages: { readonly [lang: string]: Words } = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ar: arabic,
};
