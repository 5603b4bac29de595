/** What every control must have (names, labels, descriptions, tokens), in every state of every form. */
import { readFileSync } from "node:fs";
import { expect, test } from "playwright/test";
import { axeFaults, colors } from "./axe.ts";
import { forms } from "./facts.ts";
import { faults } from "./faults.ts";
import { FormOnPage } from "./form.ts";

const tokens: { [field: string]: string } = {
  firstName: "given-name",
  lastName: "family-name",
  name: "name",
  email: "email",
  phone: "tel",
  company: "organization",
  jobTitle: "organization-title",
};

const schemaOf = (name: string) => JSON.parse(readFileSync(`schemas/${name}.schema.json`, "utf8")).properties;

/** The expected controls of a field: one for each value, in order, if it has a list of them; otherwise one. */
interface Shape {
  type?: string;
  values?: string[];
  count?: number;
  autocomplete?: string;
  spellcheck?: string;
}

/** The controls of a form are the payload's fields and values, with their tokens. */
async function expectControls(form: FormOnPage): Promise<void> {
  const properties: { [field: string]: { enum?: string[]; items?: { enum: string[] } } } = schemaOf(form.facts.name);
  const wanted = Object.entries(properties).map(([field, schema]): [string, Shape] => {
    if (field === "formName") return [field, { type: "hidden" }];
    const listed = schema.items?.enum ?? schema.enum?.filter(Boolean);
    const token = tokens[field];
    // No spellcheck for names: red lines below them would look like errors.
    const hints = token ? { autocomplete: token, spellcheck: "false" } : {};
    return [field, { ...(listed ? { values: listed } : { count: 1 }), ...hints }];
  });
  const found = await form.form.evaluate(
    (element, asked) =>
      asked.map(([field, shape]): [string, Shape] => {
        const all = [...element.querySelectorAll<HTMLInputElement>(`[name="${field}"]`)];
        const [first] = all;
        const options =
          first instanceof HTMLSelectElement ? [...first.options] : all.filter(({ type }) => type === "checkbox");
        const is: Shape = {
          type: first?.type,
          values: options.map(({ value }) => value).filter(Boolean),
          count: all.length,
          autocomplete: first?.getAttribute("autocomplete") ?? "",
          spellcheck: first?.getAttribute("spellcheck") ?? "",
        };
        return [field, Object.fromEntries(Object.keys(shape).map((key) => [key, Reflect.get(is, key)]))];
      }),
    wanted,
  );
  expect(found).toEqual(wanted);
}

for (const facts of forms)
  test.describe(facts.name, () => {
    test("has the payload's controls with sound markup, before and after a failed submit, at 1280 and 320 px", async ({
      page,
    }) => {
      const broken: string[] = [];
      page.on("pageerror", (error) => broken.push(error.message));
      // Colors are measured without transitions.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const form = await new FormOnPage(page, facts).open();
      await test.step("its controls are the payload's fields and values", () => expectControls(form));
      expect(await faults(page)).toEqual([]);
      await test.step("a cleared field is empty, and the form still works", async () => {
        await form.set("email", "ines@harbour.example");
        await form.control("email").blur();
        await form.set("email", "");
        await form.control("email").blur();
        await form.submit.click();
        await expect(form.summary).toContainText("Email is required");
        expect(broken).toEqual([]);
      });
      await expect(form.summary).toBeFocused();
      expect(await faults(page)).toEqual([]);
      await expect(form.form.locator("button[type=submit]")).toHaveCount(1);
      const bars = await page.locator(".field .field-error").evaluateAll((errors) =>
        errors.map((error) => ({
          bar: Number.parseFloat(getComputedStyle(error, "::before").height),
          field: error.closest(".field")?.getBoundingClientRect().height ?? 0,
        })),
      );
      expect(bars).not.toEqual([]);
      for (const { bar, field } of bars) expect(bar, "an error's bar is as high as its field").toBeCloseTo(field, 0);
      expect(await axeFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await axeFaults(page, colors)).toEqual([]);

      await page.setViewportSize({ width: 320, height: 700 });
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>("form.form details")) fold.open = true;
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const small = await page
        .locator("form.form :is(input, select, textarea, button):not([type=hidden])")
        .evaluateAll((all) =>
          all
            .map((control) => control.getBoundingClientRect())
            .filter(({ width, height }) => width < 24 || height < 24),
        );
      expect(small).toEqual([]);
    });
  });
