/** Vite plugin: puts slimmer parts into react-jsonschema-form, and stops the build when one of them no longer fits. */
import { join } from "node:path";
import type { Plugin } from "vite";

/** Parts that our forms never reach, by the end of their names, and what stands in; each stand-in says why it is enough. */
export const standIns: { [part: string]: string } = {
  "getDefaultRegistry.js": "src/form/registry.ts",
  "shallowAllOfMerge.js": "src/form/lean/merge.ts",
  "deepEquals.js": "src/form/lean/deep-equals.ts",
  "sanitizeDataForNewSchema.js": "src/form/lean/sanitize.ts",
  "optionsList.js": "src/form/lean/options-list.ts",
  "omitExtraData.js": "src/form/lean/never.ts",
  "toPathSchema.js": "src/form/lean/never.ts",
  "fast-uri": "src/form/lean/fast-uri.ts",
  "markdown-to-jsx/react": "src/form/lean/plain-text.tsx",
};

/** The packages whose imports are looked at; the development server must hand them out file by file for it. */
export const leanPackages = ["@rjsf/core", "@rjsf/utils", "@rjsf/validator-ajv8"];

const isLean = (importer: string | undefined) => leanPackages.some((name) => importer?.includes(`/${name}/`));

/**
 * The plugin.
 * @param root the project's folder
 */
export function lean(root: string): Plugin {
  const used = new Set<string>();
  return {
    name: "keelwork:lean",
    enforce: "pre",
    resolveId(source, importer) {
      if (!isLean(importer)) return undefined;
      const part = Object.keys(standIns).find((name) => source === name || source.endsWith(`/${name}`));
      if (!part) return undefined;
      used.add(part);
      return join(root, standIns[part] ?? "");
    },
    buildEnd(error) {
      // The browser's half is built first, and is the one that has to be slim.
      if (error || this.environment.name !== "client" || this.environment.mode !== "build") return;
      for (const [part, file] of Object.entries(standIns))
        if (!used.has(part))
          this.error(
            `src/build/lean.ts: expected ${leanPackages.join(", ")} to import ${part}, which ${file} stands in for; found no ` +
              "such import; compare the stand-in with the installed version, then give it the part's new name or remove it",
          );
    },
  };
}
