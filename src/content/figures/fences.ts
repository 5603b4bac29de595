/** The code fences of a Markdown text that are pictures: ```vega-lite and ```dot. */
import { isLanguage, type Language } from "./language.ts";

/** A picture that stands in a text. */
export interface Fence {
  language: Language;
  /** The line of its source in the file. */
  line: number;
  text: string;
}

/** A token of markdown-it, as far as a fence needs it. */
interface Token {
  type: string;
  info: string;
  content: string;
  map: [number, number] | null;
}

/** Finds the pictures of a text. */
export const fencesIn = <T extends Token>(tokens: T[]): { token: T; fence: Fence }[] =>
  tokens.flatMap((token) => {
    const { type, info, content: text, map } = token;
    return type === "fence" && isLanguage(info)
      ? [{ token, fence: { language: info, line: (map?.[0] ?? 0) + 2, text } }]
      : [];
  });

/** What stands in a picture's place until it is drawn: no text says it, since texts have no markup of their own. */
export const placeOf = (index: number): string => `<!--picture-${index}-->`;

/** A text with each picture in its place. */
export const withPictures = (html: string, pictures: string[]): string =>
  html.replace(/<!--picture-(\d+)-->/g, (_place, index) => pictures[index] ?? "");
