/** Cuts the stylesheet down to what a page uses, to be inlined into it. */
import { PurgeCSS } from "purgecss";

/**
 * The rules that a page uses.
 * @param markup everything the page is or can become: its HTML, and the source of the components that come to life in it
 */
export async function usedCss(css: string, markup: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: "html" }],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    safelist: {
      standard: ["html", "body", ":root", "open", "popover-open", "active", "disabled", "show", "quiet", "silent"],
    },
  });
  return result?.css ?? css;
}

/** Every word of some markup once: all that a stylesheet can ask of many pages. */
export const wordsOf = (markup: string[]): string => {
  const words = new Set<string>();
  for (const text of markup) for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
  return [...words].join(" ");
};
