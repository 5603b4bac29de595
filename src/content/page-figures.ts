/** The pictures of pages, by their names in definitions. */
import { type Finding, refusal } from "../engine/check/problem.ts";
import type { Page } from "../page.ts";
import { nameOfFigure, noFigure } from "./figures/language.ts";

/** The pictures beside the pages, compiled by the build (src/content/figures), by name. */
const figures = new Map(
  Object.entries(
    import.meta.glob<string>(["../../pages/**/figures/*.vl.json", "../../pages/**/figures/*.dot"], {
      query: "?figure",
      import: "default",
    }),
  ).map(([file, load]) => [nameOfFigure(file), load]),
);

/** @throws DocumentError about a page */
export function refusePage(path: string, what: Finding): never {
  throw refusal(`the page ${path}`, what);
}

/** The names of all pictures in a page. */
export const figuresOf = ({ sections }: Page): string[] =>
  sections.flatMap((section) => [
    ...("figure" in section && section.figure ? [section.figure] : []),
    ...(section.kind === "case-studies" ? section.items.flatMap((study) => study.figures ?? []) : []),
  ]);

/** The markup of a picture; undefined if there is none of this name. */
export const pictureOf = async (name: string): Promise<string | undefined> => figures.get(name)?.();

/**
 * The markup of a picture.
 * @throws if there is none of this name; builds and checks report it earlier, with its line
 */
export async function figureAt(path: string, name: string): Promise<string> {
  const picture = await pictureOf(name);
  if (picture !== undefined) return picture;
  return refusePage(path, noFigure(name));
}
