/** What `npm run dev` shows when sources change; dev.spec.ts runs it on its own server. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { changes, route, seen } from "../bench/dev.ts";
import type { ProjectCopy } from "./project.ts";

/** Declares the test. */
export function changesAreShown(served: () => { site: string; project: ProjectCopy; page: Page }): void {
  test("what changes in a page, the styles or a component is shown; a page that is added is found, and a removed one is not", async () => {
    test.setTimeout(120_000);
    const { site, project, page } = served();
    const isSame = () => page.evaluate(() => document.body.hasAttribute("data-loaded"));
    await page.goto(site + route);
    for (const change of changes) {
      const before = readFileSync(join(project.root, change.file), "utf8");
      // The change before, which is undone, may have it reloaded once more.
      await expect(async () => {
        await page.evaluate(() => document.body.setAttribute("data-loaded", "before"));
        await page.waitForTimeout(300);
        expect(await isSame()).toBe(true);
      }).toPass();
      await seen(page, project.root, change);
      // Styles are replaced in the page as it is.
      expect(await isSame()).toBe(change.file.endsWith(".css"));
      project.write(change.file, before);
      await expect(async () => expect(await page.evaluate(change.shown)).toBe(false)).toPass();
    }
    const status = async () => (await page.request.get(`${site}/pricing`)).status();
    expect(await status()).toBe(404);
    project.write("pages/pricing.ts", readFileSync("pages/about-us.ts", "utf8"));
    await expect.poll(status).toBe(200);
    rmSync(join(project.root, "pages/pricing.ts"));
    await expect.poll(status).toBe(404);
  });
}
