/** Where the links of a translated form lead: to other forms in the same language, where these are there in it. */
import type { Link } from "../definition.ts";
import { type FormDocuments, routeOf } from "../documents.ts";
import { alternatesOf } from "./translated.ts";

/** The way to a form's page in a language, behind that to its own; none, where it is not there in that language. */
const wayIn =
  (lang: string | undefined) =>
  (form: FormDocuments): [from: string, to: string][] =>
    (alternatesOf(form) ?? []).flatMap((one) => (one.lang === lang ? [[routeOf(form), one.href]] : []));

/**
 * A form's documents with their links in the language that they have been translated into; as they are, where that is their own.
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
