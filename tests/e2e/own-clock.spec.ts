/** Support hours in the visitor's time zone, which the page determines after the first paint, without layout shift. */
import { expect, test } from "playwright/test";
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
