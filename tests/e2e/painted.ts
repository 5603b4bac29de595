/** For journeys that look at pixels: the browser of the others rasterizes none (driven.ts). */
import { test as base } from "playwright/test";
import { painting } from "./driven.ts";

export const test = base.extend({
  page: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({ args: painting });
    await use(await browser.newPage());
    await browser.close();
  },
});
