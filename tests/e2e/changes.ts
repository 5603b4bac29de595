/** What `npm run dev` shows when sources change; dev.spec.ts runs it on its own server. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { changes, route, seen } from "../bench/dev.ts";
import type { ProjectCopy } from "./project.ts";

/** Declares the test. */
export function changesAreShown(served: () => { site: string; project: ProjectCopy; page: Page }): void {
  test("what changes in a page, the styles or a component is shown; a page that is added is found, and a removed one is not", async () => {
    const { site, project, page } = served();
    const isSame = () => page.evaluate(() => document.body.hasAttribute("data-loaded"));
    // The server has a page reloaded that it learns of after a change.
    const known = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framesent"));
    await page.goto(site + route);
    await known;
    // The styles come first: what is undone before the others may have the page reloaded once more, at any moment.
    for (const change of changes) {
      const before = readFileSync(join(project.root, change.file), "utf8");
      await expect(() => page.evaluate(() => document.body.setAttribute("data-loaded", "before"))).toPass();
      await seen(page, project.root, change);
      // Styles are replaced in the page as it is.
      await expect(async () => expect(await isSame()).toBe(change.file.endsWith(".css"))).toPass();
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
