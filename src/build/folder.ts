/** Vite plugin: refuses a project's folder whose path Vite would take for something else. */
import type { Plugin } from "vite";
import { quote, refusal } from "../engine/check/problem.ts";

/**
 * Refuses a folder in which nothing can be built: Vite ends the path of a file at `#` and `?`; and in which no form of the dev
 * server would come to life: it writes `%` into addresses as it is, of which browsers make another character. Builds do not mind
 * it.
 * @param root the project's folder
 * @throws an error that says what to do
 */
export function refuseFolder(root: string, isDev: boolean): void {
  const [sign] = /[#?]/.exec(root) ?? (isDev ? /%/.exec(root) : null) ?? [];
  if (sign === undefined) return;
  throw refusal(root, {
    expected: "a folder whose path has none of #, ? and %, which Vite takes for parts of an address",
    found: quote(sign),
    fix: "rename the folder, or move the project",
  });
}

/** The plugin. */
export const folder = (root: string): Plugin => ({
  name: "keelwork:folder",
  config: (_config, { command }) => refuseFolder(root, command === "serve"),
});
