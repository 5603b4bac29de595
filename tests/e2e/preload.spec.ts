/** A form's scripts are requested with its document, once each, and the browser uses what was preloaded. */
import { expect, test } from "playwright/test";

test("each script of a form is fetched once, before the loader needs it, without console warnings", async ({
  page,
}) => {
  const fetched: string[] = [];
  const said: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js"))
      fetched.push(new URL(request.url()).pathname);
  });
  page.on("console", (message) => said.push(message.text()));
  await page.goto("/estimate");
  const island = page.locator("[data-scripts]");
  await page.getByLabel("First name").fill("Ines");
  await page.locator("form.form button[type=submit]").click();
  await expect(page.locator(".error-summary")).toBeFocused();
  const wanted = ((await island.getAttribute("data-scripts")) ?? "").split(" ");
  for (const script of wanted)
    expect(
      fetched.filter((path) => path === script),
      script,
    ).toHaveLength(1);
  // Chromium reports an unused preload some seconds after the page has loaded.
  await page.waitForTimeout(4000);
  expect(said).toEqual([]);
});
