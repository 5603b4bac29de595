/** `npm run dev` names what a build refuses and pages show all the same: links that lead nowhere, and data of another type. */
import type { ViteDevServer } from "vite";
import { wholeOf } from "../../content/listing.ts";
import { isPart, routeOfPage } from "../../content/paths.ts";
import { DocumentError, errorText, type Problem } from "../../engine/check/problem.ts";
import type { Targets } from "../links/links.ts";
import { type LinkedPage, linkProblems, targetsOf } from "../links/problems.ts";
import { typeProblems } from "../page-types.ts";
import { passedOver } from "../passed-over.ts";
import { isSiteFile, type Site } from "../site-files.ts";

/** How long after a page all types are checked, in milliseconds: what an author waits for is not held up by it. */
const afterPage = 1_000;

/** Mistakes that are said in the terminal, once while they stay the same: what pages lack may be written later. */
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
    /** Says those of a page that was drawn, and later the types of all. */
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
    /** Why a page could not be drawn: its data, where the type checker finds fault with it, or else what was thrown. */
    async causeOf(path: string, thrown: Error): Promise<Error> {
      const all = await typesNow().catch((error: unknown) => {
        logger.error(errorText(error));
        return [];
      });
      // Which parts and facts it imports is not known: what says its place itself is not one of theirs.
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
