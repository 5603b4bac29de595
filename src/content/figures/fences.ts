/** Pictures in the code fences of Markdown: ```vega-lite and ```dot. */
import { isLanguage, type Language } from "./language.ts";

/** A picture in a Markdown file. */
export interface Fence {
  language: Language;
  /** The line of its source in the file. */
  line: number;
  text: string;
}

/** The part of a markdown-it token that is needed here. */
interface Token {
  type: string;
  info: string;
  content: string;
  map: [number, number] | null;
}

/** The language of a code fence: the first word of its info string, as in other tools. */
export const fenceLanguage = (info: string): string => info.trim().split(/\s/)[0] ?? "";

/** Finds the pictures in a list of tokens. */
export const fencesIn = <T extends Token>(tokens: T[]): { token: T; fence: Fence }[] =>
  tokens.flatMap((token) => {
    const { type, info, content: text, map } = token;
    const language = fenceLanguage(info);
    return type === "fence" && isLanguage(language)
      ? [{ token, fence: { language, line: (map?.[0] ?? 0) + 2, text } }]
      : [];
  });

/** The pictures in a Markdown text. The parser is loaded for the first one: the dev server starts without it. */
export async function fencesOf(text: string): Promise<Fence[]> {
  const { default: MarkdownIt } = await import("markdown-it");
  return fencesIn(new MarkdownIt().parse(text, {})).map(({ fence }) => fence);
}

/** The placeholder of a picture until it is drawn; no text contains it, since HTML is not allowed in Markdown. */
export const placeholder = (index: number): string => `<!--picture-${index}-->`;

/** Replaces the placeholders by the pictures. */
export const withPictures = (html: string, pictures: string[]): string =>
  html.replace(/<!--picture-(\d+)-->/g, (_place, index) => pictures[index] ?? "");
