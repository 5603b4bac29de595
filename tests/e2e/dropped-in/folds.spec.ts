/**
 * A collapsed section: closed while nothing in it is filled in, invalid or focused; filled-in fields are never hidden.
 */
import { expect, type Page, test } from "playwright/test";
import { field } from "../form.ts";
import { moving } from "../motion.ts";
import { DroppedInSite } from "./site.ts";

test.describe.configure({ mode: "serial" });
const site = new DroppedInSite();

test.use({ ...moving, baseURL: site.url });
test.beforeAll(() => site.start());

const title = (page: Page) => page.getByText("By telephone (optional)");
const toggle = (page: Page) => page.locator("form.form summary");
const submit = (page: Page) => page.locator("form.form button[type=submit]");
const isFolded = (page: Page) => expect(field(page, "phone")).toBeHidden();
const isOpen = (page: Page) => expect(field(page, "phone")).toBeVisible();

test("a click opens it, and an answer or an error keeps it open", async ({ page }) => {
  await page.goto("/callback");
  await isFolded(page);
  await submit(page).click();
  await expect(page.locator(".error-summary li")).toHaveText(["Email is required"]);
  await isFolded(page);
  await field(page, "email").press("Tab");
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await isOpen(page);
  await page.keyboard.press("Enter");
  await isFolded(page);

  await toggle(page).click();
  await field(page, "phone").fill("none");
  await toggle(page).click();
  await isOpen(page);
  // It can no longer be collapsed, and has no button for that.
  await expect(title(page)).toBeVisible();
  await expect(toggle(page)).toHaveCSS("visibility", "hidden");
  await submit(page).click();
  await expect(page.locator(".field-error")).toHaveText(["Email is required", /^Phone/]);
  await isOpen(page);
  // A click while the section collapses still counts.
  await field(page, "phone").fill("");
  await field(page, "email").fill("ines@harbour.example");
  await isFolded(page);
  await toggle(page).click();
  await field(page, "note").fill("x");
  await toggle(page).click();
  await field(page, "note").fill("");
  await submit(page).click();
  await expect(page.locator(".success h2")).toBeFocused();
  expect(await site.stored("callback")).toMatchObject([{ email: "ines@harbour.example" }]);
});

test("an answer from a link or a draft is visible", async ({ page }) => {
  for (const [name, value, isBox] of [
    ["phone", "+1 555", false],
    ["note", "Ring twice", false],
    ["hour", "evening", true],
    ["topics", "Costs", true],
  ] as const)
    await test.step(name, async () => {
      await page.goto(`/callback?${name}=${encodeURIComponent(value)}`);
      await isOpen(page);
      await page.goto("/callback");
      await isFolded(page);
      await toggle(page).click();
      await (isBox ? page.locator(`form.form [value="${value}"]`).check() : field(page, name).fill(value));
      await page.reload();
      await isOpen(page);
      await page.getByRole("button", { name: "Discard" }).click();
      await isFolded(page);
    });
});

test("a radio button that a program selects in place of another is sent", async ({ page }) => {
  await page.goto("/callback?hour=morning");
  await field(page, "email").fill("ines@harbour.example");
  await expect(page.getByLabel("morning")).toBeChecked();
  await page.getByLabel("evening").evaluate((radio) => Object.assign(radio, { checked: true }));
  await page.locator("form.form button[type=submit]").click();
  await expect(page.locator(".success h1, .success h2")).toBeFocused();
  expect((await site.stored("callback"))[0]).toMatchObject({ hour: "evening" });
});

test("nothing is collapsed on paper", async ({ page }) => {
  await page.goto("/callback");
  await isFolded(page);
  await page.emulateMedia({ media: "print" });
  await isOpen(page);
  // It looks like a title, not like another field.
  await expect(toggle(page)).toHaveCSS("border-top-width", "0px");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("it opens and closes, and is open on the answer's page if it has answers", async ({ page }) => {
    await page.goto("/callback");
    await isFolded(page);
    await submit(page).click();
    await expect(page.locator(".error-summary li")).toHaveText(["Email is required"]);
    await isFolded(page);
    await toggle(page).click();
    await field(page, "topics").first().check();
    await submit(page).click();
    await expect(page.locator(".error-summary li")).toHaveText(["Email is required"]);
    await isOpen(page);
    await expect(field(page, "topics").first()).toBeChecked();
  });
});
