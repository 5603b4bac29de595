/**
 * Accessibility: every state at every width, by keyboard alone, with the visitor's own colors and spacing. Here each
 * state is tested on one form, at both ends; `npm run test:faults` takes every form at every width.
 */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "playwright/test";
import { isFull, some } from "../faults/size.ts";
import { axeFaults, changing } from "./axe.ts";
import { type FormFacts, forms } from "./facts.ts";
import { bodyOf, FormOnPage, formOn, freshEmail, leadsFrom } from "./form.ts";
import { test as painted } from "./painted.ts";
import { endpoint } from "./ports.ts";
import { visits } from "./states.ts";

test.use({ bypassCSP: true });

/** References to missing ids, labels without a control, duplicate ids. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    for (const id of new Set(ids)) if (ids.indexOf(id) !== ids.lastIndexOf(id)) found.push(`${id} stands twice`);
    for (const attribute of ["aria-describedby", "aria-labelledby", "aria-controls", "for"])
      for (const element of document.querySelectorAll(`[${attribute}]`))
        for (const id of (element.getAttribute(attribute) ?? "").split(/\s+/))
          if (!document.getElementById(id)) found.push(`${attribute} names ${id}, which is not there`);
    return found;
  });

/** The forms whose success differs: it replaces the page, the form, or nothing. */
const shapes = forms.filter(
  ({ success }, index) => forms.findIndex((other) => other.success.replaces === success.replaces) === index,
);

/** The viewports and color schemes; the first two are the extremes. */
const looks = [
  { width: 320, scheme: "light" },
  { width: 1280, scheme: "dark" },
  { width: 320, scheme: "dark" },
  { width: 390, scheme: "light" },
  { width: 390, scheme: "dark" },
  { width: 1280, scheme: "light" },
] as const;

for (const [place, facts] of shapes.entries())
  for (const states of visits.filter((_, index) => isFull || index === place))
    test(`${facts.name}, ${states.map(([state]) => state).join(", ")}: axe and our checks find nothing`, async ({
      page,
    }) => {
      const form = new FormOnPage(page, facts);
      for (const [state, reach] of states)
        await test.step(state, async () => {
          await reach(form);
          const found: unknown[] = [];
          for (const [index, { width, scheme }] of some(looks, 2).entries()) {
            await page.setViewportSize({ width, height: 800 });
            await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
            const rules = isFull || index === 0 ? undefined : changing;
            for (const fault of await axeFaults(page, rules)) found.push([width, scheme, fault]);
            if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width)
              found.push(`${width} scrolls`);
          }
          found.push(...(await faults(page)));
          expect.soft(found, state).toEqual([]);
        });
    });

/** The labels of a form's controls and choices, from its UI document. */
const labelsOf = ({ name }: FormFacts): { [field: string]: { label: string; options?: { [value: string]: string } } } =>
  JSON.parse(readFileSync(`forms/${name}.ui.json`, "utf8")).fields;

for (const facts of forms.filter(({ full }) => isFull || "preferredDate" in full))
  test(`${facts.name} can be completed by keyboard and the accessibility tree alone`, async ({ page }) => {
    const email = freshEmail();
    const data = { ...facts.full, email };
    const labels = labelsOf(facts);
    await new FormOnPage(page, facts).open();
    const tree = await page.context().newCDPSession(page);
    const focused = async () => {
      const { result } = await tree.send("Runtime.evaluate", { expression: "document.activeElement" });
      const { nodes } = await tree.send("Accessibility.getPartialAXTree", {
        objectId: result.objectId,
        fetchRelatives: false,
      });
      const [node] = nodes;
      return { role: node?.role?.value ?? "", name: String(node?.name?.value ?? ""), value: node?.value?.value };
    };
    const done = new Set<string>();
    for (let steps = 0; steps < 200; steps += 1) {
      await page.keyboard.press("Tab");
      const { role, name } = await focused();
      const words = name.replace(" (optional)", "");
      const [field, { options = {} } = {}] = Object.entries(labels).find(([, { label }]) => label === words) ?? [];
      const value = field ? data[field as keyof typeof data] : undefined;
      if (role === "DisclosureTriangle") await page.keyboard.press("Enter");
      else if (role === "checkbox") {
        const list = Object.entries(data).find(([, entry]) => Array.isArray(entry) && entry.includes(words));
        if (list) {
          await page.keyboard.press("Space");
          done.add(list[0]);
        }
      } else if (/combobox/i.test(role) && field && Object.keys(options).length > 0) {
        const wanted = options[String(value)] ?? value;
        for (let downs = 0; downs < 30 && (await focused()).value !== wanted; downs += 1)
          await page.keyboard.press("ArrowDown");
        expect((await focused()).value, name).toBe(wanted);
        done.add(field);
      } else if (/date/i.test(role) && field) {
        // The parts of a date are separate tab stops; keys typed into the first continue into the others.
        const [year = "", month = "", day = ""] = String(value).split("-");
        if (!done.has(field)) await page.keyboard.type(`${month}${day}${year}`);
        done.add(field);
      } else if (/textbox|combobox/i.test(role) && field) {
        // A text field with suggestions is typed into like any other.
        await page.keyboard.type(String(value));
        done.add(field);
      } else if (role === "button" && name === (await page.locator(".form [type=submit]").textContent())) break;
    }
    expect([...done].sort()).toEqual(Object.keys(data).sort());
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: facts.success.heading })).toBeFocused();
    expect((await focused()).role).toBe("heading");
    expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([bodyOf(facts, data)]);
  });

