/**
 * How the site is built: our plugins, smaller replacements for parts of react-jsonschema-form, and the browser and
 * server halves.
 */
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";
import { alone } from "./src/build/alone.ts";
import { buildSite, formEntries } from "./src/build/build.ts";
import { buildError } from "./src/build/build-error.ts";
import { foundLater } from "./src/build/dev/found-later.ts";
import { keptModules } from "./src/build/dev/kept-modules.ts";
import { site } from "./src/build/dev/plugin.ts";
import { watchFolders } from "./src/build/dev/watch.ts";
import { folder } from "./src/build/folder.ts";
import { knownWarnings } from "./src/build/known-warnings.ts";
import { licensesOf } from "./src/build/licenses.ts";
import { formParts } from "./src/build/scripts/form-parts.ts";
import { islandSources } from "./src/build/scripts/islands.ts";
import { languageBuilds, manifestOf } from "./src/build/scripts/languages.ts";
import { namedExports } from "./src/build/scripts/named-exports.ts";
import { ownParts } from "./src/build/scripts/own-parts.ts";
import { reactParts } from "./src/build/scripts/react-parts.ts";
import { serverOnly } from "./src/build/scripts/server-only.ts";
import { singleComponents } from "./src/build/scripts/single-components.ts";
import { spokenWords } from "./src/build/scripts/spoken.ts";
import { standIn, standInAhead, standIns } from "./src/build/scripts/stand-ins.ts";
import { steady } from "./src/build/steady.ts";
import { answerStyles } from "./src/build/styles/answer-styles.ts";
import { ownStyles } from "./src/build/styles/own-styles.ts";
import { data } from "./src/content/data.ts";
import { figures } from "./src/content/figures/plugin.ts";
import { forms } from "./src/content/forms/forms.ts";
import { furtherLanguages } from "./src/content/forms/further-languages.ts";
import { freshPages } from "./src/content/fresh-pages.ts";
import { markdown } from "./src/content/markdown/markdown.ts";
import { font } from "./src/content/pictures/font.ts";
import { icons } from "./src/content/pictures/icons.ts";
import { workbench } from "./src/tools/workbench/plugin/plugin.ts";
import { goOnUnread } from "./src/unread.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const file = (path: string) => `${root}${path}`;

/**
 * Vite's import helper preloads the dependencies of a dynamic import; there are none here, and a form is 496 bytes
 * smaller without it.
 */
