/** The files beside the pages, all made from the list of routes: sitemap, robots.txt, feed, web manifest. */
import { Feed } from "feed";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import { type ListedArticle, loadBody } from "../content/page-data.ts";
import { escapedText, withOrigin } from "../html.ts";
import { canonicalUrl } from "../shell/meta.tsx";
import { brand } from "../site.ts";

/** The day on which an article was last changed. */
const changed = ({ article }: ListedArticle): string => article.updated?.date ?? article.date;

/** Collects a stream into one text. */
async function written<Entry>(stream: SitemapStream | SitemapIndexStream, entries: Entry[]): Promise<string> {
  for (const entry of entries) stream.write(entry);
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** The maximum number of URLs in one sitemap (sitemaps.org). */
const mostInSitemap = 50_000;

/** The files of the sitemap: with too many routes for one, `sitemap.xml` is an index of several. */
export function sitemapFiles(paths: string[], most = mostInSitemap): string[] {
  const parts = Math.ceil(paths.length / most);
  return ["sitemap.xml", ...Array.from({ length: parts > 1 ? parts : 0 }, (_, index) => `sitemap-${index + 1}.xml`)];
}

/**
 * The sitemap: routes, articles with the day of their last change.
 * @param most the most routes in one file
 * @param translated the pages of forms in all their languages, by the route of each
 * @returns the files, by their path below the site's root
 */
export async function sitemap(
  paths: string[],
  articles: ListedArticle[],
  most = mostInSitemap,
  translated: ReadonlyMap<string, { lang: string; href: string }[]> = new Map(),
): Promise<{ [file: string]: string }> {
  const dates = new Map(articles.map((listed) => [listed.path, changed(listed)]));
  const linksOf = (path: string) => {
    const all = translated.get(path) ?? [];
    const first = all.slice(0, 1).map(({ href }) => ({ lang: "x-default", href }));
    return all.length > 0 ? [...all, ...first].map(({ lang, href }) => ({ lang, url: canonicalUrl(href) })) : undefined;
  };
  const xmlns = { news: false, xhtml: translated.size > 0, image: false, video: false };
  const entries = paths.map((path) => ({ url: canonicalUrl(path), lastmod: dates.get(path), links: linksOf(path) }));
  const [first = "", ...parts] = sitemapFiles(paths, most);
  const partAt = (index: number) =>
    written(new SitemapStream({ lastmodDateOnly: true, xmlns }), entries.slice(index * most, (index + 1) * most));
  if (parts.length === 0) return { [first]: await partAt(0) };
  const addresses = parts.map((file) => ({ url: `${brand.url}/${file}` }));
  const texts = await Promise.all(parts.map(async (file, index) => [file, await partAt(index)] as const));
  return { [first]: await written(new SitemapIndexStream(), addresses), ...Object.fromEntries(texts) };
}

/** The robots.txt, which allows everything. */
export const robots = (): string => `User-agent: *\nAllow: /\nSitemap: ${brand.url}/sitemap.xml\n`;

/** The maximum number of articles in the feed: subscribers already have the older ones, and others find them on the site. */
const mostInFeed = 50;

/** The blog's newest articles as an Atom feed, in full. */
export async function feed(all: ListedArticle[]): Promise<string> {
  const articles = all.slice(0, mostInFeed);
  const blog = canonicalUrl("/blog");
  const updated = new Date(articles.map(changed).sort().at(-1) ?? 0);
  const title = `${brand.name} Blog`;
  const feedLinks = { atom: canonicalUrl("/feed.xml") };
  const atom = new Feed({ id: blog, link: blog, title, updated, feedLinks, copyright: "", generator: brand.name });
  for (const listed of articles) {
    const { path, article } = listed;
    // Feed readers show the text at another address, where relative links would break.
    const content = withOrigin((await loadBody(path))?.html ?? "", brand.url);
    const [title, description] = [escapedText(article.title), escapedText(article.excerpt)];
    const [url, date] = [canonicalUrl(path), new Date(article.date)];
    const about = { author: [{ name: article.author }], category: [{ term: article.category }] };
    atom.addItem({
      id: url,
      link: url,
      title,
      description,
      content,
      date: new Date(changed(listed)),
      published: date,
      ...about,
    });
  }
  return atom.atom1();
}

/**
 * The web app manifest.
 * @param color the background of the icon and of the browser's interface
 */
export const webManifest = (color: string): string =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    start_url: "/",
    display: "browser",
    background_color: color,
    theme_color: color,
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
  });
