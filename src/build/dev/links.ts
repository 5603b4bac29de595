/** `npm run dev` names the links of a page that lead nowhere; what they lead to may be written later. */
import type { ViteDevServer } from "vite";
import { DocumentError, errorText } from "../../engine/check/problem.ts";
import type { Targets } from "../links/links.ts";
import { type LinkedPage, linkProblems, targetsOf } from "../links/problems.ts";
import { isSiteFile, type Site } from "../site-files.ts";

/** Says them in the terminal, once while they stay the same. */
export function linkTeller({ config: { logger } }: ViteDevServer, root: string) {
  const told = new Map<string, string>();
  return async (site: Site, page: LinkedPage, idsOf: Targets["idsOf"]): Promise<void> => {
    if (!site.pagePaths.includes(page.path)) return;
    const text = await linkProblems(root, [page], targetsOf(root, site, isSiteFile, idsOf))
      .then((problems) => (problems.length > 0 ? new DocumentError(problems).message : ""))
      .catch(errorText);
    if (text && text !== told.get(page.path)) logger.error(text);
    told.set(page.path, text);
  };
}
