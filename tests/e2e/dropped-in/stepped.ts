/** Common actions of tests with a form in steps. */
import { expect, type Locator, type Page } from "playwright/test";
import { field } from "../form.ts";

/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** Continues to the next step. */
export const goOn = (page: Page) => button(page, "Continue").click();
/** The heading of the current step. */
export const heading = (page: Page) => page.locator(".step:visible h2");
/** Expects a step to be shown. */
export const at = (page: Page, words: string) => expect(heading(page)).toHaveText(words);
/** The lines of the error summary. */
export const problems = (page: Page) => page.locator(".error-summary li");

/** A screen on which each step has to be scrolled. */
export const small = { width: 390, height: 500 };

/** Expects an element to be in view and not covered by the header. */
export const expectInSight = (place: Locator) =>
  expect
    .poll(() =>
      place.evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + 4, y + 4));
      }),
    )
    .toBe(true);

/** Fills in the first two steps of the audit. */
export async function begin(page: Page) {
  await page.goto(`/audit`);
  await field(page, "name").fill("Ines");
  await field(page, "email").fill("ines@harbour.example");
  await goOn(page);
  await at(page, "Step 2 of 3 Your cloud");
  await field(page, "provider").selectOption("aws");
  await page.getByLabel("Lower costs").check();
  await field(page, "start").fill("2026-12-24");
  await goOn(page);
  await at(page, "Step 3 of 3");
}
