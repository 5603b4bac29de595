/** Writes a document for every rendered page, with its own share of the styles. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../below.ts";
import type { Rendered } from "../render/render.tsx";
import { inlinedPolicy, policyOf } from "../serve/headers.ts";
import { type Names, namesInDocument, namesInSource, united, usedCss, withoutOverridden } from "./css.ts";
import { writeCompressed } from "./emit.ts";

/** What the documents of a build share. */
export interface Site {
  root: string;
  /** All styles of the site. */
  css: string;
  endpoint: string;
  /** The path whose page is shown for every path that is missing. */
  missingPath: string;
}

/** The names in whatever changes a page in the browser: the scripts of every page, and those of its islands. */
function namesInScripts(root: string): (page: Rendered) => Names[] {
  const namesOf = (files: string[]) =>
    united(files.map((file) => namesInSource(file, readFileSync(join(root, file), "utf8"))));
  const everywhere = namesOf(["src/browser/loader.ts", "src/browser/legacy.ts"]);
  const isOfSteps = (file: string) => file.startsWith("src/form/steps/");
  const inForms = filesBelow(root, "src/form", ".tsx");
  const steps = namesOf(inForms.filter(isOfSteps));
  const kinds = {
    form: namesOf(inForms.filter((file) => !isOfSteps(file))),
    filter: namesOf(["src/sections/filter.ts"]),
  };
  // A form on one page draws no steps.
  return ({ islands }) => [
    everywhere,
    ...islands.map(({ kind }) => kinds[kind]),
    ...(islands.some(({ inSteps }) => inSteps) ? [steps] : []),
  ];
}

/**
 * Cuts the styles of the site down to what a page uses.
 * @param pages all pages that will be asked for: what none of them uses goes first and once
 */
export async function stylesOf(
  root: string,
  css: string,
  pages: Rendered[],
): Promise<(page: Rendered) => string | Promise<string>> {
  const scripted = namesInScripts(root);
  const namesOf = new Map(pages.map((page) => [page, united([namesInDocument(page.draft), ...scripted(page)])]));
  const somewhere = await usedCss(withoutOverridden(css), united([...namesOf.values()]));
  return (page) => (pages.length === 1 ? somewhere : usedCss(somewhere, namesOf.get(page) ?? united([])));
}

/** Writes the documents, compressed ones beside them; gives the policy of each by its path. */
export async function writeDocuments(pages: Rendered[], site: Site): Promise<Map<string, string>> {
  const { root, css, endpoint, missingPath } = site;
  const stylesFor = await stylesOf(root, css, pages);
  const write = async (page: Rendered): Promise<[path: string, policy: string]> => {
    const { path, html } = page;
    const styles = await stylesFor(page);
    const plain = html(styles);
    const policy = policyOf(plain, endpoint);
    const isMissing = path === missingPath;
    // Static hosts send the missing page what they send every path, which leaves to documents what is written into them.
    const document = isMissing ? html(styles, inlinedPolicy(policy)) : plain;
    await writeCompressed(join(root, "dist", isMissing ? "404.html" : join(path, "index.html")), document);
    return [path, policy];
  };
  return new Map(await Promise.all(pages.map(write)));
}
