/** The workbench's editors: typed changes are drawn, saved by a click, completed and explained. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Route, test } from "playwright/test";
import { type Bench, editor, field, form, settled, textIn } from "./bench.ts";

/** Declares the tests. */
export function documents(bench: () => Bench): void {
  test("the workbench draws a form from what is typed, and writes nothing", async () => {
    const { page, root } = bench();
    await field(page, "name").fill("Ines Haddad");
    const schema = JSON.parse(readFileSync(join(root, "schemas/contact.schema.json"), "utf8"));
    const onDisk = readFileSync(join(root, "forms/contact.ui.json"), "utf8");
    const { heading } = JSON.parse(onDisk);
    const changed = { ...schema, properties: { ...schema.properties, city: { type: "string" } } };
    await editor(page, "Schema").fill(JSON.stringify(changed, null, 2));
    // A new field must be in a section: the error is reported in the common format, and the form stays as it was.
    const mistakes = page.locator(".wb-mistakes");
    await expect(mistakes).toContainText(
      "forms/contact.ui.json at /sections\n  expected: every field of the schema",
      settled,
    );
    await expect(mistakes).toContainText("fix:");
    await expect(field(page, "name")).toHaveValue("Ines Haddad");
    await mistakes.getByRole("button").click();
    await expect(editor(page, "UI document")).toBeFocused();
    await editor(page, "UI document").fill('{ "heading": "Write to us" }');
    await expect(field(page, "city")).toBeVisible(settled);
    // A warning is shown beside the form, which stays.
    await expect(mistakes).toContainText("warning: schemas/contact.schema.json at /properties/city");
    await expect(form(page).locator("h1")).toHaveText("Write to us");
    await expect(field(page, "name")).toHaveValue("Ines Haddad");
    expect(JSON.parse(readFileSync(join(root, "schemas/contact.schema.json"), "utf8"))).toEqual(schema);
    // Another form, and back: the draft is still there.
    await page.getByLabel("Form", { exact: true }).selectOption("estimate");
    await expect(field(page, "budget")).toBeVisible(settled);
    await page.getByLabel("Form", { exact: true }).selectOption("contact");
    await expect(form(page).locator("h1")).toHaveText("Write to us", settled);
    await expect(field(page, "name")).toHaveValue("Ines Haddad");
    await page.getByRole("button", { name: "Discard the changes" }).click();
    await expect(editor(page, "Schema")).toBeFocused();
    await expect(form(page).locator("h1")).toHaveText(heading, settled);
    // The dev server may reload only the frame with the form's page.
    await form(page)
      .locator("h1")
      .evaluate(() => location.reload());
    await expect(form(page).locator("h1")).toHaveText(heading, settled);
  });

  test("a click saves documents to their files, a change on disk is shown, and undo keeps an editor's initial text", async () => {
    const { page, root } = bench();
    const file = join(root, "forms/contact.ui.json");
    const onDisk = readFileSync(file, "utf8");
    const changed = `${JSON.stringify({ ...JSON.parse(onDisk), heading: "Saved from here" }, null, 2)}\n`;
    const ui = editor(page, "UI document");
    await ui.fill(changed);
    await expect(form(page).locator("h1")).toHaveText("Saved from here", settled);
    expect(readFileSync(file, "utf8")).toBe(onDisk);
    // Saving changes a file on disk, so the page is reloaded.
    const reloaded = page.waitForEvent("load", settled);
    // Text typed while saving stays.
    const typeMeanwhile = async (route: Route) => {
      await editor(page, "Data").fill('{ "name": "Typed meanwhile" }');
      await route.continue();
    };
    await page.route("**/workbench/ask/write", typeMeanwhile, { times: 1 });
    await page.getByRole("button", { name: "Save to its files" }).click();
    await expect.poll(() => readFileSync(file, "utf8")).toBe(changed);
    await reloaded;
    await expect(page.getByRole("button", { name: "Discard the changes" })).toBeHidden(settled);
    await expect(form(page).locator("h1")).toHaveText("Saved from here", settled);
    await expect(field(page, "name")).toHaveValue("Typed meanwhile");
    // Others may write to the file, too: their changes are not silently overwritten, and are shown after a reload.
    writeFileSync(file, onDisk);
    await expect(async () => expect(await textIn(ui)).toBe(onDisk)).toPass(settled);
    await expect(form(page).locator("h1")).toHaveText(JSON.parse(onDisk).heading, settled);
    await expect(field(page, "name")).toHaveValue("Typed meanwhile");
    await ui.focus();
    for (let count = 0; count < 3; count += 1) await page.keyboard.press("Control+z");
    expect((await textIn(ui)).trim()).not.toBe("");
    await page
      .getByRole("button", { name: "Discard the changes" })
      .click({ timeout: 1000 })
      .catch(() => undefined);
  });

  test("the editors complete keys and values, and describe them", async () => {
    const { page } = bench();
    const ui = editor(page, "UI document");
    const options = page.locator(".cm-tooltip-autocomplete li");
    await ui.fill('{ "fields": { "message": { } } }');
    for (let count = 0; count < 6; count += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.type('"widg', { delay: 40 });
    await expect(options).toHaveText(/^widget/);
    await expect(page.locator(".cm-completionInfo")).toContainText(
      "The control; derived from the schema when left out",
    );
    // A completion list that has just opened ignores keys for a moment, to prevent accidental choices.
    await page.waitForTimeout(150);
    await page.keyboard.press("Enter");
    await expect(ui).toContainText('"widget": ""');
    await page.keyboard.press("Control+Space");
    await expect(options).toHaveText([
      "text",
      "textarea",
      "email",
      "tel",
      "url",
      "password",
      "color",
      "date",
      "datetime-local",
      "time",
      "hidden",
    ]);
    await page.keyboard.press("Escape");
    await page.getByText("maxLength").first().hover();
    await expect(page.locator(".cm-meaning")).toContainText("The most characters a text may have");
    await page.getByRole("button", { name: "Discard the changes" }).click();
  });
}
