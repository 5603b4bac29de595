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
import { translate } from "./translator.ts";

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
      const classes = await page.locator("html").getAttribute("class");
      letGo();
      await form.alive();
      await page.keyboard.type(String(company).slice(0, 1));
      await expect(form.control("company")).toBeFocused();
      await expect(form.control("company")).toHaveValue(String(company));
      await form.fill({ ...facts.full, email });
      await form.submit.click();
      await expect(page.locator(".success").first()).toBeVisible();
      expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([bodyOf(facts, { ...facts.full, email })]);
      // Those of others: some change typefaces or colors by a class of the whole page.
      expect(await page.locator("html").getAttribute("class")).toBe(classes);
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

test("a box that is ticked when React begins to take over is ticked in the form that it draws anew", async ({
  page,
}) => {
  const [facts] = some(forms, 1);
  if (!facts) throw new Error("no forms among the facts");
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto(facts.route, { waitUntil: "domcontentloaded" });
  await page.evaluate(translate);
  await page.evaluate(() => {
    const island = document.querySelector("[data-island]") as HTMLElement;
    island.addEventListener = (...given: Parameters<typeof island.addEventListener>) => {
      Reflect.deleteProperty(island, "addEventListener");
      island.addEventListener(...given);
      queueMicrotask(() => document.querySelector<HTMLElement>("form.form [type=checkbox]")?.click());
    };
  });
  letGo();
  const form = new FormOnPage(page, facts);
  await form.alive();
  await expect(form.form.locator("[type=checkbox]:checked")).toHaveCount(1);
});

for (const told of [["change"], []])
  test(`what a program fills in is sent, where it tells of it by ${told[0] ?? "nothing"}`, async ({ page }) => {
    const [facts] = some(forms, 1);
    if (!facts) throw new Error("no forms among the facts");
    const data = { ...facts.full, email: freshEmail() };
    const form = await new FormOnPage(page, facts).open();
    await form.fill({ ...data, jobTitle: "" });
    const services = ["Cloud Solutions", "CI/CD Pipeline"];
    const texts = { ...data, company: "Quay", description: "Filled in\nby a program.", budget: "discuss" };
    await page.evaluate(
      ([values, boxes, events]) => {
        for (const control of document.querySelectorAll<HTMLInputElement>("form.form [name]")) {
          const isBox = control.type === "checkbox";
          const given = isBox ? boxes.includes(control.value) : values[control.name];
          if (control.type === "hidden" || given === control[isBox ? "checked" : "value"]) continue;
          // As an extension does, from a world of its own: React has put a setter of its own on each control.
          if (events.length > 0)
            Reflect.set(Object.getPrototypeOf(control), isBox ? "checked" : "value", given, control);
          else Object.assign(control, { [isBox ? "checked" : "value"]: given });
          // A box that is set without a click says nothing.
          for (const event of isBox ? [] : events) control.dispatchEvent(new Event(event, { bubbles: true }));
        }
      },
      [texts as { [field: string]: unknown }, services, told] as const,
    );
    await form.submit.click();
    await expect(page.locator(".success").first()).toBeVisible();
    expect((await leadsFrom(data.email)).map(({ body }) => body)).toEqual([bodyOf(facts, { ...texts, services })]);
  });

test("what an extension throws while somebody types is no error of the form", async ({ page }) => {
  const [facts] = some(forms, 1);
  if (!facts) throw new Error("no forms among the facts");
  const form = await new FormOnPage(page, facts).open();
  // Within the page, as user scripts do. What extensions do in a world of their own the page does not hear.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Runtime.evaluate", {
    expression: `for (const type of ["input", "change", "click", "focusout"])
      addEventListener(type, () => { throw new Error("Extension context invalidated."); });
    //# sourceURL=chrome-extension://stranger/page.js`,
  });
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  const data = { ...facts.full, email: freshEmail() };
  await form.fill(data);
  await form.submit.click();
  await expect(page.locator(".success").first()).toBeVisible();
  expect(thrown).toContain("Extension context invalidated.");
  expect((await leadsFrom(data.email)).map(({ body }) => body)).toEqual([bodyOf(facts, data)]);
});
