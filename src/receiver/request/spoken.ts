/**
 * Determines the language of the page that a request came from; the body is the same for every language. A form without
 * script is posted to a URL with the language; a script's `Referer` has the page's own path, as it has the visit
 * (src/receiver/spam/visit.ts), which adds no bytes to the form. Without either, the form's own language is used.
 */
import type { WholeForm } from "../../engine/define/definition.ts";
import { ownOf } from "../../engine/schema/path.ts";
import { langQuery } from "../../site.ts";

/** The first part of the path of a page, which is the language of a translation; empty if its address is invalid. */
const startOf = (address = "") => (URL.canParse(address) ? (new URL(address).pathname.split("/")[1] ?? "") : "");

/** A form in a language; undefined without a translation into it. */
export const translated = ({ translations }: WholeForm, lang: string): WholeForm | undefined =>
  ownOf(translations, lang);

/**
 * A form in the language that a request's URL names, or else in that of its page; in its own, if there is no such
 * translation.
 */
export function formIn(form: WholeForm, url: string, referer: string | undefined): { form: WholeForm; lang?: string } {
  // Most forms have one language: then nothing is looked up.
  if (!form.translations) return { form };
  const lang = new URL(url).searchParams.get(langQuery) ?? startOf(referer);
  const found = translated(form, lang);
  return found ? { form: found, lang } : { form };
}

/** The language that a request's URL names, if one of the forms has it: before its body is read, nothing else is known. */
export function langIn(forms: WholeForm[], url: string): string | undefined {
  const lang = new URL(url).searchParams.get(langQuery) ?? "";
  return forms.some((form) => translated(form, lang)) ? lang : undefined;
}
