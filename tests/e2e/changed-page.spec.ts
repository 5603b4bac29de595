/**
 * What translators and extensions do to a form: before it is hydrated they change its document, and React then draws it anew;
 * later they fill it in.
 */
import { expect, test } from "playwright/test";
import { some } from "../faults/size.ts";
import { forms } from "./facts.ts";
import { bodyOf, FormOnPage, freshEmail, leadsFrom } from "./form.ts";
import { holdBack } from "./hold-back.ts";
import { addIcons } from "./icons.ts";

/** What browsers' translators put in the place of each text. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts)
    if (text.data.trim() && !text.parentElement?.closest("script, style, option")) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `${text.data} \u00e9`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  document.documentElement.className = "translated-ltr";
};

for (const facts of some(forms, 1))
  for (const change of [translate, addIcons])
    test(`${facts.name}: nobody who is typing is interrupted, and what was sent is sent: ${change.name}`, async ({
      page,
    }) => {
      const email = freshEmail();
      const letGo = await holdBack(page, "**/assets/*.js");
      await page.goto(facts.route, { waitUntil: "domcontentloaded" });
      const form = new FormOnPage(page, facts);
      const { company } = facts.full;
      await form.control("company").pressSequentially(String(company).slice(1));
      await page.keyboard.press("Home");
      await page.evaluate(change);
      letGo();
      await form.alive();
      await page.keyboard.type(String(company).slice(0, 1));
      await expect(form.control("company")).toBeFocused();
      await expect(form.control("company")).toHaveValue(String(company));
      await form.fill({ ...facts.full, email });
      await form.submit.click();
      await expect(page.locator(".success").first()).toBeVisible();
      expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([bodyOf(facts, { ...facts.full, email })]);
    });

for (const change of [translate, addIcons])
  test(`a form that is sent before its script is there is sent: ${change.name}`, async ({ page }) => {
    const [facts] = some(forms, 1);
    if (!facts) throw new Error("no forms among the facts");
    const email = freshEmail();
    const letGo = await holdBack(page, "**/assets/*.js");
    await page.goto(facts.route, { waitUntil: "domcontentloaded" });
    const form = new FormOnPage(page, facts);
    await form.fill({ ...facts.full, email });
    await page.evaluate(change);
    await form.submit.click();
    letGo();
    await expect(page.locator(".success").first()).toBeVisible();
    expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([bodyOf(facts, { ...facts.full, email })]);
  });

test("texts that a program fills in, and tells of by a change alone, are sent", async ({ page }) => {
  const [facts] = some(forms, 1);
  if (!facts) throw new Error("no forms among the facts");
  const data = { ...facts.full, email: freshEmail() };
  const form = await new FormOnPage(page, facts).open();
  await form.fill(data);
  const isText = ([, value]: [string, unknown]) => typeof value === "string";
  await page.evaluate(
    (texts) => {
      for (const [name, value] of texts) {
        const control = document.querySelector<HTMLInputElement>(`form.form [name="${name}"]`);
        if (!control) continue;
        // As an extension does, from a world of its own: React has put a setter of its own on each control.
        Reflect.set(Object.getPrototypeOf(control), "value", value, control);
        control.dispatchEvent(new Event("change", { bubbles: true }));
      }
    },
    Object.entries({ ...data, company: "Quay", description: "Filled in by a program." }).filter(isText) as [
      string,
      string,
    ][],
  );
  await form.submit.click();
  await expect(page.locator(".success").first()).toBeVisible();
  const sent = { ...data, company: "Quay", description: "Filled in by a program." };
  expect((await leadsFrom(data.email)).map(({ body }) => body)).toEqual([bodyOf(facts, sent)]);
});
