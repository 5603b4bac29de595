/** Each feature of the workbench of `npm run dev`, once; dev.spec.ts runs it on its own server. */
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { type Bench, form } from "./workbench/bench.ts";
import { documents } from "./workbench/documents.ts";
import { inspector } from "./workbench/inspector.ts";
import { surroundings } from "./workbench/surroundings.ts";

/** Declares the tests: one after the other, on one page, since the dev server loads a page slowly. */
export function workbench(served: () => Omit<Bench, "page"> & { context: BrowserContext }): void {
  let page: Page;
  const heard: string[] = [];

  test.beforeAll(async () => {
    page = await served().context.newPage();
    // For whoever reads of a failure.
    page.on("framenavigated", (frame) => heard.push(`at ${frame.url()}`));
    page.on("console", (message) => message.type() === "debug" || heard.push(message.text()));
    page.on("pageerror", (error) => heard.push(String(error)));
    page.on("requestfailed", (request) => heard.push(`${request.url()} ${request.failure()?.errorText}`));
    await page.goto(`${served().site}/workbench`);
    await page.getByLabel("Form", { exact: true }).selectOption("contact", { timeout: 120_000 });
    await expect(form(page).locator("form.form")).toBeVisible({ timeout: 120_000 });
  });
  test.afterEach(async () => {
    const { status, expectedStatus } = test.info();
    if (status !== expectedStatus)
      await test.info().attach("what its page said last", { body: heard.slice(-30).join("\n") });
  });
  test.afterAll(() => page.close());

  const bench = (): Bench => ({ ...served(), page });
  documents(bench);
  inspector(bench);
  surroundings(bench);
}
