/** Checks of a project's pages: their files name their routes. */
import type { Project } from "../../define/documents.ts";
import { type Problem, quote } from "../problem.ts";

/**
 * Whether the router can find a route: browsers percent-encode most other characters, which the router does not decode; nor does
 * it serve hidden folders.
 */
export const isPlain = (route: string) => /^[\w.~/-]*$/.test(route) && !route.includes("/.");

/** A file that every build writes: a page of that name, or below it, would need a folder in its place. */
const built =
  /^\/(?:_headers|404\.html|feed\.xml|llms\.txt|robots\.txt|site\.webmanifest|sitemap[\w-]*\.xml|favicon\.svg|apple-touch-icon\.png|icon-\d+\.png)(?:\/|$)|\/index\.html(?:\/|$)/i;

/** Routes that something else answers before any page or form. */
const taken = new Map([
  ["/assets", "the folder of assets that browsers cache"],
  ["/404", "the 404 page"],
  ["/health", "the server's health check"],
  ["/index", "the file of the home page"],
  ["/metrics", "the server's list of metrics"],
  ["/workbench", "the workbench of npm run dev"],
]);

/** What else answers a route. */
export const takenBy = (route: string): string | undefined =>
  built.test(route) ? "a file of the build" : taken.get(route.replace(/^(\/assets|\/health)\/.*$/, "$1"));

/** The form in which routes are compared: some file systems are case-insensitive. */
export const distinct = (route: string): string => route.toLowerCase();

/** Pages that could not be found by their route, or whose route is another page's. */
export function checkPages({ pages }: Pick<Project, "pages">): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ route, file }): Problem[] => {
    const place = { file, path: "" };
    const page = owners.get(distinct(route));
    owners.set(distinct(route), page ?? file);
    const other = page ?? takenBy(route);
    if (other)
      return [
        {
          ...place,
          expected: "a route of its own",
          found: `${quote(route)}, which ${other} has too`,
          fix: page ? "rename one of the two files" : "rename the file",
        },
      ];
    if (isPlain(route)) return [];
    const expected = "a path of letters from a to z, digits and hyphens, since it is the page's route";
    return [{ ...place, expected, found: quote(route), fix: "rename the file or its folder" }];
  });
}
