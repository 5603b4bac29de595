/** Maker: renders a picture's source to drawings, with the program for its language. */
import { maker } from "../once/maker.ts";
import { type Content, chart } from "./chart.ts";
import { diagram } from "./diagram.ts";
import type { Language } from "./language.ts";
import type { Source } from "./place.ts";

const programs: { [language in Language]: (source: Source) => Promise<Content> } = { "vega-lite": chart, dot: diagram };

/**
 * Draws a picture.
 * @throws DocumentError at the first mistake of its source
 */
export const draw = (language: Language, source: Source): Promise<Content> => programs[language](source);

export default maker(({ language, text }: { language: Language; text: string }, where: Omit<Source, "text">) =>
  draw(language, { ...where, text }),
);
