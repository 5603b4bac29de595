/** Checks of a project's pages: their files name their routes. */
import type { Project } from "../define/documents.ts";
import { type Problem, quote } from "./problem.ts";

/** What an address keeps as it is written; anything else a browser asks for in another spelling, and the router finds no page. */
const isPlain = (route: string) => /^[\w.~/-]*$/.test(route);

/** Pages that could not be found by their route, or whose route is another page's. */
export function checkPages({ pages }: Pick<Project, "pages">): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ route, file }): Problem[] => {
    const place = { file, path: "" };
    const other = owners.get(route);
    owners.set(route, other ?? file);
    if (other)
      return [
        {
          ...place,
          expected: "a route of its own",
          found: `${quote(route)}, which ${other} has too`,
          fix: "rename one of the two files",
        },
      ];
    if (isPlain(route)) return [];
    const expected = "a path of letters from a to z, digits and hyphens, since it is the page's route";
    return [{ ...place, expected, found: quote(route), fix: "rename the file or its folder" }];
  });
}
