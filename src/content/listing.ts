/**
 * Pagination of the blog: the newest articles are on its own page, the others on further ones, each with its own route.
 */
import type { Page } from "../page.ts";

/** The number of articles per page. */
const mostListed = 24;

/** The number of a page in a listing, and the total. */
export interface ListPage {
  number: number;
  of: number;
}

/** The number of pages for a number of articles. */
export const pageCount = (articles: number): number => Math.max(1, Math.ceil(articles / mostListed));

/** The route of a page of the blog's listing; the first is the blog's own. */
export const routeOfPart = (number: number): string => (number === 1 ? "/blog" : `/blog/page/${number}`);

/** The route of the page that a route is a part of: the blog's for its further pages. */
export const wholeOf = (route: string): string =>
  route.startsWith(routeOfPart(2).slice(0, -1)) ? routeOfPart(1) : route;

/** Whether a route is an article's: it is below the blog, in whichever folder its file is. */
export const isArticle = (route: string): boolean => route.startsWith(`${routeOfPart(1)}/`);

/** The articles on a page of a listing. */
export const listedOn = <Article>(articles: Article[], { number }: ListPage): Article[] =>
  articles.slice((number - 1) * mostListed, number * mostListed);

/** One page of a listing: those after the first have only its heading and its list. */
export function partOf(page: Page, { number, of }: ListPage): Page {
  if (number === 1) return page;
  const { meta, sections } = page;
  const words = `page ${number} of ${of}`;
  return {
    ...page,
    meta: { ...meta, title: `${meta.title}, ${words}`, description: `${meta.title}, ${words}, newest first.` },
    sections: sections.filter(({ kind }) => kind === "hero" || kind === "posts"),
  };
}
