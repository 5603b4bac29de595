/** Writes a document for every rendered page: its own share of the styles, the addresses of its scripts, its policy. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { usedCss, wordsOf } from "./css.ts";
import { documentOf, frame } from "./document.ts";
import { writeCompressed } from "./emit.ts";
import { policyOf } from "./headers.ts";
import type { Rendered } from "./prerender.tsx";
import { filesBelow } from "./read.ts";
import { assetOf, importMapOf, type Manifest, type ScriptTag, withScripts } from "./scripts.ts";

/** What all documents of a build share. */
export interface Site {
  root: string;
  dist: string;
  manifest: Manifest;
  loader: string;
  legacy: ScriptTag;
  endpoint: string;
  /** The path whose page is shown for every path that is missing. */
  missingPath: string;
}

/** The source of everything that a form can draw once it is alive. */
const formSource = (root: string): string =>
  filesBelow(root, "src/form", ".tsx")
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");

/** Writes the documents, compressed ones beside them; gives the policy of each by its path. */
export async function writeDocuments(pages: Rendered[], site: Site): Promise<Map<string, string>> {
  const { root, dist, manifest, loader, legacy, endpoint, missingPath } = site;
  const interactive = formSource(root);
  const css = readFileSync(join(dist, assetOf(manifest, "styles")), "utf8");
  // What no page uses goes first and once, so that a page's own share is cut from little.
  const somewhere = await usedCss(css, wordsOf([frame, interactive, ...pages.map(({ body }) => body)]));

  const write = async (page: Rendered): Promise<[path: string, policy: string]> => {
    const { path } = page;
    const body = withScripts(page.body, manifest);
    const isForm = body.includes('data-island="form"');
    const html = documentOf({
      ...page,
      body,
      css: await usedCss(somewhere, [frame, body, isForm ? interactive : ""].join("\n")),
      loader,
      legacy,
      importMap: importMapOf(page.body, manifest, dist),
      endpoint,
      missing: path === missingPath,
    });
    await writeCompressed(join(dist, path === missingPath ? "404.html" : join(path, "index.html")), html);
    return [path, policyOf(html, endpoint)];
  };
  return new Map(await Promise.all(pages.map(write)));
}