painted("with forced colors, what is ticked, pressed and to be chosen from is seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const [facts] = forms;
  if (!facts) throw new Error("no forms among the facts");
  const form = await new FormOnPage(page, facts).open();
  const look = (selector: string, property: string) =>
    page.evaluate(
      ([which = "", what = ""]) => {
        const element = document.querySelector(which);
        return element && getComputedStyle(element).getPropertyValue(what);
      },
      [selector, property],
    );
  for (const control of [".form-check-input", ".form-select"]) expect(await look(control, "appearance")).toBe("auto");
  const box = form.control("services").first();
  const before = await box.screenshot();
  await box.check();
  expect((await box.screenshot()).equals(before)).toBe(false);
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  // Forced colors replace backgrounds, so the error's bar must be a border.
  const error = page.locator(".field .field-error").first();
  expect(await error.evaluate((element) => getComputedStyle(element, "::before").borderLeft)).toMatch(/^4px solid/);
  // On a small phone with very large text, the bar is still inside the window.
  await page.setViewportSize({ width: 320, height: 800 });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const left = await error.evaluate(
    (element) => element.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(element, "::before").left),
  );
  expect(left).toBeGreaterThanOrEqual(0);
  await page.goto("/blog");
  expect(await look('.filter [aria-pressed="true"]', "background-color")).not.toBe(
    await look('.filter [aria-pressed="false"]', "background-color"),
  );
});

test("on a phone, text does not grow beyond the visitor's setting", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await page.context().newCDPSession(page);
  const sizes = () =>
    page.evaluate(() =>
      [...document.body.querySelectorAll(":not(svg *)")].map((element) => ({
        size: Number.parseFloat(getComputedStyle(element).fontSize),
        said: `${element.localName} ${element.textContent?.slice(0, 40)}`,
      })),
    );
  for (const path of ["/", "/contact"]) {
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
    await page.goto(path);
    const before = await sizes();
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 20 } });
    const after = await sizes();
    expect(after.length).toBe(before.length);
    expect(after.filter(({ size }, index) => size > (before[index]?.size ?? 0) * 1.25 + 0.1)).toEqual([]);
  }
});

test("a form that could not be sent is printed without buttons", async ({ page }) => {
  await page.route(endpoint, (route) => route.abort());
  const form = await formOn(page, "contact").open();
  await form.fill(form.facts.full);
  await form.submit.click();
  await expect(page.getByRole("alert").filter({ hasText: form.facts.banner })).toBeFocused();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".form-host .btn:visible")).toHaveCount(0);
});

test("a page prints dark on white, whatever the screen's color scheme", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const [facts] = forms;
  await page.goto(facts?.route ?? "");
  // No page break separates a label from its field.
  for (const field of await page.locator("form.form .field").all())
    await expect(field).toHaveCSS("break-inside", "avoid");
  const text = page.locator("form.form textarea");
  await text.fill("One of many lines.\n".repeat(40));
  expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
  // A long address is not cut off, and the focused field has no outline on paper.
  await page.setViewportSize({ width: 718, height: 1000 });
  const email = page.locator("form.form [type=email]");
  await email.fill("someone.with.a.rather.long.name@department.subsidiary.example.com");
  expect(await email.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(2);
  await expect(email).toBeFocused();
  await expect(email).toHaveCSS("outline-color", "rgba(0, 0, 0, 0)");
  const [ground, ink] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });
  expect(ground).toBe("rgb(255, 255, 255)");
  expect(Math.max(...(ink?.match(/\d+/g) ?? []).map(Number))).toBeLessThan(90);
  // No page break separates an icon from its text.
  await page.goto("/about-us");
  await expect(page.locator(".tiles-plain > .tile").first()).toHaveCSS("break-inside", "avoid");
  // The only button of use on paper is a telephone number.
  await page.goto("/support");
  await expect(page.locator(".actions a:visible")).toHaveText([/^Call/]);
});
