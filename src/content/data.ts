/** Vite plugin: says where data that something imports is no JSON; the bundler names neither its file nor whoever imports it. */
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
    // What plugins make of such a file, as of a chart, is code.
    filter: { id: /^[^\0].*\.json$/ },
    handler(code, id) {
      // The bundler leaves out the byte order mark that some editors begin a file with.
      const text = code.replace(/^\ufeff/, "");
      if (!isJson(text)) throw new DocumentError(checkSyntax(relative(root, id), text, "any value"));
      return undefined;
    },
  },
});
