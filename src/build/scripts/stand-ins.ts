/**
 * Vite plugin: replaces parts of react-jsonschema-form by smaller or corrected ones, and stops the build if one of them no longer
 * fits.
 */
import { join } from "node:path";
import type { DepOptimizationOptions, Plugin } from "vite";

/**
 * Parts that our forms do not need in full, or that need a correction, by the end of their file names, each with the file that
 * replaces it and explains why. The number is what that saves in a form's scripts, in bytes as sent, compared with a build with all
 * the other stand-ins; in a rich form's, where only those load the part.
 */
export const standIns: { [part: string]: string } = {
  "getDefaultRegistry.js": "src/form/registry.ts", // 14,218
  "createSchemaUtils.js": "src/form/stand-ins/schema-utils.ts", // 5,437
  "shallowAllOfMerge.js": "src/form/stand-ins/merge.ts", // 3,547 of a rich form
  "deepEquals.js": "src/form/stand-ins/deep-equals.ts", // 2,057
  "mergeSchemas.js": "src/form/stand-ins/merge-schemas.ts", // none: the original breaks over what is only allowed
  "getClosestMatchingOption.js": "src/form/stand-ins/closest.ts", // none: the original does not always end
  "sanitizeDataForNewSchema.js": "src/form/stand-ins/sanitize.ts", // 531 of a rich form
  "schemaHasNestedConditional.js": "src/form/stand-ins/nested-conditions.ts", // 175
  "shouldRender.js": "src/form/stand-ins/should-render.ts", // 114
  "optionsList.js": "src/form/stand-ins/options-list.ts", // 317 of a rich form
  "mergeDefaultsWithFormData.js": "src/form/stand-ins/merge-defaults.ts", // none: the original finds what every object has
  "omitExtraData.js": "src/form/stand-ins/never.ts", // 994
  "enums.js": "src/form/stand-ins/strings.ts", // 411
  "toPathSchema.js": "src/form/stand-ins/never.ts", // 292
  "hashForSchema.js": "src/form/stand-ins/hash.ts", // 153
  "findSchemaDefinition.js": "src/form/stand-ins/definitions.ts", // 7,758 and two requests
  "react-is": "src/form/stand-ins/react-is.ts", // 290 and a request
  "markdown-to-jsx/react": "src/form/stand-ins/plain-text.tsx", // 26,943
};

/** The packages whose imports are examined. */
export const rjsfPackages = ["@rjsf/core", "@rjsf/utils", "@rjsf/validator-ajv8"];

const isOfRjsf = (importer: string | undefined) => rjsfPackages.some((name) => importer?.includes(`/${name}/`));

const mayBePart = new RegExp(`(^|/)(${Object.keys(standIns).join("|").replaceAll(".", "\\.")})$`);

/** The part that an import refers to, if a file replaces it. */
function partOf(source: string, importer: string | undefined): string | undefined {
  if (!isOfRjsf(importer)) return undefined;
  return Object.keys(standIns).find((name) => source === name || source.endsWith(`/${name}`));
}

/**
 * The plugin for the dev server's prebundled packages: stand-ins stay outside, as files that may change. Its name contains the
 * table, so that Vite bundles again when the table changes.
 */
export const standInAhead: NonNullable<DepOptimizationOptions["rolldownOptions"]>["plugins"] = {
  name: `keelwork:stand-ins-ahead ${JSON.stringify(standIns)}`,
  resolveId: {
    filter: { id: mayBePart },
    handler(source, importer) {
      const part = partOf(source, importer);
      return part && { id: standIns[part]?.replace("src", "") ?? "", external: "absolute" };
    },
  },
};

/**
 * The plugin.
 * @param root the project's folder
 */
export function standIn(root: string): Plugin {
  const used = new Set<string>();
  return {
    name: "keelwork:stand-ins",
    enforce: "pre",
    resolveId: {
      filter: { id: mayBePart },
      handler(source, importer) {
        const part = partOf(source, importer);
        if (!part) return undefined;
        used.add(part);
        return join(root, standIns[part] ?? "");
      },
    },
    buildEnd(error) {
      // The browser half is built first, and is the one that must be small.
      if (error || this.environment.name !== "client" || this.environment.mode !== "build") return;
      for (const [part, file] of Object.entries(standIns))
        if (!used.has(part))
          this.error(
            `src/build/scripts/stand-ins.ts: expected ${rjsfPackages.join(", ")} to import ${part}, which ${file} stands in for; ` +
              "found no such import; compare the stand-in with the installed version, then give it the part's new name or remove it",
          );
    },
  };
}
