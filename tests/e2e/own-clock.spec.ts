/**
 * Support hours in the visitor's time zone, which the page determines after the first paint, without layout shift; and
 * ranges of hours, which are not broken across lines.
 */
import { expect, test } from "playwright/test";
import { routes } from "../site/routes.ts";
import { brokenLines } from "./broken-lines.ts";
import { holdBack } from "./hold-back.ts";

test.use({ timezoneId: "Asia/Kolkata", locale: "en-GB", viewport: { width: 390, height: 800 } });

test("support hours are shown in the visitor's time zone, without layout shift", async ({ page }) => {
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

/** "9 AM-6 PM EST", "14:00-23:00 UTC". */
const range = String.raw`\d+(?:(?::\d\d)?\s?[AP]M|:\d\d)-\d+(?:(?::\d\d)?\s?[AP]M|:\d\d)(?: [A-Z]{3})?`;

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
      expect(await brokenLines(page, range), `${route} at ${width} px`).toEqual([]);
    }
  }
});
