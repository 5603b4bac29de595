/**
 * Whether things move. By default a visitor prefers that they do not, which only style sheets know of: while a toast
 * stands, its timer alone would have each frame drawn. From the first empty submit to the stored lead things move, and where it
 * matters what is seen meanwhile.
 */
import type { Page } from "playwright/test";

/** Nothing moves: the default (playwright.config.ts). */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;

/** Everything moves, as for most visitors: `test.use(moving)`. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Toasts of pages that are opened next stay until others follow, for who looks at them for longer than they stand. */
export const holdToasts = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    // They leave when this bar's animation ends.
    sheet.replaceSync(".Toastify__progress-bar { animation-play-state: paused !important }");
    document.adoptedStyleSheets.push(sheet);
  });
