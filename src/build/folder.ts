/** Vite plugin: rejects a project's folder whose path Vite would misread. */
import type { Plugin } from "vite";
import { quote, refusal } from "../engine/check/problem.ts";

/**
 * Rejects a path with `#` or `?`, at which Vite ends the path of a file, so that nothing could be built; and on the dev server, one
 * with `%`, which Vite does not encode in addresses, so that browsers would request other files, and no form would be hydrated.
 * @param root the project's folder
 * @throws an error with the fix
 */
export function refuseFolder(root: string, isDev: boolean): void {
  const [sign] = /[#?]/.exec(root) ?? (isDev ? /%/.exec(root) : null) ?? [];
  if (sign === undefined) return;
  throw refusal(root, {
    expected: "a folder whose path has no #, ? or %, which Vite takes for parts of a URL",
    found: quote(sign),
    fix: "rename the folder, or move the project",
  });
}

/** The plugin. */
export const folder = (root: string): Plugin => ({
  name: "keelwork:folder",
  config: (_config, { command }) => refuseFolder(root, command === "serve"),
});
