/** Loads the data of a page: its definition, the Markdown beside it, and for the blog its articles. */
import { quote } from "../engine/check/problem.ts";
import type { Link, Page } from "../page.ts";
import type { IslandName } from "../shell/island.tsx";
import { type ListPage, listedOn, pageCount, partOf, routeOfPart } from "./listing.ts";
import { ownSections } from "./own-sections.ts";
import { figureAt, figuresOf, pictureOf, refusePage } from "./page-figures.ts";
import { routeOfPage } from "./paths.ts";
import { articles, type FormRoute, type PageRoute } from "./routes.ts";
import { type Compiled, hashes, texts } from "./texts.ts";

const bodies = new Map(Object.entries(texts).map(([file, load]) => [routeOfPage(file), load]));
const hashesByRoute = new Map(Object.entries(hashes).map(([file, hash]) => [routeOfPage(file), hash]));

/** The text of a page, if it has one. */
export const loadBody = async (path: string): Promise<Compiled | undefined> => (await bodies.get(path)?.())?.();

/** An article as the blog lists it. */
export interface ListedArticle {
  path: string;
  article: NonNullable<Page["article"]>;
  /** The markup of its cover. */
  cover?: string;
}

/** The sources of a page, besides its definition and the site's code. */
export interface Ingredients {
  /** The route of its text. */
  text: string;
  /** The routes of the articles whose covers it shows. */
  covers: string[];
  /** The names of pictures. */
  figures: string[];
  /** The page's number in the blog's listing, which is rendered from the definitions of articles. */
  part?: ListPage;
}

/** The state of a page's sources: changes if any of them does. Only a build needs it. */
export async function stateOf({ text, covers: shown, figures: names, part }: Ingredients): Promise<unknown[]> {
  const all = part ? await loadArticles() : [];
  return [
    [text, ...shown].map((route) => hashesByRoute.get(route)),
    await Promise.all(names.map(pictureOf)),
    ...(part ? [pageCount(all.length), listedOn(all, part)] : []),
  ];
}

/** A page with the data that its sections need. */
export interface PageData {
  path: string;
  ingredients: Ingredients;
  page: Page;
  body?: Compiled;
  articles: ListedArticle[];
  /** Its part of a listing. */
  part?: ListPage;
  /** The covers of related articles, by route. */
  covers: { [path: string]: string };
  /** The markup of its pictures, by name. */
  figures: { [name: string]: string };
}

/**
 * The data of an article.
 * @throws if its page has none: the listing would count it, but could not show it
 */
async function listed({ path, load }: PageRoute): Promise<ListedArticle> {
  const { article } = await load();
  if (article) return { path, article };
  return refusePage(path, {
    expected: `an article: the blog lists every page below ${routeOfPart(1)}`,
    found: 'no "article" in its definition',
    fix: "write it, or move the page out of the blog's folder",
  });
}

/** The articles of some routes, newest first. */
export const readArticles = async (routes: PageRoute[]): Promise<ListedArticle[]> =>
  (await Promise.all(routes.map(listed))).sort(
    (a, b) => Number(a.article.date < b.article.date) - Number(a.article.date > b.article.date),
  );

let read: Promise<ListedArticle[]> | undefined;

/** The blog's articles, newest first; a build reads them only once. */
export function loadArticles(): Promise<ListedArticle[]> {
  if (!import.meta.env.PROD) return readArticles(articles);
  read ??= readArticles(articles);
  return read;
}

const covers = new Map<string, Promise<string | undefined>>();

/** The markup of an article's cover; a build reads each text only once for it. */
function coverAt(path: string): Promise<string | undefined> {
  const read = async () => (await loadBody(path))?.cover?.html;
  if (!import.meta.env.PROD) return read();
  const cover = covers.get(path) ?? read();
  covers.set(path, cover);
  return cover;
}

/** An article with its cover. */
const covered = async (listed: ListedArticle): Promise<ListedArticle> => ({
  ...listed,
  cover: await coverAt(listed.path),
});

/** The covers of those routes that are articles. */
async function coversOf(related: Link[]): Promise<PageData["covers"]> {
  const loaded = await Promise.all(related.map(async ({ href }) => [href, (await coverAt(href)) ?? ""] as const));
  return Object.fromEntries(loaded.filter(([, cover]) => cover));
}

/** A page's first heading. */
export const headingOf = ({ page: { article, meta, sections } }: PageData): string =>
  sections.find((section) => section.kind === "hero")?.title ?? article?.title ?? meta.title;

/**
 * The text of a page.
 * @throws if a section shows it, but there is none, or if there is one, but no section shows it
 */
async function bodyFor(path: string, { sections }: Page): Promise<Compiled | undefined> {
  const body = await loadBody(path);
  const shown = sections.find(({ kind }) => kind === "article" || kind === "prose");
  if (shown && !body?.html)
    refusePage(path, {
      expected: `a text for its section of kind ${quote(shown.kind)}: Markdown in a file beside the page's, of the same name`,
      found: body ? "an empty file" : "no such file",
      fix: "write the text, or remove the section",
    });
  if (body && !shown && !sections.some(({ kind }) => ownSections.has(kind)))
    refusePage(path, {
      expected: 'a section that shows the Markdown beside it, { kind: "prose" }',
      found: "none",
      fix: "add the section, or remove the Markdown file",
    });
  return body;
}

const listsArticles = ({ sections }: Page): boolean => sections.some(({ kind }) => kind === "posts");

/** The islands of a page, except the support hours', whose integrity hash does not fit into /support's first round trip. */
export const islandsOf = ({ page }: PageData): IslandName[] => (listsArticles(page) ? [{ kind: "filter" }] : []);

/** A page's metadata alone. */
export async function loadMeta({ load, part: number = 1 }: PageRoute): Promise<Page["meta"]> {
  const page = await load();
  return partOf(page, { number, of: listsArticles(page) ? pageCount((await loadArticles()).length) : 1 }).meta;
}

/** The routes listed for search engines: all but the pages marked noindex. */
export async function indexed<R extends PageRoute | FormRoute>(routes: R[]): Promise<R[]> {
  const kept = await Promise.all(
    routes.map(async (route) => (route.kind === "page" && (await loadMeta(route)).noindex ? [] : [route])),
  );
  return kept.flat();
}

/** Loads a page's data. */
export async function loadPage({ path, load, part: number = 1 }: PageRoute): Promise<PageData> {
  const page = await load();
  const isListing = listsArticles(page);
  const all = isListing ? await loadArticles() : [];
  const part = { number, of: pageCount(all.length) };
  const names = figuresOf(page);
  const drawn = await Promise.all(names.map(async (name) => [name, await figureAt(path, name)]));
  const related = page.article?.related ?? [];
  const listed = listedOn(all, part);
  const covers = [...related.map(({ href }) => href), ...listed.map((one) => one.path)];
  return {
    path,
    ingredients: { text: path, covers, figures: names, ...(isListing && { part }) },
    page: partOf(page, part),
    body: await bodyFor(path, page),
    articles: await Promise.all(listed.map(covered)),
    part,
    covers: await coversOf(related),
    figures: Object.fromEntries(drawn),
  };
}
