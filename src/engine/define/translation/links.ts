/** The links of a translated form: to other forms in the same language, where they have been translated to it. */

import type { Link } from "../../words/form-words.ts";
import { type FormDocuments, routeOf } from "../documents.ts";
import { alternatesOf } from "./translated.ts";

/** Maps the route of a form's page to that of its translation; undefined if there is none. */
const wayIn =
  (lang: string | undefined) =>
  (form: FormDocuments): [from: string, to: string][] =>
    (alternatesOf(form) ?? []).flatMap((one) => (one.lang === lang ? [[routeOf(form), one.href]] : []));

/**
 * A translated form's documents with links to pages in the same language; unchanged for a form in its original
 * language.
 * @param forms every form that a link may lead to
 */
export function linkedIn(documents: FormDocuments, forms: FormDocuments[]): FormDocuments {
  const { ui, translatedFrom } = documents;
  if (!translatedFrom) return documents;
  const ways = new Map(forms.flatMap(wayIn(ui.lang)));
  const led = ({ href, ...link }: Link) => ({
    ...link,
    href: href.replace(/^[^?#]*/, (path) => ways.get(path) ?? path),
  });
  const links = <Part extends { links?: Link[] }>(part: Part): Part =>
    part.links ? { ...part, links: part.links.map(led) } : part;
  return {
    ...documents,
    ui: { ...ui, ...(ui.aside && { aside: ui.aside.map(links) }), ...(ui.success && { success: links(ui.success) }) },
  };
}
