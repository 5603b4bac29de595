/** Vite plugin: `npm run dev` resolves modules that are found by a glob when they are imported, not all of them at once. */
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The import of one file of a glob, as Vite writes it. */
const found = /\(\) => import\("(\.[^"]+)"\)/g;

/**
 * The plugin. It runs after Vite has expanded globs and before Vite resolves every import it can see, which took two of the
 * seconds that the first answer takes with 3,000 pages. Nothing is stale: each document imports its modules anew.
 */
export function foundLater(): Plugin {
  return {
    name: "keelwork:found-later",
    apply: (_config, { command, mode }) => command === "serve" && mode === "development",
    applyToEnvironment: ({ name }) => name === "ssr",
    enforce: "post",
    transform(code, id) {
      const later = code.replace(
        found,
        (_import, path: string) => `() => foundLater(${JSON.stringify(`/@fs${join(dirname(id), path)}`)})`,
      );
      return later === code ? undefined : `${later}\nconst foundLater = (file) => import(/* @vite-ignore */ file);`;
    },
  };
}
