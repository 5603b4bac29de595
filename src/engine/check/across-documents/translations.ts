/** Checks the translations of a form: each must contain every visible text and no other, and differ in texts only. */

import { type FormDocuments, translationFile } from "../../define/documents.ts";
import { elsewhere, hasWords, type Texts, translationOf } from "../../define/translation/texts.ts";
import { languagesOf, ownLanguageOf, textsIn, translated } from "../../define/translation/translated.ts";
import { languages } from "../../languages/index.ts";
import { drawnFrom } from "../../rules/defined.ts";
import { pointerStep } from "../../schema/path.ts";
import { lookup, type SharedSchemas } from "../../schema/refs.ts";
import type { Schema } from "../../schema/schema.ts";
import { inFull, type Placed, type Problem, quote } from "../problem.ts";
import { instead, nearest } from "../suggest.ts";
import { checkMeta } from "../syntax/meta.ts";
import { fixOfLanguage, languageMeant } from "./language.ts";

const at = (text: string, place?: string) =>
  `/texts/${pointerStep(text)}${place === undefined ? "" : `/${pointerStep(place)}`}`;

/** The places of a text, of which the first three are listed. */
const shownPlaces = (places: string[]) => `${places.slice(0, 3).join(", ")}${places.length > 3 ? ", …" : ""}`;

const untranslated = (found: Map<string, string[]>, texts: Texts) =>
  [...found.keys()].filter((text) => !Object.hasOwn(texts, text));

/** Texts of the form that the translation lacks. */
function missing(found: Map<string, string[]>, texts: Texts, languageName: string, command: string): Placed[] {
  // A changed text is reported once: by its old version in the translation.
  const all = untranslated(found, texts);
  const meant = new Set(Object.keys(texts).flatMap((text) => (found.has(text) ? [] : (nearest(text, all) ?? []))));
  return [...found].flatMap(([text, places]): Placed[] => {
    const without = places.filter((place) => !translationOf(texts, text, place)?.trim());
    if (without.length === 0 || !hasWords(text) || meant.has(text)) return [];
    const isThere = Object.hasOwn(texts, text);
    return [
      {
        path: isThere ? at(text) : "/texts",
        expected: `${quote(text)} in ${languageName}, for ${shownPlaces(without)}`,
        found: isThere ? "nothing" : "no such text",
        fix: isThere ? "write it" : `add ${inFull(text)}: "…", or add all that is missing with ${command}`,
      },
    ];
  });
}

/** Texts, and places of texts, that the form does not have. */
function unused(found: Map<string, string[]>, texts: Texts): Placed[] {
  const all = untranslated(found, texts);
  return Object.entries(texts).flatMap(([text, said]): Placed[] => {
    const places = found.get(text);
    if (!places) {
      const fix = nearest(text, all) ? instead(text, all) : "remove it";
      const expected = "a text that the form's documents have, as a visitor reads it";
      return [{ path: at(text), expected, found: quote(text), fix }];
    }
    return Object.keys(typeof said === "string" ? {} : said)
      .filter((place) => place !== elsewhere && !places.includes(place))
      .map((place) => ({
        path: at(text, place),
        expected: `a place of this text: ${shownPlaces(places)}`,
        found: quote(place),
        fix: nearest(place, places) ? instead(place, places) : "remove it",
      }));
  });
}

/** Unsupported languages, and the one that the form is written in. */
function strangeLanguage(form: FormDocuments, lang: string): Placed[] {
  const known = Object.keys(languages);
  const expected = `forms/${form.name}.<language>.json, where the language is one of ${known.join(", ")}`;
  const found = quote(`${form.name}.${lang}.json`);
  const meant = languageMeant(lang, known);
  const fix = meant ? `rename it to ${translationFile(form.name, meant)}` : fixOfLanguage(lang);
  if (!known.includes(lang)) return [{ path: "", expected, found, fix }];
  if (lang !== ownLanguageOf(form)) return [];
  return [{ path: "", expected: "another language than the form's own", found: quote(lang), fix: "remove this file" }];
}

/**
 * The problems of a form's translations.
 * @param form one whose own documents are valid
 */
export function checkTranslations(form: FormDocuments, shared: SharedSchemas): Problem[] {
  const drawn = languagesOf(form).length > 0 ? drawnFrom(form, shared) : {};
  const found = textsIn(form, drawn);
  return languagesOf(form).flatMap((lang): Problem[] => {
    const file = translationFile(form.name, lang);
    const document = form.translations?.[lang];
    const strange = strangeLanguage(form, lang);
    const shape = strange.length > 0 ? [] : checkMeta("translation", file, document);
    if (strange.length + shape.length > 0) return [...strange.map((one) => ({ file, ...one })), ...shape];
    const texts = document?.texts ?? {};
    const wording = [
      ...unused(found, texts),
      ...missing(found, texts, languages[lang]?.name ?? lang, `npm run forms -- translate ${form.name} ${lang}`),
    ];
    if (wording.length > 0) return wording.map((one) => ({ file, ...one }));
    // The rules for a UI document's texts apply to their translations, too: a subject must be a single line.
    const sourceOf = (path: string) => at(String(lookup(form.ui as Schema, path)));
    return checkMeta("ui", file, translated(form, lang).ui).map((one) => ({ ...one, path: sourceOf(one.path) }));
  });
}
