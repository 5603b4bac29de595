/** Vite plugin: puts styles of a project's own, which stand beside its widgets and sections, behind those of the site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { filesBelow } from "../below.ts";

/** Where such styles stand, from the root. */
const folders = ["forms/widgets", "pages/sections"];

/** The style sheets of a project's own. */
export const ownSheets = (root: string): string[] => folders.flatMap((folder) => filesBelow(root, folder, ".css"));

/** The plugin. */
export function ownStyles(root: string): Plugin {
  return {
    name: "keelwork:own-styles",
    enforce: "pre",
    transform(code, id) {
      if (!id.split("?")[0]?.endsWith("/styles/index.css")) return undefined;
      const sheets = ownSheets(root).map((file) => join(root, file));
      for (const sheet of sheets) this.addWatchFile(sheet);
      return [code, ...sheets.map((sheet) => readFileSync(sheet, "utf8"))].join("\n");
    },
  };
}
