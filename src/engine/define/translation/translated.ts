/**
 * A form in a second language: its documents with every text translated, at a route of its own. The rules are the same.
 */

import { languages } from "../../languages/index.ts";
import type { Schema } from "../../schema/schema.ts";
import { inLanguage } from "../../words/spoken.ts";
import { type FormDocuments, routeOf } from "../documents.ts";
import { wordedSchema } from "./schema.ts";
import { type Alternate, type Say, sayingIn } from "./texts.ts";
import { wordedUi } from "./ui.ts";

/** The language that a form's documents are written in. */
export const ownLanguageOf = ({ ui }: FormDocuments): string => ui.lang ?? "en";

/** The languages that a form has been translated to. */
export const languagesOf = ({ translations = {} }: FormDocuments): string[] => Object.keys(translations).sort();

/** The route of a form in another language. */
const routeIn = (form: FormDocuments, lang: string) => `/${lang}${routeOf(form).replace(/^\/$/, "")}`;

/** The pages of a form in all its languages, the original first; undefined if there is only one. */
export function alternatesOf(form: FormDocuments): Alternate[] | undefined {
  const others = languagesOf(form).map((lang) => ({ lang, href: routeIn(form, lang) }));
  if (others.length === 0) return undefined;
  const all = [{ lang: ownLanguageOf(form), href: routeOf(form) }, ...others];
  return all.map((one) => ({ ...one, name: languages[one.lang]?.name ?? one.lang }));
}

/** A form's documents in one of its languages; unchanged for the original. */
export function translated(form: FormDocuments, lang?: string): FormDocuments {
  const { texts = {} } = (lang !== undefined && form.translations?.[lang]) || {};
  if (lang === undefined || lang === ownLanguageOf(form)) return form;
  const ui = inLanguage(ownLanguageOf(form), () => wordedUi(form, sayingIn(texts)));
  return { ...form, ui: { ...ui, lang, route: routeIn(form, lang) }, translatedFrom: form };
}

/** The drawn schema in the language of the documents. */
export function drawnIn({ ui: { lang = "en" }, translatedFrom: form }: FormDocuments, drawn: Schema): Schema {
  if (!form) return drawn;
  const say = sayingIn(form.translations?.[lang]?.texts ?? {});
  return inLanguage(ownLanguageOf(form), () => wordedSchema(drawn, form.ui, say));
}

/** Every visible text of a form, with the places where it occurs. */
export function textsIn(form: FormDocuments, drawn: Schema): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const say: Say = (text, place) => {
    found.set(text, [...new Set([...(found.get(text) ?? []), place])]);
    return text;
  };
  inLanguage(ownLanguageOf(form), () => [wordedUi(form, say), wordedSchema(drawn, form.ui, say)]);
  return found;
}
