/** How the site is built: the documents' plugin, react-jsonschema-form's slimmer parts, the browser's and the server's halves. */
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { buildSite, formEntries } from "./src/build/build.ts";
import { forms } from "./src/build/forms.ts";
import { icons } from "./src/build/icons.ts";
import { markdown } from "./src/build/markdown.ts";
import { receiver } from "./src/build/receiver.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const file = (path: string) => `${root}${path}`;

/** Puts our registry in the place of react-jsonschema-form's own (src/form/registry.ts says why). */
const leanRegistry: Plugin = {
  name: "keelwork:lean-registry",
  enforce: "pre",
  resolveId(source, importer) {
    const isDefault = source.endsWith("getDefaultRegistry.js") && importer?.includes("@rjsf/core");
    return isDefault ? file("src/form/registry.ts") : undefined;
  },
};

export default defineConfig({
  root: "src",
  publicDir: false,
  envDir: root,
  plugins: [forms(), icons(root), markdown(), leanRegistry, react(), receiver()],
  resolve: {
    // The Markdown renderer of descriptions, a quarter of the form engine's weight, for which no form has a use.
    alias: { "markdown-to-jsx/react": file("src/form/plain-text.tsx") },
  },
  optimizeDeps: { exclude: ["@rjsf/core"] },
  ssr: { noExternal: [/^@rjsf\//, "react-helmet-async"] },
  server: { port: 5173, fs: { allow: [root] } },
  environments: {
    client: {
      build: {
        outDir: file("dist"),
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          // The loader calls what the entries export.
          preserveEntrySignatures: "exports-only",
          input: {
            "island-form": file("src/form/island.tsx"),
            "island-filter": file("src/sections/filter.ts"),
            styles: file("src/styles/index.css"),
            ...formEntries(root),
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: file(".server"),
        emptyOutDir: true,
        rolldownOptions: {
          input: { prerender: file("src/build/prerender.tsx"), leads: file("src/leads/main.ts") },
        },
      },
    },
  },
  builder: { buildApp: (builder) => buildSite(builder, root) },
  test: { environment: "node", include: ["**/*.test.{ts,tsx}"], root },
});
