/** Files beside the pages, all from the one list of routes: sitemap, robots, feed, web manifest. */
import { Feed } from "feed";
import { SitemapStream, streamToPromise } from "sitemap";
import { type ListedArticle, loadBody } from "../content/page-data.ts";
import { escapedText } from "../html.ts";
import { canonicalUrl } from "../shell/meta.tsx";
import { brand } from "../site.ts";

/** The day on which an article was last changed. */
const changed = ({ article }: ListedArticle): string => article.updated?.date ?? article.date;

/** Every route for search engines; articles with the day of their last change. */
export async function sitemap(paths: string[], articles: ListedArticle[]): Promise<string> {
  const dates = new Map(articles.map((listed) => [listed.path, changed(listed)]));
  const xmlns = { news: false, xhtml: false, image: false, video: false };
  const stream = new SitemapStream({ lastmodDateOnly: true, xmlns });
  for (const path of paths) stream.write({ url: canonicalUrl(path), lastmod: dates.get(path) });
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** Everything may be read. */
export const robots = (): string => `User-agent: *\nAllow: /\nSitemap: ${brand.url}/sitemap.xml\n`;

/** A text with its addresses in full, since a reader shows it elsewhere. */
const inFull = (html: string): string => html.replace(/ (href|src|srcset)="\/(?!\/)/g, ` $1="${brand.url}/`);

/** The blog as an Atom feed, with the articles in full. */
export async function feed(articles: ListedArticle[]): Promise<string> {
  const blog = canonicalUrl("/blog");
  const updated = new Date(articles.map(changed).sort().at(-1) ?? 0);
  const title = `${brand.name} Blog`;
  const feedLinks = { atom: canonicalUrl("/feed.xml") };
  const atom = new Feed({ id: blog, link: blog, title, updated, feedLinks, copyright: "", generator: brand.name });
  for (const listed of articles) {
    const { path, article } = listed;
    const content = inFull((await loadBody(path))?.html ?? "");
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
 * What a phone's home screen shows.
 * @param color behind the icon and around the page
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
