/**
 * Text files of the site that are generated from its routes and documents: for machines, and for the browser's
 * interface.
 */

import { schemaFiles } from "../content/forms/schemas.ts";
import { favicon } from "../content/pictures/images.ts";
import { licenses } from "./licenses.ts";

/** The server half of the site, built or loaded by the dev server. */
export type Site = typeof import("../render/prerender.ts");

/** What is read of it here. */
type Source = Pick<
  Site,
  | "alternates"
  | "feed"
  | "indexedPaths"
  | "llms"
  | "loadArticles"
  | "paths"
  | "robots"
  | "sitemap"
  | "sitemapFiles"
  | "webManifest"
>;

/** Functions that create files, by path below the site's root. */
interface Files {
  [file: string]: () => string | Promise<string>;
}

/** The files that exist once, not per form. */
function commonFiles(site: Source, root: string, themeColor: string): Files {
  const mapAt = async (file: string) => {
    const all = await site.sitemap(await site.indexedPaths(), await site.loadArticles(), undefined, site.alternates);
    return all[file] ?? "";
  };
  return {
    ...Object.fromEntries(site.sitemapFiles(site.paths).map((file) => [file, () => mapAt(file)])),
    "feed.xml": async () => site.feed(await site.loadArticles()),
    "llms.txt": site.llms,
    "robots.txt": site.robots,
    "site.webmanifest": () => site.webManifest(themeColor),
    "favicon.svg": () => favicon(root),
    "licenses.txt": () => licenses(root),
  };
}

/** All files, each created by itself: a mistake in a document fails only the files that depend on it. */
export const siteFiles = (site: Source, root: string, themeColor: string): Files => ({
  ...commonFiles(site, root, themeColor),
  ...schemaFiles(root),
});

/** The files to which the one at a path belongs. */
const filesAround = (path: string, site: Source, root: string, themeColor: string): Files =>
  path.startsWith("schemas/") ? schemaFiles(root) : commonFiles(site, root, themeColor);

/** Whether there is one at a path. */
export const isSiteFile = (path: string, site: Source, root: string): boolean =>
  Object.hasOwn(filesAround(path, site, root, ""), path);

/** One of the files as it is now, without those that it does not depend on; undefined if there is none at that path. */
export async function siteFileAt(
  path: string,
  site: Source,
  root: string,
  themeColor: string,
): Promise<string | undefined> {
  return filesAround(path, site, root, themeColor)[path]?.();
}
