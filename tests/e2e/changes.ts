/** Tests of what `npm run dev` shows when sources change; dev.spec.ts runs them on its server. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { changes, route, seen } from "../bench/dev.ts";
import type { ProjectCopy } from "./project.ts";

/** The errors that a receiver reports in a body. */
export async function errorsOf(receiver: string, body: object): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  return (await (await fetch(receiver, { method: "POST", headers, body: JSON.stringify(body) })).json()).errors;
}

/** A served project, and a new page for each test. */
interface Served {
  site: string;
  receiver: string;
  project: ProjectCopy;
  page: Page;
}

/** Declares the tests. */
export function changesAreShown(served: () => Served): void {
  test("a change of a shared document reaches the forms' pages and the receiver", async () => {
    const { site, receiver, project, page } = served();
    const file = "schemas/shared.json";
    const before = readFileSync(join(project.root, file), "utf8");
    await page.goto(`${site}/contact`);
    const reloaded = page.waitForEvent("load");
    project.write(file, before.replace("Email is required", "Where do we write to?"));
    await reloaded;
    await page.locator("form.form [name=name]").fill("Ines Haddad");
    await page.locator("form.form button[type=submit]").click();
    await expect(page.locator(".error-summary li").first()).toHaveText("Where do we write to?");
    const said = { field: "email", message: "Where do we write to?" };
    expect(await errorsOf(receiver, { formName: "contact", name: "Ines Haddad" })).toContainEqual(said);
    // Wait, so that the change back does not reload a later page.
    const undone = page.waitForEvent("load");
    project.write(file, before);
    await undone;
  });

  test("a changed chart is shown, and so is a page again once a mistake in its styles is fixed", async () => {
    const { site, project, page } = served();
    const [chart, styles] = ["pages/figures/support-hours.vl.json", "src/styles/tokens.css"];
    const before = (file: string) => readFileSync(join(project.root, file), "utf8");
    const [drawn, right] = [before(chart), before(styles)];
    await page.goto(`${site}/support`);
    const title = page.locator("#hours figure").getByText("Hours of a week").first();
    project.write(chart, drawn.replace("Support hours on each day of the week", "Hours of a week"));
    await expect(title).toBeAttached();
    project.write(styles, right.replace(":root {", ":root {{ ;"));
    await expect(page.locator("h1")).toHaveCount(0);
    project.write(styles, right);
    await expect(page.locator("h1")).toHaveCount(1);
    project.write(chart, drawn);
    await expect(title).toHaveCount(0);
  });

  test("a mistake in a paper is shown in its place until it is fixed", async () => {
    const { site, project, page } = served();
    const file = "papers/sample-report.md";
    const right = readFileSync(join(project.root, file), "utf8");
    project.write(file, `${right}\n![A harbor](harbor.png)\n`);
    await page.goto(`${site}/downloads/sample-report.pdf`);
    await expect(page.locator("vite-error-overlay")).toContainText("a picture of another file");
    const mended = page.waitForEvent("download");
    project.write(file, right);
    await mended;
  });

  test("changes of pages, styles and components are shown; an added page is found, a removed one is not", async () => {
    const { site, project, page } = served();
    const isSame = () => page.evaluate(() => document.body.hasAttribute("data-loaded"));
    // A page that connects after a change would be reloaded by the server.
    const known = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framesent"));
    await page.goto(site + route);
    await known;
    // The styles come first, since undoing another change may reload the page at any later moment.
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

/** Declares the test of a change that restarts the server; it must be the last that needs the server's state. */
export function serverIsReplaced(served: () => Served): void {
  test("a change of a module that the server itself imports, such as the menu, is shown after its restart", async () => {
    const { site, project, page } = served();
    const menu = "src/navigation.ts";
    await page.goto(`${site}/about-us`);
    project.write(menu, readFileSync(menu, "utf8").replaceAll('"Case Studies"', '"Case Stories"'));
    await expect(page.locator("header").getByText("Case Stories").first()).toBeAttached();
  });
}
