/** Answers that are currently hidden are kept in the draft, not sent, and gone with a discarded draft. */
import { expect, test } from "playwright/test";
import { DroppedInSite } from "./site.ts";

const site = new DroppedInSite();

test.describe.configure({ mode: "default" });
test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

test("an answer that a condition or a choice has hidden comes back with its field", async ({ page }) => {
  await page.goto("/workshop");
  const form = page.locator("form.form");
  const control = (name: string) => form.locator(`[name="${name}"]`);
  const [catering, payment] = [form.getByLabel("Catering"), form.getByRole("combobox", { name: "Payment" })];
  await control("venue.street").fill("Quay 7");
  await control("people.0.name").fill("Ines");
  await payment.selectOption({ label: "Card" });
  await control("payment.holder").fill("I. Okafor");
  await payment.selectOption({ label: "Invoice" });
  await control("payment.reference").fill("A-1");

  await catering.check();
  await control("diet").fill("Vegan");
  await catering.uncheck();
  await expect(control("diet")).toHaveCount(0);
  await page.reload();
  await catering.check();
  await expect(control("diet")).toHaveValue("Vegan");
  await payment.selectOption({ label: "Card" });
  await expect(control("payment.holder")).toHaveValue("I. Okafor");
  await payment.selectOption({ label: "Invoice" });
  // A cleared answer does not come back.
  await control("diet").fill("");
  await catering.uncheck();
  await catering.check();
  await expect(control("diet")).toHaveValue("");
  await control("diet").fill("None");
  await catering.uncheck();
  await form.locator("button[type=submit]").click();
  await expect(page.locator(".success h2")).toBeFocused();
  const [sent] = await site.stored("workshop-booking");
  expect(sent).not.toHaveProperty("diet");
  expect(sent).toMatchObject({ catering: false, payment: { kind: "invoice", reference: "A-1" } });
});

test("a discarded answer comes back with no field", async ({ page }) => {
  await page.goto("/workshop");
  const form = page.locator("form.form");
  const control = (name: string) => form.locator(`[name="${name}"]`);
  const fill = async (text: string) => {
    await form.getByLabel("Catering").check();
    await form.getByRole("combobox", { name: "Payment" }).selectOption({ label: "Card" });
    await expect(control("diet")).toHaveValue("");
    await expect(control("payment.holder")).toHaveValue("");
    await control("diet").fill(text);
    await control("payment.holder").fill(text);
  };
  await fill("mine");
  await page.reload();
  await expect(control("diet")).toHaveValue("mine");
  await form.getByLabel("Catering").uncheck();
  await form.getByRole("combobox", { name: "Payment" }).selectOption({ label: "Invoice" });
  await page.getByRole("button", { name: "Discard" }).click();
  await fill("of another");
});

test("after a draft is discarded, no message about lost or rejected files is left", async ({ page }) => {
  const letter = (name: string, mimeType: string) =>
    page.locator("[name=letter]").setInputFiles({ name, mimeType, buffer: Buffer.from("%PDF-1.7") });
  await page.goto("/application");
  await letter("letter.pdf", "application/pdf");
  await expect(page.locator(".files li")).toHaveCount(1);
  await page.reload();
  await expect(page.getByText("Not kept when the page is loaded again.")).toHaveCount(1);
  await letter("letter.txt", "text/plain");
  await expect(page.locator(".file-refused").first()).toContainText("letter.txt");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("Not kept when the page is loaded again.")).toHaveCount(0);
  await expect(page.locator(".file-refused").first()).toBeEmpty();
});
