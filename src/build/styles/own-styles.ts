/** Vite plugin: appends the styles of a project's own widgets and sections to those of the site. */
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { filesBelow } from "../../below.ts";
import { siteStyles } from "../../content/forms/forms.ts";

/** The folders with such styles, from the root. */
const folders = ["forms/widgets", "pages/sections"];

/** The project's own style sheets. */
const ownSheets = (root: string): string[] => folders.flatMap((folder) => filesBelow(root, folder, ".css"));

/** The plugin. Sheets are imported instead of concatenated, so that errors name the right file. */
export function ownStyles(root: string): Plugin {
  const all = join(root, "src/styles/index.css");
  return {
    name: "keelwork:own-styles",
    enforce: "pre",
    transform: {
      filter: { id: siteStyles },
      handler: (code) => {
        const sheets = ownSheets(root).map((file) => relative(dirname(all), join(root, file)).replaceAll("\\", "/"));
        return [code, ...sheets.map((sheet) => `@import "${sheet}";`)].join("\n");
      },
    },
    /** A new sheet is not imported yet, and a deleted one still is. */
    hotUpdate({ type, file }) {
      const { moduleGraph } = this.environment;
      if (type === "update" || !folders.some((folder) => file.startsWith(join(root, folder)))) return;
      for (const module of moduleGraph.getModulesByFile(all) ?? []) moduleGraph.invalidateModule(module);
    },
  };
}
