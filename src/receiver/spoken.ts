/**
 * Determines the language of the page that a request came from; the body is the same for every language. A form without
 * script is posted to a URL with the language; a script's `Referer` has the page's own path, as it has the visit
 * (src/receiver/spam/visit.ts), which adds no bytes to the form. Without either, the form's own language is used.
 */
import type { Form } from "../engine/definition.ts";
import { langQuery } from "../site.ts";

/** The path of a URL; empty if it is invalid. */
const pathOf = (address = "") => (URL.canParse(address) ? new URL(address).pathname : "");

/** The language in a request's URL, or else in that of its page. */
export function requestLanguage(url: string, referer: string | undefined): string | undefined {
  const [, inPath] = /^\/([a-z]{2,3})\//.exec(pathOf(referer)) ?? [];
  return new URL(url).searchParams.get(langQuery) ?? inPath;
}

/** A form in a language; in its own, if there is no such translation. */
export function formIn(form: Form, lang: string | undefined): { form: Form; lang?: string } {
  const { translations = {} } = form;
  const found = lang !== undefined && Object.hasOwn(translations, lang) ? translations[lang] : undefined;
  return found ? { form: found, lang } : { form };
}
