/** Builds the site: the browser's half, the server's half, then a document for every route. */
import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import type { ViteBuilder } from "vite";
import { placePictures } from "../content/figures/placed.ts";
import { drawPictures } from "../content/images.ts";
import { counts } from "../content/once/once.ts";
import { Output } from "../content/once/output.ts";
import { sweep } from "../content/once/store.ts";
import { type Paper, papersOf } from "../content/papers/papers.ts";
import { tokenOf } from "../content/tokens.ts";
import type { Browser } from "../render/document.tsx";
import type { Rendered } from "../render/render.tsx";
import { isRecord, markFresh, markStale, serverMode } from "../serve/stale.ts";
import { caddyConfig, caddyProxy } from "./caddy.ts";
import { trimmed } from "./css.ts";
import { compress, writeCompressed } from "./emit.ts";
import { hostHeaders } from "./hosts.ts";
import { buildScript, inlinedScripts } from "./inlined.ts";
import { keptAssets } from "./kept-assets.ts";
import { environmentOf, formFiles, languagesIn, manifestOf } from "./languages.ts";
import { nginxConfig, nginxProxy } from "./nginx.ts";
import { quietly } from "./quiet.ts";
import { assetOf, fontOf, islandScripts, type Manifest, writeScript } from "./scripts.ts";
import { mostBlocks } from "./sent.ts";
import { type Site, siteFiles } from "./site-files.ts";
import { progressOf, summaryOf } from "./told.ts";
import { draftDocuments, finishDocuments } from "./write-documents.ts";

/** Each form of a language as an entry of its own: a form's page loads its own document and rules, however many forms there are. */
export const formEntries = (root: string, lang?: string): { [name: string]: string } =>
  Object.fromEntries(
    formFiles(root)
      .filter((one) => one.lang === lang)
      .map(({ name, file }) => [`form-${name}`, `${join(root, file)}?form`]),
  );

/**
 * V8's interrupt budget, in bytes of bytecode, eight times its default: functions are optimized later. Most code of a build runs
 * too briefly to gain from it; optimizing took 5.5 of 23 seconds of processor time, and takes 2.5 with this.
 */
const beforeOptimizing = 528_000;

/**
 * Builds everything into `dist/`, and the server's half into `.server/`; in its own mode that half alone, so that whoever
 * runs a receiver changes nothing of a site that was built for other hosts.
 */
export async function buildSite(builder: ViteBuilder, root: string): Promise<void> {
  setFlagsFromString(`--interrupt-budget=${beforeOptimizing}`);
  const { client, ssr, receiver } = builder.environments;
  if (!client || !ssr || !receiver)
    throw new Error("vite.config.ts must define the environments client, ssr and receiver");
  const keepAssets = keptAssets(root);
  const { logger, mode } = builder.config;
  markStale(root, "server");
  if (mode === serverMode) {
    await builder.build(receiver);
    markFresh(root, "server");
    return;
  }
  markStale(root, "site");
  const output = new Output(root);
  const halves = async () => {
    const translated = languagesIn(root).map((lang) => builder.environments[environmentOf(lang)] as typeof client);
    for (const one of [client, ...translated]) output.add(filesOf(await builder.build(one), "dist"));
    for (const one of [ssr, receiver]) output.add(filesOf(await builder.build(one), ".server"));
    markFresh(root, "server");
  };
  const [papers] = await Promise.all([papersOf(root), halves()]);
  if (logger.hasWarned) throw new Error("The bundler complains above: fix what it names, and build again");
  await writeSite(root, papers, output, keepAssets);
  sweep();
  logger.info(summaryOf(counts));
}

/** The files of a bundle, from the project's root. */
const filesOf = (built: Awaited<ReturnType<ViteBuilder["build"]>>, folder: string): string[] =>
  [built].flat().flatMap((one) => ("output" in one ? one.output.map(({ fileName }) => `${folder}/${fileName}`) : []));

/** Renders routes one after the other, so that console output can be attributed to one of them. */
function oneByOne(render: Site["render"], browser: Browser): (path: string) => Promise<Rendered> {
  let last: Promise<unknown> = Promise.resolve();
  return (path) => {
    const rendered = last.then(() => quietly(path, () => render(path, browser)));
    last = rendered;
    return rendered;
  };
}

/** Writes the site's documents and whatever else stands beside the browser's half. */
async function writeSite(
  root: string,
  papers: Paper[],
  output: Output,
  keepAssets: (output: Output) => string[][],
): Promise<void> {
  const dist = join(root, "dist");
  const manifestIn = (lang?: string): Manifest => JSON.parse(readFileSync(join(dist, manifestOf(lang)), "utf8"));
  const manifest = manifestIn();
  // Imported by its plain address, as its own parts import it: another address would create a second instance.
  const server = pathToFileURL(join(root, ".server/prerender.js")).href;
  const site = (await import(server)) as Site;
  const browser = {
    ...(await inlinedScripts(root, ["en", ...languagesIn(root)])),
    legacy: writeScript(dist, "legacy", await buildScript(root, "browser/legacy.ts")),
    scriptsOf: islandScripts(dist, manifestIn),
    font: fontOf(manifest),
    themeColor: tokenOf(root, "ink"),
  };
  const files = await siteFiles(site, root, browser.themeColor);
  const css = readFileSync(join(dist, assetOf(manifest, "styles")), "utf8");
  const paths = [...site.paths, site.missingPath];
  const { endpoint, missingPath } = site;
  const shared = { root, css: await trimmed(css), endpoint, missingPath };
  const drafts = await draftDocuments(paths, oneByOne(site.render, browser), shared, progressOf(paths.length));
  const pictures = await placePictures(root, new Set(drafts.flatMap((draft) => draft.pictures)));
  output.add([`dist${browser.legacy.src}`, ...pictures]);
  const compressible = output.below("dist/assets").filter((file) => /\.(js|css|svg)$/.test(file));
  const cards = drafts.map(
    ({ path, heading, cover }) => [new URL(site.cardUrl(path)).pathname.slice(1), { title: heading, cover }] as const,
  );
  const [policies] = await Promise.all([
    finishDocuments(drafts, shared, output),
    ...Object.entries(files).map(([file, text]) => writeCompressed(output, `dist/${file}`, text)),
    ...compressible.map((file) => compress(output, root, file)),
    drawPictures(root, new Map(cards), (file, make, key) => output.make(`dist/${file}`, make, key)),
    ...papers.map(({ file, bytes }) => output.write(`dist/${file}`, bytes)),
  ]);
  // What serves the site is not part of it; `_headers` is where hosts look for it, and they do not serve it.
  rmSync(join(dist, ".vite"), { recursive: true });
  const headers = await hostHeaders(policies);
  await output.write("dist/_headers", headers);
  const missing = policies.get(site.missingPath) ?? "";
  const servers = {
    "nginx.conf": await nginxConfig(policies, missing, site.endpoint),
    "nginx-proxy.conf": nginxProxy(site.endpoint),
    Caddyfile: await caddyConfig(policies, missing, site.endpoint),
    "Caddyfile-proxy": caddyProxy(site.endpoint),
  };
  for (const [file, text] of Object.entries(servers)) await output.write(`.server/${file}`, text);
  const blocks = headers.split("\n\n").length;
  if (blocks > mostBlocks)
    console.warn(`dist/_headers has ${blocks} blocks: some static hosts read the first ${mostBlocks} only`);
  const assets = keepAssets(output);
  output.finish(["dist", ".server"], (file) => isRecord(basename(file)));
  markFresh(root, "site", { endpoint: site.endpoint, assets });
}
