/** The texts of a form in a second language, as `forms/<name>.<lang>.json` has them: by the text that a visitor reads in the first. */

/**
 * Says a text of a form's documents.
 * @param place where it stands, as a UI document calls it: `heading`, `fields.email.label`, `fields.email.messages.required`
 */
export type Say = (text: string, place: string) => string;

/** What a text is in the other language; where it is something else from place to place, by place, `*` standing for the others. */
export type Translated = string | { [place: string]: string };

/** Texts, by what they are in the first language. */
export interface Texts {
  [text: string]: Translated;
}

/** A document with the texts of a form in another language. */
export interface TranslationDocument {
  $schema?: string;
  texts?: Texts;
}

/** The place that stands for all that are not named. */
export const elsewhere = "*";

/** What no language says otherwise, between spaces: addresses, links. */
const wordless = /.@.|^\W?https?:\/\//;

/** Whether a text has words: a number, a sign or an address is the same in every language. */
export const hasWords = (text: string): boolean =>
  text.split(/\s+/).some((word) => /\p{L}/u.test(word) && !wordless.test(word));

/** The translation of a text where it stands; nothing, where there is none. */
export function translationOf(texts: Texts, text: string, place: string): string | undefined {
  const said = Object.hasOwn(texts, text) ? texts[text] : undefined;
  if (typeof said !== "object") return said;
  return Object.hasOwn(said, place) ? said[place] : said[elsewhere];
}

/** Says texts in another language; one that has no translation as it is. */
export const sayingIn =
  (texts: Texts): Say =>
  (text, place) =>
    translationOf(texts, text, place) ?? text;

/** A page of a form in one of its languages. */
export interface Alternate {
  lang: string;
  href: string;
  /** What the language calls itself. */
  name: string;
}
