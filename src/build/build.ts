/** Builds the site: the browser's half, the server's half, then a document for every route. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type ViteBuilder } from "vite";
import { nameOfForm } from "../paths.ts";
import { usedCss, wordsOf } from "./css.ts";
import { documentOf, frame } from "./document.ts";
import { compress, writeCompressed } from "./emit.ts";
import { hostHeaders, nginxConfig, policyOf } from "./headers.ts";
import { favicon, pictures } from "./images.ts";
import type { Rendered } from "./prerender.tsx";
import { filesBelow } from "./read.ts";
import { markFresh } from "./stale.ts";

/** What Vite's manifest says of a file of the browser's half. */
type Manifest = { [source: string]: { file: string; name?: string; imports?: string[]; css?: string[] } };

/** Each form as an entry of its own: a form's page loads its own document and rules, however many forms there are. */
export const formEntries = (root: string): { [name: string]: string } =>
  Object.fromEntries(
    filesBelow(root, "schemas", ".schema.json").map((file) => [`form-${nameOfForm(file)}`, `${join(root, file)}?form`]),
  );

const asset = (manifest: Manifest, name: string): string => {
  const entry = Object.values(manifest).find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`The build made no "${name}"`);
  return `/${entry.file}`;
};

/** Everything a script imports, so that all of it can be asked for at once. */
function partsOf(manifest: Manifest, name: string): string {
  const found = new Set<string>();
  const visit = (source: string) => {
    const entry = manifest[source];
    if (!entry || found.has(`/${entry.file}`)) return;
    found.add(`/${entry.file}`);
    for (const next of entry.imports ?? []) visit(next);
  };
  visit(Object.keys(manifest).find((source) => manifest[source]?.name === name) ?? "");
  const [, ...parts] = found;
  return parts.length > 0 ? ` data-parts="${parts.join(" ")}"` : "";
}

/** Tells each island where its script is, and a form's where its own document and rules are. */
const withScripts = (body: string, manifest: Manifest): string =>
  body.replace(/data-island="(\w+)"(?: data-name="([^"]+)")?/g, (_match, kind: string, name?: string) =>
    [
      `data-island="${kind}" data-script="${asset(manifest, `island-${kind}`)}"${partsOf(manifest, `island-${kind}`)}`,
      ...(name ? [`data-form="${asset(manifest, `form-${name}`)}"`] : []),
    ].join(" "),
  );

/** The loader as one short script, to be inlined. */
async function buildLoader(root: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: { input: join(root, "src/loader.ts"), output: { format: "es" } },
      modulePreload: false,
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !("output" in output)) throw new Error("The loader was not built");
  return output.output[0].code.trim();
}

/** Builds everything into `dist/`, and the server's half into `.server/`. */
export async function buildSite(builder: ViteBuilder, root: string): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("vite.config.ts must define the environments client and ssr");
  await builder.build(client);
  await builder.build(ssr);
  const dist = join(root, "dist");
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const server = pathToFileURL(join(root, ".server/prerender.js")).href;
  const site = (await import(`${server}?${Date.now()}`)) as typeof import("./prerender.tsx");
  const css = readFileSync(join(dist, asset(manifest, "styles")), "utf8");
  const interactive = filesBelow(root, "src/form", ".tsx")
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  const loader = await buildLoader(root);

  const policies = new Map<string, string>();
  const cards = new Map<string, string>();
  const pages: Rendered[] = [];
  for (const path of [...site.paths, site.missingPath]) pages.push(await site.render(path));
  // What no page uses goes first and once, so that a page's own share is cut from little.
  const somewhere = await usedCss(css, wordsOf([frame, interactive, ...pages.map(({ body }) => body)]));
  for (const rendered of pages) {
    const { path } = rendered;
    cards.set(new URL(site.cardUrl(path)).pathname.slice(1), rendered.title);
    const body = withScripts(rendered.body, manifest);
    const isForm = body.includes('data-island="form"');
    const used = await usedCss(somewhere, [frame, body, isForm ? interactive : ""].join("\n"));
    const missing = path === site.missingPath;
    const file = missing ? "404.html" : join(path, "index.html");
    const html = documentOf({ ...rendered, body, css: used, loader, endpoint: site.endpoint, missing });
    policies.set(path, policyOf(html, site.endpoint));
    writeCompressed(join(dist, file), html);
  }
  const articles = await site.loadArticles();
  writeCompressed(join(dist, "sitemap.xml"), site.sitemap(site.paths, articles));
  writeCompressed(join(dist, "feed.xml"), site.feed(articles));
  writeCompressed(join(dist, "robots.txt"), site.robots());
  writeCompressed(join(dist, "site.webmanifest"), site.webManifest());
  writeCompressed(join(dist, "favicon.svg"), favicon());
  writeFileSync(join(dist, "_headers"), hostHeaders(policies));
  writeFileSync(join(dist, "nginx.conf"), nginxConfig(policies, policies.get(site.missingPath) ?? ""));
  mkdirSync(join(dist, "cards"), { recursive: true });
  for (const [file, bytes] of pictures(root, cards)) writeFileSync(join(dist, file), bytes);
  for (const file of filesBelow(root, "dist/assets", ""))
    if (/\.(js|css|svg)$/.test(basename(file))) compress(join(root, file));
  markFresh(root);
}
