/**
 * Text as visitors may set it: spaced as far as WCAG 1.4.12 says, and at twice its size (1.4.4). What is clipped by it,
 * and what scrolls sideways.
 */
import type { CDPSession, Page } from "playwright/test";

/** What of an open page is clipped or scrolls sideways at its current width. */
const faultsOf = (page: Page, route: string): Promise<string[]> =>
  page.evaluate((path) => {
    const broad = [...document.querySelectorAll<HTMLElement>("body :not(pre *)")].filter(
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

/** Applies the spacing to an open page; returns the faults at its current width. */
export async function faultsSpacedOut(page: Page, route: string): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return faultsOf(page, route);
}

/** The words of headings that break inside. */
const brokenWords = (page: Page, route: string): Promise<string[]> =>
  page.evaluate((path) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll("h1, h2, h3")) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text && element.checkVisibility(); text = texts.nextNode())
        for (const { 0: word, index } of text.textContent?.matchAll(/\p{L}{4,}/gu) ?? []) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
          if (new Set(lines).size > 1) found.push(`${path}: "${word}" in ${element.localName} breaks`);
        }
    }
    return found;
  }, route);

/** Sets the size of the browser's text to twice the usual one; returns an open page's faults, and sets it back. */
export async function faultsEnlarged(page: Page, browser: CDPSession, route: string): Promise<string[]> {
  const textOf = (standard: number) => browser.send("Page.setFontSizes", { fontSizes: { standard } });
  await textOf(32);
  const faults = [...(await faultsOf(page, route)), ...(await brokenWords(page, route))];
  await textOf(16);
  return faults.map((fault) => `${fault} at twice the size`);
}
