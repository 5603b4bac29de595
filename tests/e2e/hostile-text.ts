/** Checks that hostile text is neither executed nor changed. */
import { expect, type Page } from "playwright/test";
import type { FormFacts } from "./facts.ts";
import { FormOnPage, freshEmail, leadsFrom } from "./form.ts";

/** Records everything that would reveal that a text was executed. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on("dialog", async (dialog) => {
    heard.push(dialog.message());
    await dialog.dismiss();
  });
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => /Content.Security.Policy/.test(message.text()) && heard.push(message.text()));
  return heard;
}

/** Expects that nothing was executed, and nothing became markup. */
async function expectText(page: Page, heard: string[]): Promise<void> {
  expect(heard).toEqual([]);
  expect(await page.evaluate(() => "planted" in window)).toBe(false);
  expect(await page.locator("main :is(iframe, base, math, script, style, [onerror], [onload])").count()).toBe(0);
}

/**
 * Opens a form by a link that has the text in its query and its hash, and sends it with the text in each text field.
 */
export async function sendHostile(page: Page, facts: FormFacts, text: string): Promise<void> {
  const heard = await listen(page);
  const query = Object.keys(facts.full).map((field) => `${field}=${encodeURIComponent(text)}`);
  const form = await new FormOnPage(page, facts).open(
    `?${query.join("&")}&${encodeURIComponent(text)}=1#${encodeURI(text)}`,
  );
  const [name] = Object.keys(facts.full);
  await expect(form.control(name ?? "")).toHaveValue(text);
  await expectText(page, heard);

  const email = freshEmail();
  const texts = await form.form
    .locator("input[type=text], textarea")
    .evaluateAll((all) => all.map((control) => control.getAttribute("name") ?? ""));
  const filled = Object.fromEntries(texts.map((field) => [field, `${text} ${".".repeat(9)}`]));
  await form.fill({ ...facts.full, ...filled, email });
  await page.reload();
  await form.alive();
  expect(await form.values()).toMatchObject(filled);
  await form.submit.click();
  await expect(page.getByText("What you sent")).toBeVisible();
  await expect(page.locator(".recap")).toContainText(filled[texts[0] ?? ""] ?? "");
  await expectText(page, heard);
  const [lead] = await leadsFrom(email);
  expect(lead?.body).toMatchObject(filled);
}
