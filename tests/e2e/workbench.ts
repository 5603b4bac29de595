/** Each feature of the workbench of `npm run dev`, once; dev.spec.ts runs it on its own server. */
import { type BrowserContext, expect, type Frame, type Page, test } from "playwright/test";
import { type Bench, form } from "./workbench/bench.ts";
import { documents } from "./workbench/documents.ts";
import { inspector } from "./workbench/inspector.ts";
import { surroundings } from "./workbench/surroundings.ts";

/** Declares the tests: one after the other, on one page, since the dev server loads a page slowly. */
export function workbench(served: () => Omit<Bench, "page"> & { context: BrowserContext }): void {
  let page: Page;
  const heard: string[] = [];

  // For the report of a failure: each page's console output, and what its frames show in the end.
  const listen = (one: Page) => {
    one.on("framenavigated", (frame) => heard.push(`at ${frame.url()}`));
    one.on("console", (message) => message.type() === "debug" || heard.push(message.text()));
    one.on("pageerror", (error) => heard.push(String(error)));
    one.on("requestfailed", (request) => heard.push(`${request.url()} ${request.failure()?.errorText}`));
  };
  const shown = (frame: Frame) => frame.locator("body").innerText({ timeout: 10_000 });
  const showing = async (frame: Frame) => `${frame.url()} shows\n${await shown(frame).catch(String)}`;

  test.beforeAll(async () => {
    served().context.on("page", listen);
    page = await served().context.newPage();
    await page.goto(`${served().site}/workbench`);
    await page.getByLabel("Form", { exact: true }).selectOption("contact", { timeout: 120_000 });
    await expect(form(page).locator("form.form")).toBeVisible({ timeout: 120_000 });
  });
  test.afterEach(async () => {
    const { status, expectedStatus } = test.info();
    if (status === expectedStatus) return;
    const frames = served()
      .context.pages()
      .flatMap((one) => one.frames());
    // Printed, since only the beginning of an attachment would be shown.
    console.log([...heard.slice(-30), ...(await Promise.all(frames.map(showing)))].join("\n"));
  });
  test.afterAll(() => page.close());

  const bench = (): Bench => ({ ...served(), page });
  documents(bench);
  inspector(bench);
  surroundings(bench);
}
