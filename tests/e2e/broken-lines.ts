/** Finds words that belong on one line, but are broken across two. */
import type { Page } from "playwright/test";

/**
 * The matches of a pattern in the text of an open page that begin on one line and end on another.
 * @param within a selector; the whole page by default
 */
export const brokenLines = (page: Page, pattern: string, within = "body"): Promise<string[]> =>
  page.evaluate(
    ([source, selector]) => {
      const found: string[] = [];
      const inside = [...document.querySelectorAll(selector ?? "")];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const here = text;
        if (!inside.some((element) => element.contains(here))) continue;
        for (const { 0: words, index } of here.textContent?.matchAll(new RegExp(source ?? "", "g")) ?? []) {
          const range = document.createRange();
          range.setStart(here, index);
          range.setEnd(here, index + words.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
          if (new Set(lines).size > 1) found.push(words);
        }
      }
      return found;
    },
    [pattern, within],
  );
