/** The workbench's inspector: the body, the errors, the fixtures, and what a screen reader announces. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { type Bench, editor, field, form, panel, settled, submit, tab, textIn } from "./bench.ts";

/** Declares the tests. */
export function inspector(bench: () => Bench): void {
  test("the body, the errors with their rules, the fixtures", async () => {
    const { page, root } = bench();
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

  test("the body contains a file once it has been read", async () => {
    const { page } = bench();
    const schema = { properties: { paper: { type: "string", format: "data-url" } } };
    await editor(page, "Schema").fill(JSON.stringify(schema));
    await editor(page, "UI document").fill("{}");
    const paper = { name: "paper.txt", mimeType: "text/plain", buffer: Buffer.from("Forty clusters") };
    await field(page, "paper").setInputFiles(paper, settled);
    await tab(page, "Body");
    await expect(panel(page).locator(".wb-body")).toContainText(paper.buffer.toString("base64"));
    expect(await textIn(editor(page, "Data"))).toContain("name=paper.txt");
    await page.getByRole("button", { name: "Discard the changes" }).click();
    await expect(field(page, "email")).toBeVisible(settled);
  });

  test("screen reader output: the contents in order, and live announcements", async () => {
    const { page } = bench();
    await tab(page, "Screen reader");
    const lines = panel(page).locator(".wb-speech button");
    const heading = await form(page).locator("h1").textContent();
    await expect(lines.filter({ hasText: "level 1" })).toHaveText(`${heading}headinglevel 1`, settled);
    await expect(lines.filter({ hasText: "We reply" })).toHaveText("EmaileditrequirednoraWe reply to this address.");
    await submit(page).click();
    await expect(lines.filter({ hasText: "We reply" })).toHaveText(/invalid entry.*Invalid email format/);
    await expect(lines.filter({ hasText: /focus$/ })).toHaveCount(1);
  });
}
