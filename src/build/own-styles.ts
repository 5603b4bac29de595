/** Vite plugin: appends the styles of a project's own widgets and sections to those of the site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { filesBelow } from "../below.ts";

/** The folders with such styles, from the root. */
const folders = ["forms/widgets", "pages/sections"];

/** The project's own style sheets. */
const ownSheets = (root: string): string[] => folders.flatMap((folder) => filesBelow(root, folder, ".css"));

/** The plugin. */
export function ownStyles(root: string): Plugin {
  return {
    name: "keelwork:own-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\/styles\/index\.css(\?|$)/ },
      handler(code) {
        const sheets = ownSheets(root).map((file) => join(root, file));
        for (const sheet of sheets) this.addWatchFile(sheet);
        return [code, ...sheets.map((sheet) => readFileSync(sheet, "utf8"))].join("\n");
      },
    },
  };
}
