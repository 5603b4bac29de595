/** The problems of links: every place where a broken one is written. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../below.ts";
import { headingId } from "../../content/markdown/slug.ts";
import { once } from "../../content/once/once.ts";
import { addressOf } from "../../content/papers/papers.ts";
import { isPart, routeOfPage } from "../../content/paths.ts";
import { inFull, lineIn, type Problem, problemText, quote } from "../../engine/check/problem.ts";
import type { Site } from "../site-files.ts";
import { asWritten, brokenIn, type Linked, type Targets } from "./links.ts";

/** A rendered page. */
export interface LinkedPage extends Linked {
  path: string;
}

/** The files that a page is written in: its own, those of parts and sections, then those that all pages share. */
type SourcesOf = (path: string) => string[][];

/** Reads the folders once for all pages: each page has its own file in the same few. */
function sourcesIn(root: string): SourcesOf {
  const isShared = (file: string) => isPart(file) || file.startsWith("pages/sections/");
  const [shared, owned]: [string[], Map<string, string[]>] = [[], new Map()];
  for (const file of filesBelow(root, "pages", "").filter((one) => /\.(tsx?|md)$/.test(one))) {
    const route = routeOfPage(file);
    if (isShared(file)) shared.push(file);
    else owned.set(route, [...(owned.get(route) ?? []), file]);
  }
  const rooms = ["shell", "sections"].flatMap((room) => filesBelow(root, `src/${room}`, ".tsx"));
  const ours = rooms.filter((file) => !file.endsWith(".test.tsx"));
  return (path) => [owned.get(path) ?? [], shared, ["src/site.ts", "src/navigation.ts", ...ours]];
}

/** How an address is written in a source: in quotation marks, or in the brackets of Markdown; and how an empty one is. */
const address = /["'`(<\s]([^"'`<>()\s]+)(?=["'`)>\s]|$)/g;
const noAddress = /(?:\]\(|\bhref: ")()(?=\s*[)"]|<>)/g;

/** The lines of a file with an address. */
function linesWith(root: string, file: string, href: string): number[] {
  const text = readFileSync(join(root, file), "utf8");
  const places = [...text.matchAll(href ? address : noAddress)].filter(
    ([, one = ""]) => asWritten(one) === asWritten(href),
  );
  return places.map(({ index }) => lineIn(text, index + 1));
}

/** The places where a page's link is written, if it can be found literally. */
function placesOf(root: string, path: string, sources: string[][], href: string): Pick<Problem, "file" | "path">[] {
  for (const files of sources) {
    const places = files.flatMap((file) => linesWith(root, file, href).map((line) => ({ file, path: `line ${line}` })));
    if (places.length > 0) return places;
  }
  return [{ file: sources[0]?.find((file) => file.endsWith(".ts")) ?? `the page ${path}`, path: "" }];
}

/**
 * What the pages of a site can link to.
 * @param isSiteFile passed in, since it only exists in the modules that Vite has loaded
 */
export const targetsOf = (
  root: string,
  site: Site,
  isSiteFile: (path: string, site: Site, root: string) => boolean,
  idsOf: Targets["idsOf"],
): Targets => ({
  routes: new Set(site.paths),
  isFile: (path) => filesBelow(root, "papers", ".md").map(addressOf).includes(path) || isSiteFile(path, site, root),
  idsOf,
});

/** Invalid ids, and ids that a page has more than once: a link to such an id leads to the first element only. */
function idProblems({ path, ids, repeated }: LinkedPage, sourcesOf: SourcesOf): Problem[] {
  const file = sourcesOf(path).flat()[0] ?? `pages${path}.ts`;
  const none = ids
    .filter((id) => id === "" || /\s/.test(id))
    .map((id): Problem => {
      const fix = `write ${inFull(headingId(id.trim()))}, here and in links to it, or remove it`;
      return { file, path: "", expected: 'an "id" with letters, and without spaces', found: quote(id), fix };
    });
  const expected = "each id only once on a page, so that links to it are unambiguous";
  const fix = 'give a section another "id", or a heading another text; any other element has its id from the site';
  const twice = repeated.map(({ id, tags }): Problem => {
    const found = `${quote(id)} of ${tags.map((tag) => `<${tag}>`).join(" and ")}`;
    return { file, path: "", expected, found, fix };
  });
  return [...none, ...twice];
}

/** The problems of the links of some pages; one that several pages share is reported once. */
export async function linkProblems(root: string, pages: LinkedPage[], targets: Targets): Promise<Problem[]> {
  const sourcesOf = sourcesIn(root);
  const problems = new Map<string, Problem>();
  for (const problem of pages.flatMap((page) => idProblems(page, sourcesOf)))
    problems.set(problemText(problem), problem);
  for (const page of pages)
    for (const { href, ...finding } of await brokenIn(page, targets))
      for (const place of placesOf(root, page.path, sourcesOf(page.path), href)) {
        const problem = { ...place, ...finding };
        problems.set(problemText(problem), problem);
      }
  return [...problems.values()];
}

/**
 * The problems of the links of all pages, cached: `npm run check` after a build renders nothing.
 * @param sources the hash of all that the site is built from
 */
export async function keptProblems(sources: string, find: () => Promise<Problem[]>): Promise<Problem[]> {
  const from = { sources, confirmedOnly: process.env.VITE_CONFIRMED_ONLY };
  const thing = { kind: "checks", by: "src/build/links/problems.ts", from };
  return JSON.parse(Buffer.from(await once(thing, async () => Buffer.from(JSON.stringify(await find())))).toString());
}
