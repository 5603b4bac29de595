/**
 * Whether pages are animated. By default the visitor prefers reduced motion, which only affects style sheets: while a toast is
 * shown, its timer alone would have each frame painted. The journeys from the first empty submit to the stored lead are animated,
 * and so are tests of what is seen meanwhile.
 */
import type { Page } from "playwright/test";

/** Nothing moves: the default (playwright.config.ts). */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;

/** Everything moves, as for most visitors: `test.use(moving)`. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Keeps toasts of the pages opened next until others replace them, for tests that look at them for longer. */
export const holdToasts = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    // A toast disappears when this bar's animation ends.
    sheet.replaceSync(".Toastify__progress-bar { animation-play-state: paused !important }");
    document.adoptedStyleSheets.push(sheet);
  });
