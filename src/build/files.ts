/** Files beside the pages, all from the one list of routes: sitemap, robots, feed, web manifest. */
import type { ListedArticle } from "../page-data.ts";
import { canonicalUrl } from "../shell/meta.tsx";
import { brand } from "../site.ts";

/** Text as it may stand in XML. */
const xml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** Every route for search engines; articles with their dates. */
export function sitemap(paths: string[], articles: ListedArticle[]): string {
  const dates = new Map(articles.map(({ path, article }) => [path, article.date]));
  const urls = paths.map((path) => {
    const date = dates.get(path);
    return `<url><loc>${xml(canonicalUrl(path))}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>`;
  });
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
}

/** Everything may be read. */
export const robots = (): string => `User-agent: *\nAllow: /\nSitemap: ${brand.url}/sitemap.xml\n`;

/** The blog as an Atom feed. */
export function feed(articles: ListedArticle[]): string {
  const time = (date: string) => `${date}T00:00:00Z`;
  const entries = articles.map(({ path, article }) =>
    [
      "<entry>",
      `<id>${xml(canonicalUrl(path))}</id>`,
      `<title>${xml(article.title)}</title>`,
      `<link href="${xml(canonicalUrl(path))}"/>`,
      `<published>${time(article.date)}</published><updated>${time(article.date)}</updated>`,
      `<author><name>${xml(article.author)}</name></author>`,
      `<category term="${xml(article.category)}"/>`,
      `<summary>${xml(article.excerpt)}</summary>`,
      "</entry>",
    ].join(""),
  );
  return [
    declaration,
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${brand.url}/blog</id><title>${xml(brand.name)} Blog</title>`,
    `<link href="${brand.url}/blog"/><link rel="self" href="${brand.url}/feed.xml"/>`,
    `<updated>${time(articles[0]?.article.date ?? "")}</updated>`,
    ...entries,
    "</feed>\n",
  ].join("");
}

/** What a phone's home screen shows. */
export const webManifest = (): string =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    start_url: "/",
    display: "browser",
    background_color: "#0b1d2e",
    theme_color: "#0b1d2e",
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
  });
