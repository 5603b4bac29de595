/** Makes `npm run dev` report what only a build rejects: broken links, and data of the wrong type. */
import type { ViteDevServer } from "vite";
import { wholeOf } from "../../content/listing.ts";
import { isPart, routeOfPage } from "../../content/paths.ts";
import { DocumentError, errorText, type Problem } from "../../engine/check/problem.ts";
import type { Targets } from "../links/links.ts";
import { type LinkedPage, linkProblems, targetsOf } from "../links/problems.ts";
import { typeProblems } from "../page-types.ts";
import { passedOver } from "../passed-over.ts";
import { isSiteFile, type Site } from "../site-files.ts";

/** The delay of the type check after a page was served, in milliseconds, so that it does not slow down what an author waits for. */
const afterPage = 1_000;

/** Prints mistakes in the terminal, once as long as they stay the same, and stops nothing: a linked page may be written later. */
export function mistakesIn({ config: { logger }, watcher }: ViteDevServer, root: string) {
  const told = new Map<string, string>();
  const say = async (about: string, found: Promise<Problem[]>): Promise<void> => {
    const text = await found
      .then((problems) => (problems.length > 0 ? new DocumentError(problems).message : ""))
      .catch(errorText);
    if (text && text !== told.get(about)) logger.error(text);
    told.set(about, text);
  };
  let types: Promise<Problem[]> | undefined;
  watcher.on("all", (_event, file) => {
    if (/\.(tsx?|json)$/.test(file)) types = undefined;
  });
  const typesNow = () => {
    types ??= typeProblems(root);
    return types;
  };
  let isWaiting = false;
  const sayTypesLater = () => {
    if (isWaiting) return;
    isWaiting = true;
    const sayTypes = () => {
      isWaiting = false;
      void say("types", typesNow());
    };
    setTimeout(sayTypes, afterPage).unref();
  };
  return {
    /** Reports the mistakes of a page that was rendered, and later those of all types. */
    async tell(site: Site, page: LinkedPage, idsOf: Targets["idsOf"]): Promise<void> {
      if (!site.pagePaths.includes(page.path)) return;
      sayTypesLater();
      const isOfPage = (file: string) => /^pages\/sections\//.test(file) || routeOfPage(file) === wholeOf(page.path);
      const find = async () => [
        ...passedOver(root, isOfPage),
        ...(await linkProblems(root, [page], targetsOf(root, site, isSiteFile, idsOf))),
      ];
      await say(page.path, find());
    },
    /** The reason why a page could not be rendered: the type errors in its data or, if there are none, the error. */
    async causeOf(path: string, thrown: Error): Promise<Error> {
      const all = await typesNow().catch((error: unknown) => {
        logger.error(errorText(error));
        return [];
      });
      // The error may be in any module that the page imports, unless it names its own place.
      const isShared = (file: string) => isPart(file) || file.startsWith("src/");
      const isOf = (file: string) =>
        routeOfPage(file) === wholeOf(path) || (isShared(file) && !(thrown instanceof DocumentError));
      const problems = all.filter(({ file }) => isOf(file));
      if (problems.length === 0) return thrown;
      const cause = new DocumentError(problems);
      told.set("types", cause.message);
      return cause;
    },
  };
}
