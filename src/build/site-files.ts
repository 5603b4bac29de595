/**
 * Text files of the site that are generated from its routes and documents: for machines, and for the browser's
 * interface.
 */
import { favicon } from "../content/images.ts";
import { schemaFiles } from "../content/schemas.ts";

/** The server's half of the site, built or loaded by the dev server. */
export type Site = typeof import("../render/prerender.ts");

/** The files, by their path below the site's root. */
export async function siteFiles(site: Site, root: string, themeColor: string): Promise<{ [file: string]: string }> {
  const articles = await site.loadArticles();
  return {
    ...(await site.sitemap(site.paths, articles, undefined, site.alternates)),
    "feed.xml": await site.feed(articles),
    "llms.txt": await site.llms(),
    "robots.txt": site.robots(),
    "site.webmanifest": site.webManifest(themeColor),
    "favicon.svg": favicon(root),
    ...schemaFiles(root),
  };
}
