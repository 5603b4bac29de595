/** Checks every picture of a project: that it can be drawn, and that each name in a page refers to an existing one. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesBelow } from "../../below.ts";
import { DocumentError, lineIn, type Problem, quote } from "../../engine/check/problem.ts";
import { fillIn } from "../fill-in.ts";
import { isPicture } from "../paths.ts";
import { fencesOf } from "./fences.ts";
import { figureOf } from "./figure.ts";
import { idOfFigure, type Language, languageOf, nameOfFigure, noFigure } from "./language.ts";
import type { Source } from "./place.ts";

/** The pictures in files of their own. */
const pictureFiles = (root: string): string[] => filesBelow(root, "pages", "").filter(isPicture);

/** A reference to a picture in a page. */
interface Use {
  file: string;
  line: number;
  name: string;
}

function usesIn(root: string): Use[] {
  return filesBelow(root, "pages", ".ts").flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return [...text.matchAll(/\bfigures?["']?:\s*(?:claim\(\s*["']\w+["'],\s*)?(\[[^\]]*\]|"[^"]*"|'[^']*')/g)].flatMap(
      ({ 1: names = "", index }) =>
        [...names.matchAll(/["']([^"']*)["']/g)].map(([, name = ""]) => ({
          file,
          line: lineIn(text, index),
          name,
        })),
    );
  });
}

/** Finds references to missing pictures, unused pictures, and files of other types. */
export function checkNames(root: string): Problem[] {
  const files = pictureFiles(root);
  const uses = usesIn(root);
  const names = new Map<string, string>();
  const problems: Problem[] = [];
  for (const file of files) {
    const name = nameOfFigure(file);
    const whole = { file, path: "" };
    const other = names.get(name);
    if (!languageOf(file))
      problems.push({
        ...whole,
        expected: "a picture: <name>.vl.json or <name>.dot",
        found: "another kind of file",
        fix: "rename it, or keep it elsewhere",
      });
    else if (!/^[\w-]+(\.vl\.json|\.dot)$/.test(basename(file)))
      problems.push({
        ...whole,
        expected: "a name of the letters a to z, digits, - and _, since it is part of a URL",
        found: quote(basename(file)),
        fix: "rename it, as in cost-of-a-day.vl.json",
      });
    else if (other)
      problems.push({
        ...whole,
        expected: "a name of its own",
        found: `the name of ${other}`,
        fix: "rename one of the two",
      });
    else if (!uses.some((use) => use.name === name))
      problems.push({
        ...whole,
        expected: "a page that shows it",
        found: "none",
        fix: `write figure: "${name}" in a page's section, or remove the file`,
      });
    names.set(name, file);
  }
  for (const { file, line, name } of uses)
    if (!names.has(name))
      problems.push({
        file,
        path: `line ${line}`,
        ...noFigure(name),
      });
  return problems;
}

/** A picture, in a file of its own or in Markdown. */
interface Picture extends Source {
  language: Language;
  id: string;
}

/** The pictures in a file, which is a picture itself or Markdown; a file with a problem is skipped and reported. */
async function picturesIn(root: string, file: string, problems: Problem[]): Promise<Picture[]> {
  try {
    const text = fillIn(readFileSync(join(root, file), "utf8"), file);
    const language = languageOf(file);
    if (language) return [{ file, line: 1, text, language, id: idOfFigure(file) }];
    const fences = await fencesOf(text);
    return fences.map((fence, index) => ({ file, ...fence, id: `figure-${index + 1}` }));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    problems.push(...error.problems);
    return [];
  }
}

/** The problems of a picture. */
async function mistakesIn({ file, line, text, language, id }: Picture): Promise<Problem[]> {
  try {
    await figureOf({ file, line, text }, language, id);
    return [];
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return error.problems;
  }
}

/** Checks all pictures of a project; returns the problems and the number of pictures. */
export async function checkFigures(root: string): Promise<{ count: number; problems: Problem[] }> {
  const problems = checkNames(root);
  const inTexts = ["pages", "papers"].flatMap((folder) => filesBelow(root, folder, ".md"));
  const files = [...pictureFiles(root).filter(languageOf), ...inTexts];
  const pictures = (await Promise.all(files.map((file) => picturesIn(root, file, problems)))).flat();
  const found = await Promise.all(pictures.map(mistakesIn));
  return { count: pictures.length, problems: [...problems, ...found.flat()] };
}
