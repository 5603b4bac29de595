/** What visitors type, paste and name, however they do it. */
import { expect, test } from "playwright/test";
import { DroppedInSite } from "./site.ts";

test.describe.configure({ mode: "serial" });
const site = new DroppedInSite();

test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

test("whoever adds another field of their own names that one, not the one before", async ({ page }) => {
  await page.goto("/free-keys-any");
  const key = page.locator("form.form [name='labels.newKey~key']");
  await page.getByRole("button", { name: "Add label" }).click();
  await key.fill("team");
  await page.locator("form.form [name='labels.newKey']").fill("harbour");
  await page.getByRole("button", { name: "Add label" }).click();
  await expect(key).toBeFocused();
});
