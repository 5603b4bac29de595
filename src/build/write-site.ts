/** Writes the site: a document for every route, and the other files that are not part of the browser half. */
import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ResolvedConfig } from "vite";
import { placePictures } from "../content/figures/placed.ts";
import { languagesIn } from "../content/forms/languages.ts";
import type { Output } from "../content/once/output.ts";
import type { Paper } from "../content/papers/papers.ts";
import { drawPictures } from "../content/pictures/images.ts";
import { tokenOf } from "../content/pictures/tokens.ts";
import { DocumentError } from "../engine/check/problem.ts";
import type { Browser } from "../render/document.tsx";
import type { Rendered } from "../render/render.tsx";
import { isRecord, markFresh } from "../serve/build-record.ts";
import { compress, writeCompressed } from "./emit.ts";
import { caddyConfig, caddyProxy } from "./hosts/caddy.ts";
import { hostHeaders } from "./hosts/hosts.ts";
import { nginxConfig, nginxProxy } from "./hosts/nginx.ts";
import { mostBlocks } from "./hosts/policies.ts";
import { KnownDocuments } from "./known-documents.ts";
import { paperProblems } from "./links/papers.ts";
import { keptProblems, linkProblems, targetsOf } from "./links/problems.ts";
import { progressOf } from "./progress.ts";
import { quietly } from "./quiet.ts";
import type { builtScripts } from "./scripts/inlined.ts";
import { manifestOf } from "./scripts/languages.ts";
import { assetOf, fontOf, islandScripts, type Manifest, writeScript } from "./scripts/scripts.ts";
import { isSiteFile, type Site, siteFiles } from "./site-files.ts";
import { draftDocuments, finishDocuments, type UnstyledDocument } from "./write-documents.ts";

/** Renders routes one after the other, so that console output can be attributed to one of them. */
function oneByOne(render: Site["render"], browser: Browser): (path: string) => Promise<Rendered> {
  let last: Promise<unknown> = Promise.resolve();
  return (path) => {
    const rendered = last.then(() => quietly(path, () => render(path, browser)));
    last = rendered;
    return rendered;
  };
}

/** The results of the halves' builds. */
interface Halves {
  root: string;
  /** The hash of the sources that they were built from. */
  sources: string;
  papers: Paper[];
  scripts: Awaited<ReturnType<typeof builtScripts>>;
  /** Resolves once the compressed copies of the browser half are written. */
  copies: Promise<void>;
  output: Output;
  keepAssets: (output: Output) => string[][];
  /** The variables that the site's code reads. */
  env: ResolvedConfig["env"];
}

/** @throws DocumentError if a page has a broken link */
async function refuseBrokenLinks(root: string, sources: string, site: Site, drafts: UnstyledDocument[]): Promise<void> {
  const pages = new Set([...site.pagePaths, site.missingPath]);
  const ids = new Map(drafts.map((draft) => [draft.path, draft.ids]));
  const targets = targetsOf(root, site, isSiteFile, (route) => new Set(ids.get(route)));
  const linked = drafts.filter(({ path }) => pages.has(path));
  const problems = await keptProblems(sources, async () => [
    ...(await linkProblems(root, linked, targets)),
    ...(await paperProblems(root, targets)),
  ]);
  if (problems.length > 0) throw new DocumentError(problems);
}

/** The part of a document that depends on the time of rendering. */
const today = (): unknown => [new Date().toISOString().slice(0, 10), new Date().getFullYear()];

/** Writes the site's documents, and the other files that are not part of the browser half. */
export async function writeSite(halves: Halves): Promise<void> {
  const { root, sources, papers, scripts, copies, output, keepAssets, env } = halves;
  const dist = join(root, "dist");
  const manifestIn = (lang?: string): Manifest => JSON.parse(readFileSync(join(dist, manifestOf(lang)), "utf8"));
  const manifest = manifestIn();
  // By its plain URL, as its own parts import it: a different URL would create a second instance.
  const server = pathToFileURL(join(root, ".server/prerender.js")).href;
  const site = (await import(server)) as Site;
  const browser = {
    ...scripts.inlined,
    legacy: writeScript(dist, "legacy", scripts.legacy),
    scriptsOf: islandScripts(dist, manifestIn),
    font: fontOf(manifest),
    themeColor: tokenOf(root, "ink"),
  };
  const files = siteFiles(site, root, browser.themeColor);
  const css = readFileSync(join(dist, assetOf(manifest, "styles")), "utf8");
  const paths = [...site.paths, site.missingPath];
  const { endpoint, missingPath } = site;
  const cardOf = (path: string) => `dist${new URL(site.cardUrl(path)).pathname}`;
  const manifests = [undefined, ...languagesIn(root)].map(manifestIn);
  const known = new KnownDocuments(root, output, site, [browser, manifests, endpoint, env, today()]);
  const render = oneByOne(site.render, browser);
  const shared = { root, css, endpoint, missingPath, output, known, render, cardOf };
  const drafts = await draftDocuments(paths, shared, progressOf(paths.length));
  await refuseBrokenLinks(root, sources, site, drafts);
  const pictures = await placePictures(root, new Set(drafts.flatMap((draft) => draft.pictures)));
  const assets = [`dist${browser.legacy.src}`, ...pictures];
  output.add(assets);
  const cards = drafts
    .filter(({ before }) => !before)
    .map(({ path, heading, cover }) => [cardOf(path).replace("dist/", ""), { title: heading, cover }] as const);
  const [policies] = await Promise.all([
    finishDocuments(drafts, shared),
    ...Object.entries(files).map(async ([file, make]) => writeCompressed(output, `dist/${file}`, await make())),
    copies,
    compress(output, root, assets),
    drawPictures(root, new Map(cards), (file, make, key) => output.make(`dist/${file}`, make, key)),
    ...papers.map(({ file, bytes }) => output.write(`dist/${file}`, bytes)),
  ]);
  // Vite's manifests are not part of the site. `_headers` is in `dist/` because hosts look for it there; they do not serve it.
  rmSync(join(dist, ".vite"), { recursive: true });
  const missing = policies.get(site.missingPath) ?? "";
  const headers = await hostHeaders(policies, missing);
  await output.write("dist/_headers", headers);
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
  const kept = keepAssets(output);
  output.finish(["dist", ".server"], (file) => isRecord(basename(file)));
  markFresh(root, "site", {
    sources,
    endpoint: site.endpoint,
    confirmedOnly: env.VITE_CONFIRMED_ONLY === "1",
    assets: kept,
  });
}
