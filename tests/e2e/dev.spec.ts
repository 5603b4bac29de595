/** `npm run dev`: documents are reloaded as they are written, and a mistake in one is said on the page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { standIns } from "../../src/build/lean.ts";
import { ProjectCopy } from "./project.ts";

const file = "forms/contact.ui.json";
let project: ProjectCopy;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  project = new ProjectCopy();
  const env = { LEADS_PORT: "8930", LEADS_URL: `file:${project.root}/leads.db` };
  await project.start(["npm", "run", "dev", "--", "--port", "4430", "--strictPort"], env, /Leads are received/);
});
test.afterAll(() => project.remove());

test("a changed document is shown, a broken one is named", async ({ page }) => {
  const read = () => JSON.parse(readFileSync(join(project.root, file), "utf8"));
  await page.goto("http://localhost:4430/contact");
  await expect(page.locator("h1")).toHaveText("Contact Us", { timeout: 30_000 });
  project.write(file, { ...read(), heading: "Talk to us" });
  await expect(page.locator("h1")).toHaveText("Talk to us");
  const right = read();
  project.write(file, { ...right, headline: "wrong" });
  await expect(page.locator("vite-error-overlay")).toContainText(`${file} at /headline`);
  project.write(file, right);
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  await page.locator("form.form button[type=submit]").click();
  await expect(page.locator(".error-summary li").first()).toHaveText("Name is required");
});

test("react-jsonschema-form comes with the same stand-ins as in the build", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("http://localhost:4430/contact");
  await page.locator("form.form button[type=submit]").click();
  await expect(page.locator(".error-summary li").first()).toHaveText("Name is required");
  for (const file of new Set(Object.values(standIns))) expect(asked, file).toContain(file.replace("src/", "/"));
  expect(asked.filter((path) => /\.vite\/deps\/.*rjsf_(core|utils|validator-ajv8)(_lib.*)?\.js/.test(path))).toEqual(
    [],
  );
});
