/**
 * Every resource of a form's page fails, one at a time, in every way: there is no blank page, no lost input, and always a way to
 * send the form.
 */
import { readFileSync } from "node:fs";
import { expect, type Page, type Route, test } from "playwright/test";
import { forms } from "../../e2e/facts.ts";
import { bodyOf, FormOnPage, freshEmail, leadsFrom } from "../../e2e/form.ts";

test.describe.configure({ timeout: 120_000 });

const [facts] = forms.filter(({ name }) => name === "contact");
if (!facts) throw new Error("no contact form among the facts");

const html = readFileSync("dist/contact/index.html", "utf8");

/** Everything that the page may request: scripts (also later ones), the font, icons, pictures. */
const resources = [
  ...new Set([...html.matchAll(/(?:\/assets\/[\w.-]+|\/[\w.-]+\.(?:svg|png|webmanifest))/g)].map(([path]) => path)),
];

/** The kinds of failure. */
const ways: { [way: string]: (route: Route) => Promise<void> } = {
  "is cut off": (route) => route.abort("connectionreset"),
  "is a 404 page": (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" }),
  "is a page that claims success": (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><h1>Welcome to the Wi-Fi</h1>" }),
  "is ten seconds late": async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await route.continue();
  },
};

const silent = (page: Page) => page.getByText("Sending this form needs a script that is not running here");

test("the list contains the page's resources of every kind", () => {
  expect(resources.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(4);
  expect(resources.filter((path) => path.endsWith(".woff2"))).toHaveLength(1);
});

for (const path of resources)
  for (const [way, fail] of Object.entries(ways))
    test(`${path.replace(/-[\w-]{8}\./, ".")} ${way}`, async ({ page }) => {
      const form = new FormOnPage(page, facts);
      const email = freshEmail();
      await page.route(`**${path}`, fail);
      await page.goto(facts.route, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await form.fill({ ...facts.full, email });
      const before = await form.values();
      await form.submit.click();
      const done = page.getByRole("heading", { name: facts.success.heading });
      await expect(done.or(silent(page).locator("visible=true")).first()).toBeVisible({ timeout: 40_000 });
      if (await silent(page).isVisible()) {
        expect(await form.values()).toEqual(before);
        const link = page.locator('.form-silent a[href^="mailto:"]').first();
        await link.focus();
        expect(new URL((await link.getAttribute("href")) ?? "").searchParams.get("body")).toContain("Working together");
        await page.unroute(`**${path}`);
        await page.getByRole("link", { name: "Reload the page" }).click();
        await form.alive();
        expect(await form.values()).toEqual(before);
        await form.submit.click();
        await expect(done).toBeVisible();
      }
      expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([bodyOf(facts, { ...facts.full, email })]);
    });
