/** What a visitor entered in one form is offered in the next, and only filled in on request. */
import { expect, type Page, test } from "playwright/test";
import type { Data } from "./facts.ts";
import { type FormOnPage, formOn, freshEmail, savedIn } from "./form.ts";
import { holdBack } from "./hold-back.ts";

const offer = (page: Page) => page.getByText("Use what you entered before?");

/**
 * Waits until the first empty field has the focus: it is focused and scrolled into view a moment after the offer is answered. A
 * click meanwhile could miss its target, and the clicked control would lose the focus.
 */
const focusMoved = (form: FormOnPage) => expect(form.form.locator("[name]:focus")).toHaveCount(1);

test.describe("what was entered in one form is offered in the next", () => {
  const person: Data = {
    name: "Ines van Okafor",
    email: "ines@harbour.example",
    phone: "+44 20 5550 0100",
    company: "Harbour & Sons",
  };
  const halves = { firstName: "Ines van", lastName: "Okafor" };

  test("on request only, and only for empty fields", async ({ page }) => {
    const contact = await formOn(page, "contact").open();
    await contact.fill(person);
    await savedIn(page, "Harbour & Sons");
    const form = await formOn(page, "consultation").open();
    await expect(offer(page)).toContainText("ines@harbour.example");
    expect(await form.values()).toMatchObject({ firstName: "", email: "", company: "" });
    await form.set("company", "Another Ltd");
    await page.getByRole("button", { name: "Fill in" }).click();
    await expect(offer(page)).toBeHidden();
    const { name: _name, ...rest } = person;
    expect(await form.values()).toMatchObject({ ...halves, ...rest, company: "Another Ltd" });
    await focusMoved(form);
    await form.submit.click();
    await expect
      .poll(async () => (await form.messages()).map(([field]) => field))
      .toEqual(["consultationType", "description"]);
  });

  test("only personal details: no fields without autofill, and no cards and codes, which drafts do not keep either", async ({
    page,
  }) => {
    for (const route of ["contact", "consultation"])
      await page.route(`**/${route}`, async (asked) => {
        const response = await asked.fetch();
        const html = (await response.text())
          .replace(/autocomplete="organization"/i, 'autocomplete="off"')
          .replace(/autocomplete="tel"/i, 'autocomplete="cc-number"');
        await asked.fulfill({ response, body: html });
      });
    const contact = await formOn(page, "contact").open();
    await contact.fill({ phone: "41111111", company: "K-4711", name: "Ines", email: "ines@harbour.example" });
    await savedIn(page, "ines@harbour.example");
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("41111111");
    await formOn(page, "consultation").open();
    await expect(offer(page)).toContainText("ines@harbour.example");
    await expect(offer(page)).not.toContainText(/K-4711|41111111/);
  });

  test("after it was sent, too; and a declined offer is not made again", async ({ page }) => {
    const email = freshEmail();
    const estimate = await formOn(page, "estimate").open();
    await estimate.fill({ ...estimate.facts.full, email });
    await estimate.submit.click();
    await estimate.toast(estimate.facts.toast);
    await expect(offer(page)).toBeHidden();
    const form = await formOn(page, "transformation").open();
    await expect(offer(page)).toContainText("Ines Okafor");
    await expect(offer(page)).toContainText("CTO");
    await page.getByRole("button", { name: "No, thanks" }).click();
    await expect(offer(page)).toBeHidden();
    expect(await form.values()).toMatchObject({ name: "", email: "" });
    await formOn(page, "contact").open();
    await expect(offer(page)).toBeHidden();
  });

  test("before the form is hydrated", async ({ page }) => {
    const contact = await formOn(page, "contact").open();
    await contact.fill(person);
    await savedIn(page, "Harbour & Sons");
    const letGo = await holdBack(page, "**/assets/island-*.js");
    const form = formOn(page, "custom-solution");
    await page.goto(form.facts.route);
    await page.getByRole("button", { name: "Fill in" }).click();
    letGo();
    await form.alive();
    await focusMoved(form);
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    expect((await form.messages()).map(([field]) => field)).toEqual(["industry", "requirements", "description"]);
  });
});
