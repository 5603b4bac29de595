/** Checks links for `npm run check`: renders every page that has changed, unless a build has done so before. */
import { createServer } from "vite";
import { checkMode } from "../../content/dev-only.ts";
import { exportsOf } from "../../content/runner.ts";
import type { Problem } from "../../engine/check/problem.ts";
import { elementsOf } from "../../html.ts";
import { withoutScripts } from "../../render/without-scripts.ts";
import { fingerprint } from "../../serve/build-record.ts";
import { quietly } from "../quiet.ts";
import type { Site } from "../site-files.ts";
import { KnownLinks } from "./known-links.ts";
import { linkedIn } from "./links.ts";
import { paperProblems } from "./papers.ts";
import { keptProblems, type LinkedPage, linkProblems, targetsOf } from "./problems.ts";

async function problemsIn(root: string): Promise<Problem[]> {
  const server = await createServer({
    configFile: `${root}/vite.config.ts`,
    mode: checkMode,
    logLevel: "error",
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const site = await exportsOf<Site>(server, "/render/prerender.ts");
    const before = new KnownLinks(root);
    const linkedAt = async (path: string): Promise<LinkedPage> => {
      const found = before.find(path);
      if (found) return found;
      const { draft, ingredients } = await quietly(path, () => site.render(path, withoutScripts));
      const linked = { path, ...linkedIn(elementsOf(draft)) };
      before.note(linked, ingredients);
      return linked;
    };
    const pages: LinkedPage[] = [];
    for (const path of [...site.pagePaths, site.missingPath]) pages.push(await linkedAt(path));
    before.keep();
    const known = new Map(pages.map(({ path, ids }) => [path, ids]));
    const idsOf = async (route: string) => new Set(known.get(route) ?? (await linkedAt(route)).ids);
    const { isSiteFile } = await exportsOf<typeof import("../site-files.ts")>(server, "/build/site-files.ts");
    const targets = targetsOf(root, site, isSiteFile, idsOf);
    return [...(await linkProblems(root, pages, targets)), ...(await paperProblems(root, targets))];
  } finally {
    await server.close();
  }
}

/** The problems of the links of all pages. */
export const checkLinks = (root: string): Promise<Problem[]> => keptProblems(fingerprint(root), () => problemsIn(root));
