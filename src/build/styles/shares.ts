/** Each page's share of the styles: for what it shows, and what the scripts that change it can show. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesOf } from "../../content/once/code.ts";
import { modulesFrom, textAt } from "../../engine/rules/own/imports.ts";
import type { Element } from "../../html.ts";
import type { Rendered } from "../../render/render.tsx";
import { islandSources } from "../scripts/islands.ts";
import { share } from "./css.ts";
import { typesWithParts } from "./input-parts.ts";
import { drawing, type Names, namesInElements, namesInSource, saidIn, united } from "./names.ts";

/** The files for rich forms only: the imports of src/form/rich/rich-parts.ts, without those of every form. */
function richFiles(root: string): Set<string> {
  const folder = join(root, "src/form");
  const parts = join(folder, "rich/rich-parts.ts");
  const isOurs = (file: string) => file.startsWith(folder);
  const isInEvery = (file: string) => isOurs(file) && file !== parts;
  const inEvery = new Set(["island.tsx", "registry.ts"].flatMap((file) => filesOf(join(folder, file), isInEvery)));
  return new Set(filesOf(parts, isOurs).flatMap((file) => (inEvery.has(file) ? [] : relative(root, file))));
}

/** The prefix of the widget's class on a field's wrapper (src/form/fields/frame.tsx). */
const ofWidgets = "field-";

/** The name of a widget's file in forms/widgets/. */
const widgetIn = (file: string) => file.replace(/^.*\/|\.tsx$/g, "");

/** The names in a widget's file, and in those of the widgets that it imports. */
function namesInWidget(root: string, file: string): Names {
  const read = (one: string) => (one.startsWith("forms/") ? textAt(root, one) : undefined);
  return united(Array.from(modulesFrom(file, read), ([one, text]) => namesInSource(one, text)));
}

/**
 * Adds the names in everything that changes a page in the browser: the scripts of every page, and those of its islands.
 */
export function namesInScripts(root: string): (page: Pick<Rendered, "islands">, names: Names) => Names {
  const namesOf = (files: string[]) =>
    united(files.map((file) => namesInSource(file, readFileSync(join(root, file), "utf8"))));
  const everywhere = namesOf(["src/browser/loader.ts", "src/browser/legacy.ts"]);
  const isOfSteps = (file: string) => file.startsWith("src/form/steps/");
  const richAlone = richFiles(root);
  const isRich = (file: string) => richAlone.has(file);
  const isFold = (file: string) => file === "src/form/fields/fold.tsx";
  const inForms = drawing(root, "src/form");
  const [steps, rich, fold] = [isOfSteps, isRich, isFold].map((isOne) => namesOf(inForms.filter(isOne))) as [
    Names,
    Names,
    Names,
  ];
  const all = namesOf(inForms.filter((file) => !isOfSteps(file) && !isRich(file) && !isFold(file)));
  const kinds = {
    // In a flat form, every field is in the document, with the class of its widget.
    form: { ...all, built: all.built.filter((start) => start !== ofWidgets) },
    filter: namesOf([islandSources.filter]),
    hours: namesOf([islandSources.hours]),
  };
  const own = new Map(drawing(root, "forms/widgets").map((file) => [widgetIn(file), namesInWidget(root, file)]));
  // Only a rich form's documents determine the types of its inputs.
  const inRich: Names = {
    ...rich,
    built: [...rich.built, ofWidgets],
    attributes: { ...rich.attributes, values: [...rich.attributes.values, ...typesWithParts] },
  };
  // Styles for steps, collapsed sections, lists, files and colors are included only for forms that have these.
  return ({ islands }, names) =>
    united([
      names,
      everywhere,
      ...islands.map(({ kind }) => kinds[kind]),
      ...(islands.some(({ inSteps }) => inSteps) ? [steps] : []),
      ...(islands.some(({ isRich }) => isRich) ? [inRich] : []),
      ...(islands.some(({ folds }) => folds) ? [fold] : []),
      ...islands.flatMap(({ widgets = [] }) => widgets.flatMap((widget) => own.get(widget) ?? [])),
    ]);
}

/**
 * Reduces the styles of the site to what pages use.
 * @param pages the names of all pages that will be requested: what none of them uses is removed once, in advance
 */
export async function sharesOf(css: string, pages: Names[]): Promise<(names: Names) => Promise<string>> {
  const somewhere = await share(css, united(pages));
  const said = saidIn(somewhere);
  const shares = new Map<string, Promise<string>>();
  // Thousands of pages have only a few shares: each is found by its names, since hashing the sheet every time would be
  // slow.
  return (names) => {
    const asked = JSON.stringify(names);
    const found = shares.get(asked) ?? share(somewhere, names, said);
    shares.set(asked, found);
    return found;
  };
}

/**
 * The place for styles in a draft (src/render/render.tsx), found by its text, since parsing thousands of documents takes too long.
 */
const place = "<style></style>";

/**
 * A document with its styles, from its draft.
 * @throws if the draft has no place for them
 */
export function withStyles(draft: string, styles: string): string {
  if (!draft.includes(place)) throw new Error(`A document has no place for its styles: expected ${place} in its head`);
  return draft.replace(place, () => `<style>${styles}</style>`);
}

/**
 * The share of one page alone.
 * @param elements those of its document
 */
export function shareOf(
  root: string,
  css: string,
  page: Pick<Rendered, "islands">,
  elements: Element[],
): Promise<string> {
  const names = namesInScripts(root)(page, namesInElements(elements));
  return share(css, names);
}
