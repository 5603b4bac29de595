/** The server half of the site, as the build and the dev server load it. */

import { indexed } from "../content/page-data.ts";
import type { Card } from "../content/pictures/images.ts";
import { routes } from "../content/routes.ts";
import { missingPath } from "../shell/not-found.tsx";
import { load } from "./router.tsx";

export { alternates } from "../content/form-links.ts";
export { loadArticles, stateOf } from "../content/page-data.ts";
export { cardUrl } from "../shell/meta.tsx";
export { endpoint } from "../site.ts";
export { feed, robots, sitemap, sitemapFiles, webManifest } from "./files.ts";
export { llms } from "./llms.ts";
export { render } from "./render.tsx";
export { missingPath };

/** Every route of the site. */
export const paths: string[] = routes.map(({ path }) => path);

/** Those listed for search engines. */
export const indexedPaths = async (): Promise<string[]> => (await indexed(routes)).map(({ path }) => path);

/** The routes with a page definition. */
export const pagePaths: string[] = routes.filter(({ kind }) => kind === "page").map(({ path }) => path);

/** The content of a route's share card: its first heading, and its cover if it has one. */
export async function cardAt(path: string): Promise<Card> {
  const { heading, cover } = await load(path);
  return { title: heading, cover };
}
