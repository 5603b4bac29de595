/** The languages that pictures are written in. */

/** The end of a file's name in each, by the name of a code fence. */
const endings = { "vega-lite": ".vl.json", dot: ".dot" } as const;

/** The name of one of them. */
export type Language = keyof typeof endings;

/** Whether a code fence is a picture. */
export const isLanguage = (info: string): info is Language => info in endings;

/** The language of a file by the end of its name. */
export const languageOf = (file: string): Language | undefined =>
  (Object.keys(endings) as Language[]).find((language) => file.endsWith(endings[language]));

/** The name that pages use for a file's picture, unique among all of them. */
export const nameOfFigure = (file: string): string => (file.split("/").at(-1) ?? "").replace(/\..*$/, "");
