/**
 * Vite plugin: removes dynamic imports of Node modules in a project's asynchronous rules from the browser build. Only the receiver
 * runs these rules; the build leaves them out, but would report the imports before it does.
 */
import { isBuiltin } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const nothing = "\0keelwork:nothing";

/** The plugin. */
export function serverOnly(root: string): Plugin {
  const forms = join(root, "forms/");
  return {
    name: "keelwork:server-only",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    enforce: "pre",
    resolveId: (imported, importer, { kind }) =>
      kind === "dynamic-import" && importer?.startsWith(forms) && isBuiltin(imported) ? nothing : undefined,
    load: (id) => (id === nothing ? "export {};" : undefined),
  };
}
