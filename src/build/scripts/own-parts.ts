/**
 * Gives custom widgets their own copies of the site's modules in the browser build. A shared module would be split from
 * the common form script into one more script that every form loads.
 */
import { join } from "node:path";
import type { Plugin } from "vite";

const mark = "?own";

/** The plugin. */
export function ownParts(root: string): Plugin {
  const [widgets, source] = [join(root, "forms/widgets/"), join(root, "src/")];
  return {
    name: "keelwork:own-parts",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    enforce: "pre",
    async resolveId(imported, importer, options) {
      if (!importer || !(importer.startsWith(widgets) || importer.endsWith(mark))) return undefined;
      const found = await this.resolve(imported, importer.replace(mark, ""), { ...options, skipSelf: true });
      return found?.id.startsWith(source) && /\.tsx?$/.test(found.id) ? `${found.id}${mark}` : found;
    },
  };
}
