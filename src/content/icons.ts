/** Vite plugin: collects the icons that pages and components name, from bootstrap-icons. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { filesBelow } from "../below.ts";
import { DocumentError } from "../engine/check/problem.ts";
import { valueApart } from "./once/once.ts";

const id = "virtual:icons";

/** References to icons: `icon: "cloud"` in data, `<Icon name="cloud" />` in components. */
const named = /(?:\bicon: |<Icon name=)"([a-z0-9-]+)"/g;

/**
 * The file of one icon.
 * @throws DocumentError when bootstrap-icons has no icon of that name
 */
function fileOf(root: string, name: string, file: string): string {
  const path = join(root, "node_modules/bootstrap-icons/icons", `${name}.svg`);
  if (!existsSync(path))
    throw new DocumentError([
      {
        file,
        path: "",
        expected: "the name of an icon of bootstrap-icons",
        found: JSON.stringify(name),
        fix: "look the name up in node_modules/bootstrap-icons/icons",
      },
    ]);
  return readFileSync(path, "utf8");
}

/** The plugin; the dev server needs a restart for a new name only if its file did not exist before. */
export function icons(root: string): Plugin {
  return {
    name: "keelwork:icons",
    resolveId: { filter: { id: /^virtual:icons$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:icons$/ },
      async handler() {
        const found: { [name: string]: string } = {};
        const files = [
          ...filesBelow(root, "pages", ".ts"),
          ...filesBelow(root, "pages/sections", ".tsx"),
          ...filesBelow(root, "src", ".ts"),
          ...filesBelow(root, "src", ".tsx"),
        ];
        for (const file of files) {
          for (const [, name = ""] of readFileSync(join(root, file), "utf8").matchAll(named))
            found[name] ??= fileOf(root, name, file);
        }
        const drawn = await valueApart({ kind: "icons", by: "src/content/optimized.ts", from: found });
        return `export default ${JSON.stringify(drawn)};`;
      },
    },
  };
}
