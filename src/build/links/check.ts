/** Checks links for `npm run check`: renders every page as it is now, unless a build has done so before. */
import { createServer } from "vite";
import { exportsOf } from "../../content/runner.ts";
import type { Problem } from "../../engine/check/problem.ts";
import { elementsOf } from "../../html.ts";
import type { Browser } from "../../render/document.tsx";
import { fingerprint } from "../../serve/stale.ts";
import type { Site } from "../site-files.ts";
import { linkedIn } from "./links.ts";
import { isPaper, keptProblems, type LinkedPage, linkProblems } from "./problems.ts";

/** Documents without scripts. */
const browser: Browser = {
  loader: "",
  keepers: {},
  languages: "",
  elsewheres: {},
  scriptsOf: () => ({ first: [], later: [] }),
  themeColor: "",
};

async function problemsIn(root: string): Promise<Problem[]> {
  const server = await createServer({
    configFile: `${root}/vite.config.ts`,
    mode: "check",
    logLevel: "error",
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const site = await exportsOf<Site>(server, "/render/prerender.ts");
    const linkedAt = async (path: string): Promise<LinkedPage> => ({
      path,
      ...linkedIn(elementsOf((await site.render(path, browser)).draft)),
    });
    const pages: LinkedPage[] = [];
    for (const path of [...site.pagePaths, site.missingPath]) pages.push(await linkedAt(path));
    const known = new Map(pages.map(({ path, ids }) => [path, ids]));
    const idsOf = async (route: string) => new Set(known.get(route) ?? (await linkedAt(route)).ids);
    const { isSiteFile } = await exportsOf<typeof import("../site-files.ts")>(server, "/build/site-files.ts");
    const isFile = (path: string) => isPaper(root, path) || isSiteFile(path, site, root);
    return await linkProblems(root, pages, { routes: new Set(site.paths), isFile, idsOf });
  } finally {
    await server.close();
  }
}

/** The problems of the links of all pages. */
export const checkLinks = (root: string): Promise<Problem[]> => keptProblems(fingerprint(root), () => problemsIn(root));
