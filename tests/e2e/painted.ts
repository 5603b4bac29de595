/** Journeys that look at pixels: in the browser of the others none is painted (driven.ts). */
import { test as base } from "playwright/test";
import { painting } from "./driven.ts";

export const test = base.extend({
  page: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({ args: painting });
    await use(await browser.newPage());
    await browser.close();
  },
});
