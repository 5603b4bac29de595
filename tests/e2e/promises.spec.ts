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

/** The controls of a form are the payload's fields and values, with their tokens. */
async function expectControls(form: FormOnPage): Promise<void> {
  for (const [field, schema] of Object.entries<{ enum?: string[]; items?: { enum: string[] } }>(
    schemaOf(form.facts.name),
  )) {
    if (field === "formName") {
      await expect(form.control(field)).toHaveAttribute("type", "hidden");
      continue;
    }
    const control = form.control(field);
    const read = (selector: string) =>
      form.form.locator(selector).evaluateAll((all) => all.map((option) => (option as HTMLInputElement).value));
    if (schema.items) expect(await read(`input[type=checkbox][name="${field}"]`)).toEqual(schema.items.enum);
    else if (schema.enum)
      expect((await read(`select[name="${field}"] option`)).filter(Boolean)).toEqual(schema.enum.filter(Boolean));
    else await expect(control).toHaveCount(1);
    if (!tokens[field]) continue;
    await expect(control).toHaveAttribute("autocomplete", tokens[field]);
    // No dictionary knows a name, and red lines below one are no error.
    await expect(control).toHaveAttribute("spellcheck", "false");
  }
}

for (const facts of forms)
  test.describe(facts.name, () => {
    test("has the payload's controls, and keeps its promises, before and after a failed submit, at 1280 and at 320 px", async ({
      page,
    }) => {
      // Colors are measured without transitions.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const form = await new FormOnPage(page, facts).open();
      await test.step("its controls are the payload's fields and values", () => expectControls(form));
      expect(await faults(page)).toEqual([]);
      await form.submit.click();
      await expect(form.summary).toBeFocused();
      expect(await faults(page)).toEqual([]);
      await expect(form.form.locator("button[type=submit]")).toHaveCount(1);
      const bars = await page.locator(".field > .field-error").evaluateAll((errors) =>
        errors.map((error) => ({
          bar: Number.parseFloat(getComputedStyle(error, "::before").height),
          field: error.parentElement?.getBoundingClientRect().height ?? 0,
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