const plainImports: Plugin = {
  name: "keelwork:plain-imports",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

/** Reports changes of sources during a build. */
const sources = steady(root);

/** The files of compiled texts, which are part of a build's output. */
const texts: string[] = [];

/** The scripts that a form needs up to its first error message. */
const early = /^(react|island-form|form-.+)$/;

/**
 * Has the browser compile the functions of these scripts while they arrive, off the main thread: by default it compiles
 * a function when it is first called, and the first message of a form waits for hundreds of them. This costs 102 bytes;
 * without it the first error of /estimate is painted after 138 ms instead of 128, and without the warm-up as well after
 * 253 (medians of 21 alternating rounds, 4x CPU slowdown, on a busy machine; quartiles 111, 94 and 154).
 */
const compiledAhead = ({ name }: { name: string }) => (early.test(name) ? "//# allFunctionsCalledOnLoad" : "");

/**
 * The browser half in a language, by default English; only the English one builds the site's styles and its other
 * islands.
 */
const browserHalf = (lang?: string): EnvironmentOptions => ({
  consumer: "client",
  build: {
    outDir: file("dist"),
    // A build leaves unchanged files alone (src/content/once/output.ts).
    emptyOutDir: false,
    manifest: manifestOf(lang),
    license: { fileName: licensesOf(lang) },
    modulePreload: false,
    rolldownOptions: {
      // React becomes a script of its own: two medium tasks for the visitor's machine instead of a long one. What
      // several scripts share is added to it, being too small for a request.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler)\/|named-exports:|ajv\/dist\/runtime\/ucs2length|src\/engine\/(schema\/path|rules\/judge)/,
            },
          ],
        },
        postBanner: compiledAhead,
      },
      // The loader calls the entries' exports; they may export more for a form's richer parts.
      preserveEntrySignatures: "allow-extension",
      // Tables of src/site.ts that read one another are dropped if nothing uses them.
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

/**
 * The configuration, created for each server: the dev server loads this file again whenever one of its imports has changed, and
 * Node never frees the old module. Plugins created by the module itself would keep their server and its modules in memory, at least
 * 20 MB for each such change.
 */
export default defineConfig(() => ({
  root: "src",
  publicDir: false,
  envDir: root,
  plugins: [
    folder(root),
    sources.plugin,
    watchFolders(root),
    keptModules(root),
    freshPages(),
    font(root),
    furtherLanguages(),
    data(root),
    forms(),
    spokenWords(root),
    languageBuilds(root, browserHalf),
    icons(root),
    markdown(root, texts),
    figures(root),
    standIn(root),
    plainImports,
    ownParts(root),
    serverOnly(root),
    ownStyles(root),
    namedExports(root),
    reactParts(),
    formParts(),
    answerStyles(root),
    knownWarnings(),
    react(),
    foundLater(root),
    singleComponents(),
    site(root),
    workbench(root),
  ],
  optimizeDeps: {
    // All pages of the dev server, and stand-ins for imports of a package: dependencies discovered later would cause a
    // reload.
    entries: ["*.html", "tools/workbench/*.html", ...Object.values(standIns).map((file) => file.replace("src/", ""))],
    rolldownOptions: { plugins: [standInAhead] },
    // Imports of these and of compiled rules: they would only be discovered when a form is opened, and reload the page.
    include: ["ajv/dist/runtime/ucs2length.js", "ajv/dist/runtime/equal.js", "ajv-formats/dist/formats.js"],
  },
  // Lightning CSS, which also minifies styles, is ten times as fast with them as PostCSS.
  css: { transformer: "lightningcss" },
  ssr: { noExternal: [/^@rjsf\//] },
  // Plugins wait for worker threads, so their timings mean nothing. No file is compressed just to report its size,
  // since there are thousands; the output is compressed later. No size warnings: downloads have their own budgets,
  // whose violation is an error.
  build: {
    reportCompressedSize: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { fs: { allow: [root] } },
  environments: {
    client: browserHalf(),
    ssr: {
      build: {
        outDir: file(".server"),
        emptyOutDir: false,
        // Pictures in separate files: the build moves them to the browser's assets.
        emitAssets: true,
        rolldownOptions: { input: { prerender: file("src/render/prerender.ts") } },
      },
    },
    // The code that runs in production; it can also be built alone, for an existing site.
    receiver: {
      consumer: "server",
      // Includes dependencies of the first ones, wherever npm installs them; and packages whose files take Node longer to find than
      // to run, on each start of a receiver.
      resolve: {
        noExternal: [
          /^@(rjsf|x0k)\//,
          "ajv",
          "kysely",
          "hono",
          "@hono/node-server",
          "ipaddr.js",
          "rate-limiter-flexible",
        ],
      },
      build: {
        outDir: file(".server"),
        emptyOutDir: false,
        // The font is inlined in the styles of a page that answers a form post: the receiver serves no files.
        assetsInlineLimit: 64 * 1024,
        cssMinify: true,
        rolldownOptions: {
          // Minified, since a receiver reads and parses it on each start; license notices stay.
          output: { comments: { legal: true, annotation: false, jsdoc: false } },
          input: {
            start: file("src/serve/serve-site.ts"),
            receiver: file("src/serve/serve-receiver.ts"),
            renderer: file("src/serve/serve-renderer.ts"),
            list: file("src/serve/serve-list.ts"),
            leads: file("src/receiver/main.ts"),
          },
        },
      },
    },
  },
  // One configuration for all: separate ones would each read and start everything again.
  builder: {
    sharedConfigBuild: true,
    buildApp: (builder) => {
      // A build of which `head` has seen enough is a build nevertheless.
      goOnUnread();
      return alone(
        root,
        (line) => builder.config.logger.info(line),
        () => sources.build(() => buildSite(builder, root, texts)),
      ).catch((error: unknown) => {
        throw buildError(error);
      });
    },
  },
}));
