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

/** Parts of react-jsonschema-form that its flat forms never reach, by the end of their names, and what stands in. */
const lean: { [part: string]: string } = {
  "getDefaultRegistry.js": "src/form/registry.ts",
  "shallowAllOfMerge.js": "src/form/lean/merge.ts",
  "deepEquals.js": "src/form/lean/deep-equals.ts",
  "omitExtraData.js": "src/form/lean/never.ts",
  "toPathSchema.js": "src/form/lean/never.ts",
  "fast-uri": "src/form/lean/fast-uri.ts",
  "markdown-to-jsx/react": "src/form/lean/plain-text.tsx",
};

/** Puts the stand-ins into react-jsonschema-form; each says why it is enough. */
const leanParts: Plugin = {
  name: "keelwork:lean",
  enforce: "pre",
  resolveId(source, importer) {
    if (!importer?.includes("/@rjsf/")) return undefined;
    const part = Object.keys(lean).find((name) => source.endsWith(name));
    return part && file(lean[part] ?? "");
  },
};

export default defineConfig({
  root: "src",
  publicDir: false,
  envDir: root,
  plugins: [forms(), icons(root), markdown(), leanParts, react(), receiver()],
  optimizeDeps: {
    exclude: ["@rjsf/core"],
    // What compiled rules import: found only when a form is opened, which would reload the page under its visitor.
    include: ["ajv/dist/runtime/ucs2length.js", "ajv/dist/runtime/equal.js", "ajv-formats/dist/formats.js"],
  },
  ssr: { noExternal: [/^@rjsf\//, "react-helmet-async"] },
  server: { port: 5173, fs: { allow: [root] } },
  environments: {
    client: {
      build: {
        outDir: file("dist"),
        emptyOutDir: true,
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          // React comes as a script of its own: two middling tasks for the visitor's machine instead of a long one.
          output: {
            codeSplitting: { groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }] },
          },
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
  test: {
    environment: "node",
    include: ["**/*.test.{ts,tsx}"],
    root,
    // Tests draw with the same stand-ins as the site.
    server: { deps: { inline: [/\/@rjsf\//] } },
  },
});
