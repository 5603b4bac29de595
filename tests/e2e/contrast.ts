/** Non-text contrast (WCAG 1.4.11): the edges of controls, and icons. */
import type { Page } from "playwright/test";
import { contrast } from "../../src/content/figures/contrast.ts";

/** A control or icon: the background around it, and its possible edges, one of which must be visible. */
interface Drawn {
  name: string;
  ground: string;
  edges: string[];
}

/** Controls and icons of an open page, as they look now. */
const drawnOn = (page: Page): Promise<Drawn[]> =>
  page.evaluate(() => {
    const isClear = (color: string) => /rgba\(.*, 0\)|transparent/.test(color);
    const groundOf = (element: Element) => {
      let around = element.parentElement;
      while (around && isClear(getComputedStyle(around).backgroundColor)) around = around.parentElement;
      return getComputedStyle(around ?? document.documentElement).backgroundColor;
    };
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ opacityProperty: true }));
    // A search that is not open yet is disabled, and exempt, with its icon.
    const controls = shown(
      ":is(input:not([type=hidden], .visually-hidden), select, textarea, .btn, .menu-toggle):enabled, a.btn",
    );
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class")} ${element.textContent?.trim().slice(0, 30)}`;
    return [
      ...controls.map((element) => {
        const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
        const border = Number.parseFloat(borderTopWidth) > 0 ? [borderTopColor] : [];
        const edges = [backgroundColor, ...border].filter((color) => !isClear(color));
        return { name: nameOf(element), ground: groundOf(element), edges };
      }),
      ...shown("main svg.icon:not(.search-box *)").map((element) => ({
        name: nameOf(element),
        ground: groundOf(element),
        edges: [getComputedStyle(element).color],
      })),
    ].filter(({ edges }) => edges.length > 0);
  });

/** The controls and icons of an open page that stand out from their background by less than three to one. */
export const faint = async (page: Page): Promise<string[]> =>
  (await drawnOn(page))
    .filter(({ ground, edges }) => Math.max(...edges.map((edge) => contrast(edge, ground))) < 3)
    .map(({ name, ground, edges }) => `${name}: ${edges.join(", ")} on ${ground}`);
