/**
 * Support hours in the visitor's time zone, which the page determines after the first paint, without layout shift; and
 * ranges of hours, which are not broken across lines.
 */
import { expect, type Page, test } from "playwright/test";
import { routes } from "../site/routes.ts";
import { holdBack } from "./hold-back.ts";

test.use({ timezoneId: "Asia/Kolkata", locale: "en-GB", viewport: { width: 390, height: 800 } });

test("support hours are said by the visitor's clock, and move nothing", async ({ page }) => {
  const letGo = await holdBack(page, "**/assets/island-hours-*.js");
  await page.goto("/support#hours");
  await page.evaluate(() => document.fonts.ready);
  const below = () => page.locator("#hours dl").evaluate((list) => list.getBoundingClientRect().top + scrollY);
  const before = await below();
  letGo();
  await expect(page.locator(".own-clock")).toHaveText(
    /^By your clock \(Asia\/(Kolkata|Calcutta)\): Mon-Fri 19:30 to 04:30 the next day, Sat 20:30 to 00:30 the next day\.$/,
  );
  expect(await below()).toBe(before);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("they are said in UTC", async ({ page }) => {
    await page.goto("/support");
    await expect(page.locator(".own-clock")).toHaveText("9 AM-6 PM EST is 14:00-23:00 UTC.");
  });
});

/** "9 AM-6 PM EST", "14:00-23:00 UTC". */
const range = String.raw`\d+(?:(?::\d\d)?\s?[AP]M|:\d\d)-\d+(?:(?::\d\d)?\s?[AP]M|:\d\d)(?: [A-Z]{3})?`;

/** The ranges of hours on a page that begin on one line and end on another. */
const broken = (page: Page) =>
  page.evaluate((pattern) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: words, index } of text.textContent?.matchAll(new RegExp(pattern, "g")) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + words.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) found.push(words);
      }
    return found;
  }, range);

test("a range of hours stays on one line, at every width", async ({ page, request }) => {
  const served = await Promise.all(routes.map(async (route) => (await request.get(route)).text()));
  const withHours = routes.filter((_, index) => new RegExp(range).test(served[index] ?? ""));
  expect(withHours).toEqual(expect.arrayContaining(["/consulting", "/contact", "/support"]));
  for (const route of withHours) {
    await page.goto(route);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    for (const width of [320, 340, 360, 375, 390, 412, 430, 600, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await broken(page), `${route} at ${width} px`).toEqual([]);
    }
  }
});
