/**
 * Which language the page spoke that a request came from: nothing of its body says so, which is the same from every page. A
 * form without script is posted to an address that names it; a script says the page's own path in the `Referer`, as it does for
 * the visit (src/receiver/spam/visit.ts), and adds no byte to any form for it. Who says neither is answered in the form's own
 * language.
 */
import type { Form } from "../engine/definition.ts";
import { langQuery } from "../site.ts";

/** The path of an address; empty where it is none. */
const pathOf = (address = "") => (URL.canParse(address) ? new URL(address).pathname : "");

/** The language that a request names: in its address, else in that of its page. */
export function languageOf(url: string, referer: string | undefined): string | undefined {
  const [, inPath] = /^\/([a-z]{2,3})\//.exec(pathOf(referer)) ?? [];
  return new URL(url).searchParams.get(langQuery) ?? inPath;
}

/** A form in a language; in its own, where it is not there in that one. */
export function formIn(form: Form, lang: string | undefined): { form: Form; lang?: string } {
  const { translations = {} } = form;
  const found = lang !== undefined && Object.hasOwn(translations, lang) ? translations[lang] : undefined;
  return found ? { form: found, lang } : { form };
}
