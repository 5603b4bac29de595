/** The share of the styles that each page gets: what it shows, and what the scripts that change it can show. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { elementsOf } from "../html.ts";
import type { Rendered } from "../render/render.tsx";
import { share, trimmed } from "./css.ts";
import { islandSources } from "./islands.ts";
import { drawing, type Names, namesInElements, namesInSource, saidIn, united } from "./names.ts";

const drawnBy = /"\.\/([\w/-]+\.tsx)"/g;

/** What draws rich forms alone: all that src/form/rich-parts.ts adds to what draws a flat one. */
function richFiles(root: string): Set<string> {
  const [flat, rich] = ["registry.ts", "rich-parts.ts"].map((file) => {
    const source = readFileSync(join(root, "src/form", file), "utf8");
    return new Set(Array.from(source.matchAll(drawnBy), ([, name]) => `src/form/${name}`));
  });
  return new Set([...(rich ?? [])].filter((file) => !flat?.has(file)));
}

/** How the class begins that a field's frame has of its widget (src/form/frame.tsx). */
const ofWidgets = "field-";

/** The widget that is a file of forms/widgets/. */
const widgetIn = (file: string) => file.replace(/^.*\/|\.tsx$/g, "");

/** Adds the names in whatever changes a page in the browser: the scripts of every page, and those of its islands. */
export function namesInScripts(root: string): (page: Pick<Rendered, "islands">, names: Names) => Names {
  const namesOf = (files: string[]) =>
    united(files.map((file) => namesInSource(file, readFileSync(join(root, file), "utf8"))));
  const everywhere = namesOf(["src/browser/loader.ts", "src/browser/legacy.ts"]);
  const isOfSteps = (file: string) => file.startsWith("src/form/steps/");
  const richAlone = richFiles(root);
  const isRich = (file: string) => richAlone.has(file);
  const isFold = (file: string) => file === "src/form/fold.tsx";
  const inForms = drawing(root, "src/form");
  const [steps, rich, fold] = [isOfSteps, isRich, isFold].map((isOne) => namesOf(inForms.filter(isOne))) as [
    Names,
    Names,
    Names,
  ];
  const all = namesOf(inForms.filter((file) => !isOfSteps(file) && !isRich(file) && !isFold(file)));
  const kinds = {
    // Of a flat form every field is in its document, and says there by which widget it is drawn.
    form: { ...all, built: all.built.filter((start) => start !== ofWidgets) },
    filter: namesOf([islandSources.filter]),
    hours: namesOf([islandSources.hours]),
  };
  const own = new Map(drawing(root, "forms/widgets").map((file) => [widgetIn(file), namesOf([file])]));
  // A form on one page draws no steps, an open one no folds, a flat one no lists, files or colors, and none what is another's.
  return ({ islands }, names) =>
    united([
      names,
      everywhere,
      ...islands.map(({ kind }) => kinds[kind]),
      ...(islands.some(({ inSteps }) => inSteps) ? [steps] : []),
      ...(islands.some((island) => island.isRich) ? [{ ...rich, built: [...rich.built, ofWidgets] }] : []),
      ...(islands.some(({ folds }) => folds) ? [fold] : []),
      ...islands.flatMap(({ widgets = [] }) => widgets.flatMap((widget) => own.get(widget) ?? [])),
    ]);
}

/**
 * Cuts the styles of the site down to what a page uses.
 * @param css all styles, trimmed
 * @param pages the names of all pages that will be asked for: what none of them uses goes first and once
 */
export async function sharesOf(css: string, pages: Names[]): Promise<(names: Names) => Promise<string>> {
  const somewhere = await share(css, united(pages));
  const said = saidIn(somewhere);
  const shares = new Map<string, Promise<string>>();
  // Thousands of pages ask for a few shares: each is found by its names alone, as each holds the sheet's hash otherwise.
  return (names) => {
    const asked = JSON.stringify(names);
    const found = shares.get(asked) ?? share(somewhere, names, said);
    shares.set(asked, found);
    return found;
  };
}

/** The share of one page alone. */
export async function shareOf(root: string, css: string, page: Rendered): Promise<string> {
  const names = namesInScripts(root)(page, namesInElements(elementsOf(page.draft)));
  return share(await trimmed(css), names);
}
