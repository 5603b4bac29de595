/** The data of a page: its definition, the Markdown beside it, and for the blog its articles. */
import type { Body, Link, Page } from "../page.ts";
import type { IslandName } from "../shell/island.tsx";
import type { Drawing } from "./figures/drawing.ts";
import { listedOn, type Part, partOf, partsOf } from "./listing.ts";
import { routeOfPage } from "./paths.ts";
import type { PageRoute } from "./routes.ts";

/** A compiled Markdown file. */
export interface Compiled extends Body {
  /** An article's cover: its markup, and the drawing for its social card. */
  cover?: { html: string; drawing: Drawing };
}

const texts = import.meta.glob<() => Compiled>(["../../pages/**/*.md", "!../pages/README.md"], { import: "default" });
const bodies = new Map(Object.entries(texts).map(([file, load]) => [routeOfPage(file), load]));
const articles = import.meta.glob<Page>("../../pages/blog/*.ts", { import: "default" });

/** The pictures beside the pages, compiled by the build (src/content/figures), by name. */
const figures = new Map(
  Object.entries(import.meta.glob<string>("../../pages/**/figures/*", { query: "?figure", import: "default" })).map(
    ([file, load]) => [file.replace(/^.*\/|\..*$/g, ""), load],
  ),
);

/** The text of a page, if it has one. */
export const loadBody = async (path: string): Promise<Compiled | undefined> => (await bodies.get(path)?.())?.();

/** The names of all pictures in a page. */
const figuresOf = ({ sections }: Page): string[] =>
  sections.flatMap((section) => [
    ...("figure" in section && section.figure ? [section.figure] : []),
    ...(section.kind === "case-studies" ? section.items.flatMap((study) => study.figures ?? []) : []),
  ]);

/** An article as the blog lists it. */
export interface ListedArticle {
  path: string;
  article: NonNullable<Page["article"]>;
  /** The markup of its cover. */
  cover?: string;
}

/** A page with the data that its sections need. */
export interface PageData {
  path: string;
  page: Page;
  body?: Compiled;
  articles: ListedArticle[];
  /** Its part of a listing. */
  part?: Part;
  /** The covers of related articles, by route. */
  covers: { [path: string]: string };
  /** The markup of its pictures, by name. */
  figures: { [name: string]: string };
}

async function readArticles(): Promise<ListedArticle[]> {
  const loaded = await Promise.all(
    Object.entries(articles).map(async ([file, load]) => ({
      path: routeOfPage(file),
      article: (await load()).article,
    })),
  );
  return loaded
    .flatMap(({ path, article }) => (article ? [{ path, article }] : []))
    .sort((a, b) => Number(a.article.date < b.article.date) - Number(a.article.date > b.article.date));
}

let read: Promise<ListedArticle[]> | undefined;

/** The blog's articles, newest first; a build reads them only once. */
export function loadArticles(): Promise<ListedArticle[]> {
  if (!import.meta.env.PROD) return readArticles();
  read ??= readArticles();
  return read;
}

/** An article with its cover. */
const covered = async (listed: ListedArticle): Promise<ListedArticle> => ({
  ...listed,
  cover: (await loadBody(listed.path))?.cover?.html,
});

/** The covers of those routes that are articles. */
async function coversOf(related: Link[] = []): Promise<PageData["covers"]> {
  const loaded = await Promise.all(
    related.map(async ({ href }) => [href, (await loadBody(href))?.cover?.html ?? ""] as const),
  );
  return Object.fromEntries(loaded.filter(([, cover]) => cover));
}

/** A page's first heading. */
export const headingOf = ({ page: { article, meta, sections } }: PageData): string =>
  sections.find((section) => section.kind === "hero")?.title ?? article?.title ?? meta.title;

/** The islands of a page. */
export const islandsOf = ({ page }: PageData): IslandName[] =>
  page.sections.some(({ kind }) => kind === "posts") ? [{ kind: "filter" }] : [];

/** Loads a page's data. */
export async function loadPage({ path, load, part: number = 1 }: PageRoute): Promise<PageData> {
  const page = await load();
  const all = page.sections.some(({ kind }) => kind === "posts") ? await loadArticles() : [];
  const part = { number, of: partsOf(all.length) };
  const drawn = await Promise.all(figuresOf(page).map(async (name) => [name, (await figures.get(name)?.()) ?? ""]));
  return {
    path,
    page: partOf(page, part),
    body: await loadBody(path),
    articles: await Promise.all(listedOn(all, part).map(covered)),
    part,
    covers: await coversOf(page.article?.related),
    figures: Object.fromEntries(drawn),
  };
}
