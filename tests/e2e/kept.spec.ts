/** What a visitor typed, through reloads, back and forward, closed tabs and changed forms: it is there again. */
import { expect, test } from "playwright/test";
import { forms } from "./facts.ts";
import { FormOnPage } from "./form.ts";

for (const facts of forms)
  test(`${facts.name}: back without the page cache finds every control as it was left`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
    });
    const form = await new FormOnPage(page, facts).open();
    await form.fill(facts.full);
    const before = await form.values();
    await page.goto("/about-us");
    await page.goBack();
    await form.alive();
    expect(await form.values()).toEqual(before);
  });
