/** Builds the site: the browser half, the server half, then a document for every route. */
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { ViteBuilder } from "vite";
import { filesBelow } from "../below.ts";
import { formFiles, languagesIn } from "../content/forms/languages.ts";
import { counts } from "../content/once/once.ts";
import { Output } from "../content/once/output.ts";
import { sweep } from "../content/once/store.ts";
import { papersOf } from "../content/papers/papers.ts";
import { refuseBlanks } from "../owner/proven.ts";
import { markFresh, markStale, serverMode } from "../serve/build-record.ts";
import { brand } from "../site.ts";
import { refuseDotEnv } from "./dot-env.ts";
import { compress, mostAtBest } from "./emit.ts";
import { refuseAddress, refuseEndpoint } from "./endpoint.ts";
import { keptAssets } from "./kept-assets.ts";
import { optimizedLater } from "./optimizing.ts";
import { refuseTypes } from "./page-types.ts";
import { refusePassedOver } from "./passed-over.ts";
import { summaryOf } from "./progress.ts";
import { builtScripts } from "./scripts/inlined.ts";
import { environmentOf } from "./scripts/languages.ts";
import { writeSite } from "./write-site.ts";

/** An entry for each form in a language, so that a form's page loads its own definition and rules only. */
export const formEntries = (root: string, lang?: string): { [name: string]: string } =>
  Object.fromEntries(
    formFiles(root)
      .filter((one) => one.lang === lang)
      .map(({ name, file }) => [`form-${name}`, `${join(root, file)}?form`]),
  );

/**
 * How much a WebAssembly function may execute, in bytes, before V8 optimizes it: so much that none is optimized. Those that lay out
 * diagrams and subset the font run for 0.3 seconds; optimizing them took 1 of 18 seconds of processor time.
 */
const beforeOptimizingWasm = 2 ** 30;

/**
 * By how much, in percent, V8's heap may grow before garbage is collected: a small site is built with 3 % less processor time, a
 * large one in less memory. V8's own choice lies between the two, and depends on how busy the machine is.
 */
const growth = { small: 300, large: 50 };

/**
 * Builds the site into `dist/`, and the server half into `.server/`; in server mode only the latter, so that running a receiver
 * does not change a site that was built for other hosts.
 * @param texts the files of compiled texts, filled by the plugin for Markdown
 */
export async function buildSite(builder: ViteBuilder, root: string, texts: string[]): Promise<void> {
  for (const flag of optimizedLater) setFlagsFromString(flag);
  setFlagsFromString(`--wasm-tiering-budget=${beforeOptimizingWasm}`);
  const size = filesBelow(root, "pages", ".ts").length < mostAtBest ? "small" : "large";
  setFlagsFromString(`--heap-growing-percent=${growth[size]}`);
  const { client, ssr, receiver } = builder.environments;
  if (!client || !ssr || !receiver)
    throw new Error("vite.config.ts must define the environments client, ssr and receiver");
  const keepAssets = keptAssets(root);
  const { logger, mode, env } = builder.config;
  refuseDotEnv(env);
  refuseEndpoint(env);
  if (mode !== serverMode) {
    refuseAddress(brand.url);
    refuseBlanks();
    refusePassedOver(root);
  }
  const sources = markStale(root, "server");
  if (mode === serverMode) {
    await builder.build(receiver);
    markFresh(root, "server", { sources });
    return;
  }
  markStale(root, "site");
  const output = new Output(root);
  const bundles = async () => {
    const translated = languagesIn(root).map((lang) => builder.environments[environmentOf(lang)] as typeof client);
    for (const one of [client, ...translated]) output.add(filesOf(await builder.build(one), "dist"));
    output.add(filesOf(await builder.build(ssr), ".server"));
  };
  const serving = async () => {
    output.add([...filesOf(await builder.build(receiver), ".server"), ...texts]);
    markFresh(root, "server", { sources });
  };
  const bundled = bundles();
  // Started here, since from now on the threads have little else to do. A failure is reported where it is awaited.
  const copies = bundled.then(() => compress(output, root, output.below("dist/assets")));
  copies.catch(() => undefined);
  const typed = refuseTypes(root);
  typed.catch(() => undefined);
  const [papers, scripts] = await Promise.all([
    papersOf(root),
    builtScripts(root, languagesIn(root)),
    bundled.then(serving),
  ]);
  if (logger.hasWarned) throw new Error("The bundler printed warnings above: fix what they name, and build again");
  await typed;
  await writeSite({ sources, root, papers, scripts, copies, output, keepAssets, env });
  sweep();
  logger.info(summaryOf(counts));
}

/** The files of a bundle, from the project's root. */
const filesOf = (built: Awaited<ReturnType<ViteBuilder["build"]>>, folder: string): string[] =>
  [built].flat().flatMap((one) => ("output" in one ? one.output.map(({ fileName }) => `${folder}/${fileName}`) : []));
