/** Vite plugin: locates errors in imported JSON; the bundler names neither the file nor its importer. */
import { relative } from "node:path";
import type { Plugin } from "vite";
import { DocumentError } from "../engine/check/problem.ts";
import { checkSyntax } from "../engine/check/syntax/syntax.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The plugin. */
export const data = (root: string): Plugin => ({
  name: "keelwork:data",
  enforce: "pre",
  transform: {
    // Not files that other plugins turn into code, such as charts.
    filter: { id: /^[^\0].*\.json$/ },
    handler(code, id) {
      // The bundler skips a byte order mark, too.
      const text = code.replace(/^\ufeff/, "");
      if (!isJson(text)) throw new DocumentError(checkSyntax(relative(root, id), text, "any value"));
      return undefined;
    },
  },
});
