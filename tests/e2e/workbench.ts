/** What the workbench of `npm run dev` can do, each ability once; dev.spec.ts runs it on its own server. */
import { expect, type Page, test } from "playwright/test";
import { type Bench, form } from "./workbench/bench.ts";
import { documents } from "./workbench/documents.ts";
import { inspector } from "./workbench/inspector.ts";
import { surroundings } from "./workbench/surroundings.ts";

/** Declares the tests: one after the other, on one page, since the dev server takes its time to bring one. */
export function workbench(served: () => Omit<Bench, "page">): void {
  let page: Page;

  test.beforeEach(() => test.setTimeout(120_000));
  test.beforeAll(async ({ browser }) => {
    // The dev server makes a bundle of what the page imports when it is first asked for.
    test.setTimeout(180_000);
    page = await browser.newPage();
    await page.goto(`${served().site}/workbench`);
    await page.getByLabel("Form", { exact: true }).selectOption("contact", { timeout: 120_000 });
    await expect(form(page).locator("form.form")).toBeVisible({ timeout: 60_000 });
  });
  test.afterAll(() => page.close());

  const bench = (): Bench => ({ ...served(), page });
  documents(bench);
  inspector(bench);
  surroundings(bench);
}
