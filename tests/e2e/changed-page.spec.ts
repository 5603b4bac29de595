/**
 * Translators and extensions change a form's document before it is hydrated, so that React renders it anew; later they fill it
 * in.
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
    test(`${facts.name}: typing is not interrupted, and everything typed is sent: ${change.name}`, async ({ page }) => {
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
      // Classes of extensions, some of which change typefaces or colors of the whole page.
      expect(await page.locator("html").getAttribute("class")).toBe(classes);
    });

for (const change of [translate, addIcons])
  test(`a form that is submitted before its script arrives is sent: ${change.name}`, async ({ page }) => {
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

test("a checkbox that is ticked while React hydrates is ticked in the form that it renders anew", async ({ page }) => {
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
  test(`values that a program fills in, dispatching ${told[0] ?? "no event"}, are sent`, async ({ page }) => {
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
          // As extensions do from their isolated world, where React's setter on the control does not exist.
          if (events.length > 0)
            Reflect.set(Object.getPrototypeOf(control), isBox ? "checked" : "value", given, control);
          else Object.assign(control, { [isBox ? "checked" : "value"]: given });
          // Setting a checkbox without a click dispatches no event.
          for (const event of isBox ? [] : events) control.dispatchEvent(new Event(event, { bubbles: true }));
        }
      },
      [texts as { [field: string]: unknown }, services, told] as const,
    );
    await form.submit.click();
    await expect(page.locator(".success").first()).toBeVisible();
    expect((await leadsFrom(data.email)).map(({ body }) => body)).toEqual([bodyOf(facts, { ...texts, services })]);
  });

test("an exception of an extension while somebody types is no error of the form", async ({ page }) => {
  const [facts] = some(forms, 1);
  if (!facts) throw new Error("no forms among the facts");
  const form = await new FormOnPage(page, facts).open();
  // Thrown in the page's own world, as by user scripts; the page does not see what is thrown in isolated worlds.
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
