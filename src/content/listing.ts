/** How the blog is listed: the newest articles on its own page, the others on further ones, each with a route of its own. */
import type { Page } from "../page.ts";

/** So many articles are on a page. */
export const mostListed = 24;

/** Which page of a listing it is, and how many there are. */
export interface Part {
  number: number;
  of: number;
}

/** How many pages so many articles take. */
export const partsOf = (articles: number): number => Math.max(1, Math.ceil(articles / mostListed));

/** The route of a page of the blog's listing; the first is the blog's own. */
export const routeOfPart = (number: number): string => (number === 1 ? "/blog" : `/blog/page/${number}`);

/** What stands on a page of a listing. */
export const listedOn = <Article>(articles: Article[], { number }: Part): Article[] =>
  articles.slice((number - 1) * mostListed, number * mostListed);

/** A page that lists articles, as one of its parts: what follows the first has its heading and its list alone. */
export function partOf(page: Page, { number, of }: Part): Page {
  if (number === 1) return page;
  const { meta, sections } = page;
  const words = `page ${number} of ${of}`;
  return {
    ...page,
    meta: { ...meta, title: `${meta.title}, ${words}`, description: `${meta.title}, ${words}, newest first.` },
    sections: sections.filter(({ kind }) => kind === "hero" || kind === "posts"),
  };
}
