/** Deep links into a form that has a draft, and the notices about what came from where. */
import { expect, test } from "playwright/test";
import { some } from "../faults/size.ts";
import { bodyOf, formOn, freshEmail, leadsFrom, savedIn } from "./form.ts";
import { holdBack } from "./hold-back.ts";

test("a deep link overrides an older draft, but not when it is reloaded", async ({ page }) => {
  const form = await formOn(page, "estimate").open("?urgency=high");
  await form.set("firstName", "Ada");
  await form.set("urgency", "low");
  await page.reload();
  await form.alive();
  expect(await form.values()).toMatchObject({ firstName: "Ada", urgency: "low" });
  await form.open("?urgency=critical");
  expect(await form.values()).toMatchObject({ firstName: "Ada", urgency: "critical" });
});

test("a link without valid values replaces nothing, and its notice names only what it fills in", async ({ page }) => {
  const form = formOn(page, "contact");
  await test.step("a link with invalid values only shows no notice", async () => {
    await form.open("?email=bad");
    await expect(page.locator(".form-linked")).toBeHidden();
  });

  await test.step("a link that fills in nothing deletes nothing", async () => {
    const typed = { message: "Our pipelines are slow.", inquiryType: "sales" };
    await form.fill(typed);
    await savedIn(page, typed.message);
    await form.open("?message=&inquiryType=unknown");
    expect(await form.values()).toMatchObject(typed);
  });

  await test.step("a link with an invalid text replaces nothing", async () => {
    const typed = { ...form.facts.full, email: freshEmail() };
    await form.fill(typed);
    await savedIn(page, typed.email);
    const wanted = { ...typed, name: "Ada" };
    await form.open("?email=bad&name=Ada");
    expect(await form.values()).toEqual(wanted);
    await expect(page.locator(".form-kept .form-filled")).toHaveText("Filled in from your link: Name");
    await page.reload();
    await form.alive();
    expect(await form.values()).toEqual(wanted);
    await form.submit.click();
    await form.toast(form.facts.toast);
    expect((await leadsFrom(typed.email)).map(({ body }) => body)).toEqual([bodyOf(form.facts, wanted)]);
  });
});

test("a link that is left before its form is hydrated replaces nothing", async ({ page }) => {
  const form = await formOn(page, "contact").open();
  await form.fill(form.facts.full);
  await savedIn(page, form.facts.full.email as string);
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto(`${form.facts.route}?email=ada@harbour.example`, { waitUntil: "domcontentloaded" });
  await page.goto("about:blank");
  letGo();
  await form.open();
  expect(await form.values()).toEqual(form.facts.full);
});

for (const width of some([390, 768, 1440], 1))
  test(`a single notice names what was restored, since when and where, or what a link filled in, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shown = page.locator(".form-notice").filter({ visible: true });
    const asWideAsForm = async () => {
      await expect(shown).toHaveCount(1);
      const [notice, form] = await Promise.all([shown, page.locator(".form-host")].map((one) => one.boundingBox()));
      expect([notice?.x, notice?.width]).toEqual([form?.x, form?.width]);
    };
    // A fixed clock, so that no day ends during the test.
    const now = new Date();
    await page.clock.setFixedTime(now);
    const form = await formOn(page, "estimate").open(
      "?firstName=Ada&urgency=high&services=CI/CD%20Pipeline&budget=none&x=1",
    );
    await expect(shown).toHaveText("Filled in from your link: First name, Services, Urgency");
    await asWideAsForm();
    await form.set("lastName", "Lovelace");
    await savedIn(page, "Lovelace");
    await page.reload();
    const today = now.toLocaleDateString("en-US", { dateStyle: "medium" });
    await expect(shown).toHaveText(
      new RegExp(
        `^We kept what you wrote. It is from ${today}, \\d+:\\d\\d\\s[AP]M and stays in this tab.\\s*Discard$`,
      ),
    );
    await asWideAsForm();
    // The notice says which fields of a draft a link has replaced.
    await form.open("?urgency=critical");
    await expect(shown).toContainText("We kept what you wrote.");
    await expect(shown).toContainText("Filled in from your link: Urgency");
    await asWideAsForm();
    // It does not cover a focused field.
    await form.control("description").focus();
    await expect(page.locator(".form-kept")).toHaveCSS("position", "static");
  });

test("the notice about a link disappears once the form is sent", async ({ page }) => {
  const form = await formOn(page, "contact").open("?inquiryType=sales");
  await expect(page.locator(".form-linked")).toBeVisible();
  await form.fill({ ...form.facts.full, email: freshEmail() });
  await form.submit.click();
  await expect(page.locator(".success")).toBeVisible();
  await expect(page.locator(".form-linked")).toBeHidden();
});
