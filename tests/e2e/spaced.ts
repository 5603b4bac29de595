/**
 * What of an open page does not fit: as it is, and with text as visitors may set it, spaced as far as WCAG 1.4.12 says,
 * and at twice its size (1.4.4).
 */
import type { CDPSession, Page } from "playwright/test";

/** What makes an open page scroll sideways at its current width. */
export const sidewaysFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const broad = [...document.querySelectorAll<HTMLElement>("body :not(pre *)")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return [`scrolls sideways: ${broad.map(({ className, innerText }) => `${className} ${innerText?.slice(0, 30)}`)}`];
  });

/** The figures of an open page of which not exactly one drawing shows, or one that is wider than a phone. */
export const drawingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("figure.figure")].flatMap((figure) => {
      const boxes = [...figure.querySelectorAll("svg, img")]
        .filter((drawing) => drawing.checkVisibility({ visibilityProperty: true }))
        .map((drawing) => drawing.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      const name = figure.textContent?.trim().slice(0, 40);
      if (boxes.length !== 1) return [`the figure "${name}" shows ${boxes.length} drawings`];
      return boxes.filter(({ width }) => width > 300).map(({ width }) => `the figure "${name}" is ${width} px wide`);
    }),
  );

/** What text of an open page is clipped at its current width. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll("main *")].filter(
      (element) => getComputedStyle(element).overflowY === "hidden",
    );
    return [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, li, a, button, label, dd)")]
      .filter((element) => element.innerText.trim() && !element.closest("[class*=clamp], .visually-hidden"))
      .filter((element) => {
        const frame = frames.find((other) => other.contains(element));
        if (!frame) return false;
        const [text, edge] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
        return text.bottom > edge.bottom + 1 || text.right > edge.right + 1;
      })
      .map((element) => `"${element.innerText.slice(0, 40)}" is cut off`);
  });

const faultsOf = async (page: Page): Promise<string[]> => [...(await sidewaysFaults(page)), ...(await clipped(page))];

/** Applies the spacing to an open page; returns the faults at its current width. */
export async function faultsSpacedOut(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return faultsOf(page);
}

/**
 * The words that break inside, but for addresses and identifiers, which are longer than a line of a phone; and the
 * placeholders and choices that are cut off without a sign of it.
 */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const unread = "script, style, code, pre, svg, .visually-hidden, .figure-said";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || element.closest(unread) || !element.checkVisibility()) continue;
      const word = /(?<![@.\p{L}])\p{Lu}?\p{Ll}{3,}(?![@\p{L}]|\.\p{L})/gu;
      for (const { 0: letters, index } of text.textContent?.matchAll(word) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + letters.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) found.push(`"${letters}" in ${element.localName} breaks`);
      }
    }
    for (const control of document.querySelectorAll("main :is(select, input[placeholder])"))
      if (getComputedStyle(control).textOverflow !== "ellipsis")
        found.push(`a ${control.localName} cuts off what is too long`);
    return found;
  });

/** Sets the size of the browser's text to twice the usual one; returns an open page's faults, and sets it back. */
export async function faultsEnlarged(page: Page, browser: CDPSession): Promise<string[]> {
  const textOf = (standard: number) => browser.send("Page.setFontSizes", { fontSizes: { standard } });
  await textOf(32);
  const faults = [...(await faultsOf(page)), ...(await brokenWords(page))];
  await textOf(16);
  return faults;
}
