/** The languages of pictures, and their names. */
import { type Finding, quote } from "../../engine/check/problem.ts";

/** The file extension for each language, by the name of its code fence. */
const endings = { "vega-lite": ".vl.json", dot: ".dot" } as const;

/** The name of a language. */
export type Language = keyof typeof endings;

/** All of them. */
export const languages = Object.keys(endings) as Language[];

/** Whether a code fence is a picture. */
export const isLanguage = (info: string): info is Language => Object.hasOwn(endings, info);

/** The language of a file, by extension. */
export const languageOf = (file: string): Language | undefined =>
  languages.find((language) => file.endsWith(endings[language]));

/** The name by which pages refer to a file's picture, unique in the project. */
export const nameOfFigure = (file: string): string => (file.split("/").at(-1) ?? "").replace(/\..*$/, "");

/** The problem with the name of a picture that does not exist. */
export const noFigure = (name: string): Finding => ({
  expected: "the name of a picture: a file in a folder figures beside the pages",
  found: quote(name),
  fix: `correct it, or add figures/${name}.dot or figures/${name}.vl.json`,
});

/** The id of a file's picture on its page; checks and builds use the same, so that they share cached drawings. */
export const idOfFigure = (file: string): string => `figure-${nameOfFigure(file)}`;
