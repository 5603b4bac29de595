/**
 * Gives React and other CommonJS modules in the browser's scripts named exports, so that importers need no interop
 * helper. Without it a form loads one more file, the bundler's helper of 327 bytes, and 64 bytes more in total.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const facade = "\0named-exports:";
/** A CommonJS module without imports, which becomes a chunk of its own: only forms that use a format load it, without a helper. */
const isAlone = /node_modules\/ajv-formats\/dist\/formats\.js$/;
const isCommonJs = /^(react|react-dom)(\/|$)|^ajv\/dist\/runtime\//;
/** Files of React, by id, and their replacements. */
export const isTheirs = /^\0named-exports:|node_modules\/(react|react-dom|scheduler)\//;

/**
 * Replaces such modules by ones with their named exports, in the browser's build.
 * @param root the project's folder, from which the packages are loaded to get their names
 */
export function namedExports(root: string): Plugin {
  const require = createRequire(`${root}package.json`);
  return {
    name: "keelwork:named-exports",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    enforce: "pre",
    resolveId: {
      filter: { id: isCommonJs },
      handler: (source, importer = "") => (isTheirs.test(importer) ? undefined : facade + source),
    },
    load: {
      filter: { id: [isAlone, /^\0named-exports:/] },
      async handler(id) {
        if (isAlone.test(id)) {
          const names = Object.keys(require(id));
          return `const exports = {};\n${await readFile(id, "utf8")}\nexport const { ${names.join(", ")} } = exports;`;
        }
        const source = id.slice(facade.length);
        const found: object = require(source);
        const names = Object.keys(found).filter((name) => name !== "default");
        const whole = "default" in found ? "whole.default" : "whole";
        // Required instead of imported: an import from CommonJS would use the helper again.
        return [
          `const whole = require(${JSON.stringify(source)});`,
          `export default ${whole};`,
          ...names.map((name) => `export const ${name} = whole.${name};`),
        ].join("\n");
      },
    },
  };
}
