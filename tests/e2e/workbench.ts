/** What the workbench of `npm run dev` can do, each ability once; dev.spec.ts runs it on its own server. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "playwright/test";
import { axeFaults } from "./axe.ts";

/** A project under `npm run dev`. */
export interface Served {
  site: string;
  root: string;
}

const editor = (page: Page, label: "Schema" | "UI document" | "Data") =>
  page.getByRole("textbox", { name: label, exact: true });
const form = (page: Page) => page.frameLocator("iframe[title='The form']");
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const submit = (page: Page) => form(page).locator("form.form button[type=submit]");
const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const panel = (page: Page) => page.locator(".wb-inspector .tab-pane.active");
const network = (page: Page, label: string) => page.getByLabel("Receiver", { exact: true }).selectOption({ label });
const settled = { timeout: 30_000 };

/** The whole text of an editor, which draws only what is on the screen. */
const textIn = (box: Locator) =>
  box.evaluate((element) => {
    const { view } = (element as unknown as { cmTile: { view: { state: { doc: object } } } }).cmTile;
    return String(view.state.doc);
  });

/** Declares the tests: one after the other, on one page, since the dev server takes its time to bring one. */
export function workbench(served: () => Served): void {
  const fileOf = (file: string) => join(served().root, file);
  let page: Page;

  test.beforeEach(() => test.setTimeout(120_000));
  test.beforeAll(async ({ browser }) => {
    // The dev server makes a bundle of what the page imports when it is first asked for.
    test.setTimeout(180_000);
    page = await browser.newPage();
    await page.goto(`${served().site}/workbench`);
    await page.getByLabel("Form", { exact: true }).selectOption("contact", { timeout: 120_000 });
    await expect(form(page).locator("form.form")).toBeVisible({ timeout: 60_000 });
  });
  test.afterAll(() => page.close());

  test("the workbench draws a form from what is typed, and writes nothing", async () => {
    await field(page, "name").fill("Ines Haddad");
    const schema = JSON.parse(readFileSync(fileOf("schemas/contact.schema.json"), "utf8"));
    const onDisk = readFileSync(fileOf("forms/contact.ui.json"), "utf8");
    const { heading } = JSON.parse(onDisk);
    const changed = { ...schema, properties: { ...schema.properties, city: { type: "string" } } };
    await editor(page, "Schema").fill(JSON.stringify(changed, null, 2));
    // A section must hold it: the mistake is said in the one shape, and the form stands as it was.
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
    // What is doubtful is said beside the form, which stands.
    await expect(mistakes).toContainText("warning: schemas/contact.schema.json at /properties/city");
    await expect(form(page).locator("h1")).toHaveText("Write to us");
    await expect(field(page, "name")).toHaveValue("Ines Haddad");
    expect(JSON.parse(readFileSync(fileOf("schemas/contact.schema.json"), "utf8"))).toEqual(schema);
    // Another form, and back: the draft stays.
    await page.getByLabel("Form", { exact: true }).selectOption("estimate");
    await expect(field(page, "budget")).toBeVisible(settled);
    await page.getByLabel("Form", { exact: true }).selectOption("contact");
    await expect(form(page).locator("h1")).toHaveText("Write to us", settled);
    await expect(field(page, "name")).toHaveValue("Ines Haddad");
    await page.getByRole("button", { name: "Discard the changes" }).click();
    await expect(form(page).locator("h1")).toHaveText(heading, settled);
    // What is changed on disk is brought up to date here too, by loading the page again.
    writeFileSync(fileOf("forms/contact.ui.json"), JSON.stringify({ ...JSON.parse(onDisk), heading: "From the disk" }));
    await expect(form(page).locator("h1")).toHaveText("From the disk", settled);
    await expect(field(page, "name")).toHaveValue("Ines Haddad");
    writeFileSync(fileOf("forms/contact.ui.json"), onDisk);
    await expect(form(page).locator("h1")).toHaveText(heading, settled);
    // The dev server may load the form's own page anew, and not the one around it.
    await form(page)
      .locator("h1")
      .evaluate(() => location.reload());
    await expect(form(page).locator("h1")).toHaveText(heading, settled);
  });

  test("documents are saved to their files by a click, and what an editor begins with is not undone", async () => {
    const file = fileOf("forms/contact.ui.json");
    const onDisk = readFileSync(file, "utf8");
    const changed = `${JSON.stringify({ ...JSON.parse(onDisk), heading: "Saved from here" }, null, 2)}\n`;
    const ui = editor(page, "UI document");
    await ui.fill(changed);
    await expect(form(page).locator("h1")).toHaveText("Saved from here", settled);
    expect(readFileSync(file, "utf8")).toBe(onDisk);
    // What is saved has changed on disk, and the page is loaded anew.
    const reloaded = page.waitForEvent("load", settled);
    await page.getByRole("button", { name: "Save to its files" }).click();
    await expect.poll(() => readFileSync(file, "utf8")).toBe(changed);
    await reloaded;
    await expect(page.getByRole("button", { name: "Discard the changes" })).toBeHidden(settled);
    await expect(form(page).locator("h1")).toHaveText("Saved from here", settled);
    // Others may write to the file as well: theirs is not overwritten unseen.
    writeFileSync(file, onDisk);
    await expect.poll(() => textIn(ui), settled).toBe(onDisk);
    await ui.focus();
    for (let count = 0; count < 3; count += 1) await page.keyboard.press("Control+z");
    expect((await textIn(ui)).trim()).not.toBe("");
    await page
      .getByRole("button", { name: "Discard the changes" })
      .click({ timeout: 1000 })
      .catch(() => undefined);
  });

  test("the editors complete keys and values, and say what they mean", async () => {
    const ui = editor(page, "UI document");
    const options = page.locator(".cm-tooltip-autocomplete li");
    await ui.fill('{ "fields": { "message": { } } }');
    for (let count = 0; count < 6; count += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.type('"widg', { delay: 40 });
    await expect(options).toHaveText(/^widget/);
    await expect(page.locator(".cm-completionInfo")).toContainText(
      "The control; the schema decides when it is left out",
    );
    // A list that has just come up takes no key for a moment, lest something be chosen by accident.
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

  test("the body, the errors with their rules, the fixtures", async () => {
    const { root } = served();
    await field(page, "email").fill("ines");
    await field(page, "name").focus();
    await expect(panel(page).locator("li", { hasText: "Invalid email format" })).toContainText("email breaks pattern");
    expect(JSON.parse(await textIn(editor(page, "Data")))).toMatchObject({ email: "ines" });
    await panel(page).getByRole("button", { name: "Message is required" }).click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('"message"');
    await tab(page, "Body");
    await expect(panel(page).locator("pre")).toContainText('"email": "ines"');
    await expect(panel(page).locator("pre")).toContainText('"formName": "contact"');
    await expect(panel(page).getByLabel("What its owner reads").locator("div", { hasText: "Email" })).toContainText(
      "ines",
    );

    await tab(page, "Fixtures");
    await expect(panel(page).locator(".wb-verdict").first()).toHaveText("Agrees");
    await panel(page).getByRole("button", { name: "complete" }).first().click();
    await expect(field(page, "company")).toHaveValue("Birchwater Freight");
    await field(page, "email").fill("nora");
    const name = page.getByLabel("Save what is on the screen as invalid fixture");
    await name.fill("from-the-bench");
    await page.getByRole("button", { name: "Save" }).click();
    const file = "tests/fixtures/contact/invalid/from-the-bench.json";
    await expect(panel(page)).toContainText(`Wrote ${file}`);
    const saved = { from: "complete", set: { email: "nora" }, errors: { email: "Invalid email format" } };
    expect(JSON.parse(readFileSync(join(root, file), "utf8"))).toEqual(saved);
    await expect(panel(page).getByRole("button", { name: /Agrees from-the-bench/ })).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(panel(page)).toContainText("expected: no file of this name: fixtures are never overwritten");
  });

  test("what a screen reader announces, in order, and at once", async () => {
    await tab(page, "Screen reader");
    const lines = panel(page).locator(".wb-speech button");
    const heading = await form(page).locator("h1").textContent();
    await expect(lines.filter({ hasText: "level 1" })).toHaveText(`${heading}headinglevel 1`, settled);
    await expect(lines.filter({ hasText: "We reply" })).toHaveText("EmaileditrequirednoraWe reply to this address.");
    await submit(page).click();
    await expect(lines.filter({ hasText: "We reply" })).toHaveText(/invalid entry.*Invalid email format/);
    await expect(lines.filter({ hasText: /focus$/ })).toHaveCount(1);
  });

  test("the switches: slow, offline, refused, dead host, dark, 320 px, no script", async () => {
    await tab(page, "Fixtures");
    await panel(page).getByRole("button", { name: "complete" }).first().click();
    await tab(page, "Body");
    const alert = form(page).getByRole("alert").first();
    for (const [label, said] of [
      ["Dead host: nobody answers", /error/],
      ["Offline: the browser has no network", /You are offline/],
      ["Refused: the receiver turns it down", /error/],
    ] as const) {
      await network(page, label);
      await submit(page).click();
      await expect(form(page).locator(".form-failure, [role=alert]").first()).toContainText(said, settled);
      await expect(submit(page)).toBeEnabled(settled);
    }
    await expect(alert).toBeVisible();
    await expect(panel(page).locator(".wb-received")).toContainText("refused with 403: origin");
    await network(page, "Slow: answers after 4 seconds");
    await submit(page).click();
    await expect(submit(page)).toBeDisabled();
    await expect(form(page).getByRole("heading", { name: "Message Sent" })).toBeVisible(settled);
    await expect(panel(page).locator(".wb-received")).toContainText("taken (and not stored");

    const lightest = () =>
      form(page)
        .locator("body")
        .evaluate((body) => Math.max(...(getComputedStyle(body).backgroundColor.match(/\d+/g) ?? []).map(Number)));
    expect(await lightest()).toBeGreaterThan(240);
    await page.getByLabel("Dark").check();
    await expect.poll(lightest).toBeLessThan(64);
    await page.getByLabel("320 px").check();
    expect(
      await form(page)
        .locator("html")
        .evaluate(() => innerWidth),
    ).toBe(320);
    await network(page, "Takes what is valid");
    await page.getByLabel("No script").check();
    await expect(form(page).locator("noscript .form-silent")).toBeVisible(settled);
    await field(page, "email").fill("ines");
    await submit(page).click();
    await expect(form(page).getByText("Invalid email format").first()).toBeVisible(settled);
    await page.getByLabel("No script").uncheck();
    await expect(submit(page)).toBeEnabled(settled);
  });

  test("a link carries what is on the screen", async ({ browser }) => {
    await field(page, "name").fill("Ines Haddad");
    await editor(page, "UI document").fill('{ "heading": "From a colleague" }');
    await page.getByLabel("320 px").check();
    await page.getByRole("button", { name: "Copy link" }).click();
    const link = await page.getByRole("link", { name: "The link" }).getAttribute("href");
    const other = await (await browser.newContext()).newPage();
    await other.goto(link ?? "");
    await expect(form(other).locator("h1")).toHaveText("From a colleague", settled);
    await expect(field(other, "name")).toHaveValue("Ines Haddad");
    await expect(other.getByLabel("320 px")).toBeChecked();
    await other.close();
  });

  test("it looks like the site, passes axe in light and dark, and fits every width", async () => {
    await tab(page, "Screen reader");
    for (const [width, colorScheme] of [
      [1440, "light"],
      [768, "dark"],
      [390, "light"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${width}`,
      ).toBeLessThanOrEqual(0);
      expect(await axeFaults(page), `${width} ${colorScheme}`).toEqual([]);
    }
  });
}
