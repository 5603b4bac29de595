/**
 * Finds what does not fit on an open page: as it is, with text spaced as far as WCAG 1.4.12 says, and at twice its size
 * (1.4.4).
 */
import type { CDPSession, Page } from "playwright/test";

/** A function that finds faults in the page in which it runs. */
type Finder = () => string[];

/** The faults that some finders find in an open page at its current width. */
export const faultsOf = (page: Page, ...finders: Finder[]): Promise<string[]> =>
  page.evaluate(`[${finders.map((finder) => `(${finder})()`)}].flat()`);

/** What makes the page scroll sideways. */
export const sideways: Finder = () => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const broad = [...document.querySelectorAll<HTMLElement>("body :not(pre *)")].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 1,
  );
  return [`scrolls sideways: ${broad.map(({ className, innerText }) => `${className} ${innerText?.slice(0, 30)}`)}`];
};

/** The figures without exactly one visible drawing, or with one that is wider than a phone. */
export const drawings: Finder = () =>
  [...document.querySelectorAll("figure.figure")].flatMap((figure) => {
    const boxes = [...figure.querySelectorAll("svg, img")]
      .filter((drawing) => drawing.checkVisibility({ visibilityProperty: true }))
      .map((drawing) => drawing.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    const name = figure.textContent?.trim().slice(0, 40);
    if (boxes.length !== 1) return [`the figure "${name}" shows ${boxes.length} drawings`];
    return boxes.filter(({ width }) => width > 300).map(({ width }) => `the figure "${name}" is ${width} px wide`);
  });

/** The texts that are clipped. */
const clipped: Finder = () => {
  const frames = [...document.querySelectorAll("main *, footer")].filter((element) => {
    const { overflowY, contain } = getComputedStyle(element);
    return overflowY === "hidden" || /content|paint|strict/.test(contain);
  });
  return [...document.querySelectorAll<HTMLElement>(":is(main, footer) :is(h1, h2, h3, p, li, a, button, label, dd)")]
    .filter((element) => {
      const frame = frames.find((other) => other.contains(element));
      if (!frame || element.closest("[class*=clamp], .visually-hidden")) return false;
      const [text, edge] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
      return (text.bottom > edge.bottom + 1 || text.right > edge.right + 1) && element.innerText.trim() !== "";
    })
    .map((element) => `"${element.innerText.slice(0, 40)}" is cut off`);
};

/**
 * The words that are broken, except for addresses and identifiers, which are longer than a phone's line; and the placeholders
 * and choices that are cut off without an ellipsis.
 */
const brokenWords: Finder = () => {
  const found: string[] = [];
  const unread = "script, style, code, pre, svg, .visually-hidden, .figure-said";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const isBroken = () => {
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
    return new Set(lines).size > 1;
  };
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    range.selectNodeContents(text);
    if (!element || !isBroken() || element.closest(unread) || !element.checkVisibility()) continue;
    const word = /(?<![@.\p{L}])\p{Lu}?\p{Ll}{3,}(?![@\p{L}]|\.\p{L})/gu;
    for (const { 0: letters, index } of text.textContent?.matchAll(word) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + letters.length);
      if (isBroken()) found.push(`"${letters}" in ${element.localName} breaks`);
    }
  }
  for (const control of document.querySelectorAll("main :is(select, input[placeholder])"))
    if (getComputedStyle(control).textOverflow !== "ellipsis")
      found.push(`a ${control.localName} cuts off what is too long`);
  return found;
};

/** Spaces the letters, words, lines and paragraphs of an open page; returns the faults at some widths, each after its width. */
export async function faultsSpacedOut(page: Page, widths: readonly number[]): Promise<string[]> {
  const spaced: Finder = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
    return [];
  };
  await faultsOf(page, spaced);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await faultsOf(page, sideways, clipped)).map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

/**
 * The faults of an open page at some widths, with the browser's text size doubled, and reset afterward. On a screen of 320 px,
 * the longest words may break.
 * @returns each after its width
 */
export async function faultsEnlarged(page: Page, browser: CDPSession, widths: readonly number[]): Promise<string[]> {
  const textOf = (standard: number) => browser.send("Page.setFontSizes", { fontSizes: { standard } });
  const found: string[] = [];
  await textOf(32);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const finders = width > 320 ? [sideways, clipped, brokenWords] : [sideways];
    found.push(...(await faultsOf(page, ...finders)).map((fault) => `${width} px: ${fault}`));
  }
  await textOf(16);
  return found;
}
