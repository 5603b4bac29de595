/** Text spacing as far as WCAG 1.4.12 lets a visitor: what is clipped by it, and what scrolls sideways. */
import type { Page } from "playwright/test";

/** Applies the spacing to an open page; returns the faults at its current width. */
export async function faultsSpacedOut(page: Page, route: string): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return page.evaluate((path) => {
    const broad = [...document.querySelectorAll<HTMLElement>("main *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    const wide =
      document.documentElement.scrollWidth > innerWidth
        ? [
            `${path} scrolls sideways: ${broad.map(({ className, innerText }) => `${className} ${innerText?.slice(0, 30)}`)}`,
          ]
        : [];
    const frames = [...document.querySelectorAll("main *")].filter(
      (element) => getComputedStyle(element).overflowY === "hidden",
    );
    const cut = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, li, a, button, label, dd)")]
      .filter((element) => element.innerText.trim() && !element.closest("[class*=clamp], .visually-hidden"))
      .filter((element) => {
        const frame = frames.find((other) => other.contains(element));
        if (!frame) return false;
        const [text, edge] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
        return text.bottom > edge.bottom + 1 || text.right > edge.right + 1;
      })
      .map((element) => `${path}: "${element.innerText.slice(0, 40)}" is cut off`);
    return [...wide, ...cut];
  }, route);
}
