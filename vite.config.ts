/** How the site is built: the documents' plugin, react-jsonschema-form's slimmer parts, the browser's and the server's halves. */
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";
import { answerStyles } from "./src/build/answer-styles.ts";
import { buildSite, formEntries } from "./src/build/build.ts";
import { site } from "./src/build/dev/plugin.ts";
import { islandSources } from "./src/build/islands.ts";
import { knownWarnings } from "./src/build/known-warnings.ts";
import { languageBuilds, manifestOf } from "./src/build/languages.ts";
import { namedExports } from "./src/build/named-exports.ts";
import { ownParts } from "./src/build/own-parts.ts";
import { ownStyles } from "./src/build/own-styles.ts";
import { serverOnly } from "./src/build/server-only.ts";
import { spokenWords } from "./src/build/spoken.ts";
import { rjsfPackages, standIn } from "./src/build/stand-ins.ts";
import { figures } from "./src/content/figures/plugin.ts";
import { font } from "./src/content/font.ts";
import { forms } from "./src/content/forms.ts";
import { freshPages } from "./src/content/fresh-pages.ts";
import { icons } from "./src/content/icons.ts";
import { markdown } from "./src/content/markdown.ts";
import { workbench } from "./src/tools/workbench/plugin/plugin.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const file = (path: string) => `${root}${path}`;

/** Vite's helper preloads what an import brings along; here nothing does, and a form is 496 bytes smaller without it. */
const plainImports: Plugin = {
  name: "keelwork:plain-imports",
  enforce: "pre",
  load: (id) => (id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : undefined),
};

/** The scripts that a form is made of until its first message. */
const early = /^(react|island-form|form-.+)$/;

/**
 * Has the browser compile what those scripts hold while they arrive, off the page's thread: left to itself, it compiles a
 * function when it is first called, and the first message of a form waits for hundreds of them. It costs 102 bytes; without
 * it the first error of /estimate is painted after 138 ms in place of 128, and without the warm-up besides after 253 (medians
 * of 21 rounds each in turn, CPU slowed four times, on a busy machine; quartiles 111, 94 and 154).
 */
const compiledAhead = ({ name }: { name: string }) => (early.test(name) ? "//# allFunctionsCalledOnLoad" : "");

/** The browser's half in a language, English when it is left out; the site's styles and its other island come with English. */
const browserHalf = (lang?: string): EnvironmentOptions => ({
  consumer: "client",
  build: {
    outDir: file("dist"),
    emptyOutDir: lang === undefined,
    manifest: manifestOf(lang),
    modulePreload: false,
    rolldownOptions: {
      // React comes as a script of its own: two middling tasks for the visitor's machine instead of a long one. What
      // several scripts ask for goes along, being too small for a request.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler)\/|named-exports:|ajv\/dist\/runtime\/ucs2length|src\/engine\/path/,
            },
          ],
        },
        postBanner: compiledAhead,
      },
      // The loader calls what the entries export; what a form's richer parts share with it, it exports besides.
      preserveEntrySignatures: "allow-extension",
      // Tables of src/site.ts that read one another are left out where nobody asks for them.
      treeshake: { propertyReadSideEffects: false },
      input: {
        ...Object.fromEntries(
          Object.entries(islandSources)
            .filter(([kind]) => lang === undefined || kind === "form")
            .map(([kind, source]) => [`island-${kind}`, file(source)]),
        ),
        ...(lang === undefined && { styles: file("src/styles/index.css") }),
        ...formEntries(root, lang),
      },
    },
  },
});

export default defineConfig({
  root: "src",
  publicDir: false,
  envDir: root,
  plugins: [
    freshPages(),
    font(root),
    forms(),
    spokenWords(root),
    languageBuilds(root, browserHalf),
    icons(root),
    markdown(),
    figures(root),
    standIn(root),
    plainImports,
    ownParts(root),
    serverOnly(root),
    ownStyles(root),
    namedExports(root),
    answerStyles(root),
    knownWarnings(),
    react(),
    site(root),
    workbench(root),
  ],
  optimizeDeps: {
    // All pages of the dev server: what is found later would reload them.
    entries: ["*.html", "tools/workbench/*.html"],
    exclude: rjsfPackages,
    // What these and compiled rules import: found only when a form is opened, which would reload the page under its visitor.
    include: ["ajv/dist/runtime/ucs2length.js", "ajv/dist/runtime/equal.js", "ajv-formats/dist/formats.js"],
  },
  ssr: { noExternal: [/^@rjsf\//] },
  // Plugins wait for threads that make things: no word of how long they took says anything of them.
  // Of thousands of files none is compressed to say how large it would be: what is sent is compressed later.
  // And none is said to be too large: what a visitor downloads has budgets of its own, and what is complained of fails.
  build: {
    reportCompressedSize: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { port: Number(process.env.PORT || 5173), fs: { allow: [root] } },
  environments: {
    client: browserHalf(),
    ssr: {
      build: {
        outDir: file(".server"),
        // The build empties it, but for its record.
        emptyOutDir: false,
        // Pictures that are files of their own: the build puts them beside the browser's assets.
        emitAssets: true,
        rolldownOptions: { input: { prerender: file("src/render/prerender.ts") } },
      },
    },
    // What runs when nothing is built any more; it is also built alone, beside a site that stays as it is.
    receiver: {
      consumer: "server",
      // With what the first bring along, which stands where npm puts it.
      resolve: { noExternal: [/^@(rjsf|x0k)\//, "kysely", "hono", "@hono/node-server"] },
      build: {
        outDir: file(".server"),
        emptyOutDir: false,
        // The font stands in the styles of a page that answers a form post: the receiver has no files to hand out.
        assetsInlineLimit: 64 * 1024,
        cssMinify: true,
        rolldownOptions: {
          input: {
            start: file("src/serve/serve-site.ts"),
            receiver: file("src/serve/serve-receiver.ts"),
            list: file("src/serve/serve-list.ts"),
            leads: file("src/receiver/main.ts"),
          },
        },
      },
    },
  },
  // One configuration for all: to each its own would read and start all of this again.
  builder: { sharedConfigBuild: true, buildApp: (builder) => buildSite(builder, root) },
});
