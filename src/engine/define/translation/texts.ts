/** The texts of a form in a second language, as in `forms/<name>.<lang>.json`: by the text in the first language. */
import { ownOf } from "../../schema/path.ts";

/**
 * Translates one text of a form's documents.
 * @param place its path in the UI document: `heading`, `fields.email.label`, `fields.email.messages.required`
 */
export type Say = (text: string, place: string) => string;

/** The translation of a text; if it differs between places, by place, with `*` for all others. */
export type Translated = string | { [place: string]: string };

/** Translations, by the text in the first language. */
export interface Texts {
  [text: string]: Translated;
}

/** A document with the texts of a form in another language. */
export interface TranslationDocument {
  $schema?: string;
  texts?: Texts;
}

/** Stands for all places that are not listed. */
export const elsewhere = "*";

/** Words that are the same in every language: addresses, links. */
const wordless = /.@.|^\W?https?:\/\//;

/** Whether a text needs translation: numbers, symbols and addresses do not. */
export const hasWords = (text: string): boolean =>
  text.split(/\s+/).some((word) => /\p{L}/u.test(word) && !wordless.test(word));

/** The translation of a text at its place, if there is one. */
export function translationOf(texts: Texts, text: string, place: string): string | undefined {
  const said = ownOf(texts, text);
  if (typeof said !== "object") return said;
  return ownOf(said, place) ?? said[elsewhere];
}

/** Creates the function that translates texts; a text without translation stays as it is. */
export const sayingIn =
  (texts: Texts): Say =>
  (text, place) =>
    translationOf(texts, text, place) ?? text;

/** A page of a form in one of its languages. */
export interface Alternate {
  lang: string;
  href: string;
  /** The language's name for itself. */
  name: string;
}
