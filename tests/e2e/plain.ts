/** A visit without script: a form is posted empty, corrected on the page with the errors, and stored. */
import { expect, type Page } from "playwright/test";
import type { Data, FormFacts } from "./facts.ts";
import { bodyOf, freshEmail, leadsFrom } from "./form.ts";
import { endpoint, origins } from "./ports.ts";

const startsWithSite = new RegExp(`^${origins.site}/`);

/** Fills in a form as a person does, control by control, with or without script. */
export async function enter(page: Page, data: Data): Promise<void> {
  for (const folded of await page.locator("form details:not([open])").all()) await folded.click();
  // Asked of the page, as in form.ts.
  const lists = await page.evaluate(() =>
    [...document.querySelectorAll("form select")].map((one) => one.getAttribute("name")),
  );
  for (const [field, value] of Object.entries(data)) {
    const all = page.locator(`form [name="${field}"]`);
    if (Array.isArray(value))
      for (const one of value) await page.locator(`form [name="${field}"][value="${one}"]`).check();
    else if (lists.includes(field)) await all.selectOption(value);
    else await all.fill(value);
  }
}

/** Posts the form of a page; returns the server it went to. */
async function post(page: Page): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === "POST"),
    page.locator("form [type=submit]").click(),
  ]);
  expect(request.headers()["content-type"]).toBe("application/x-www-form-urlencoded");
  return new URL("/", request.url()).href;
}

/** Expands the form that stays below its success, and sends another request, whose answer links to the same site. */
async function sendAnother(page: Page, facts: FormFacts): Promise<void> {
  const host = page.locator(".form-host");
  const heightOf = async () => (await host.boundingBox())?.height ?? 0;
  const folded = await heightOf();
  expect(folded).toBeLessThan(300);
  await page.getByRole("link", { name: "Send another request" }).click();
  expect(await heightOf()).toBeGreaterThan(2 * folded);
  const email = freshEmail();
  await enter(page, { ...facts.full, email });
  expect(await post(page)).toBe(endpoint);
  await expect(page.locator(".recap")).toContainText(email);
  await expect(page.getByRole("link").nth(1)).toHaveAttribute("href", startsWithSite);
  expect(await leadsFrom(email)).toHaveLength(1);
}

/** The whole visit of a browser without script, from a form's page to the stored lead. */
export async function visitPlainly(page: Page, facts: FormFacts): Promise<void> {
  const complaints: string[] = [];
  page.on("console", (line) => /status of 400/.test(line.text()) || complaints.push(line.text()));
  await page.goto(facts.route);
  await expect(page.locator("noscript .form-silent")).toBeVisible();
  await expect(page.locator('noscript .form-silent [href^="tel:"]')).toBeVisible();
  const [, text = ""] =
    Object.entries(facts.full).find(([, value]) => typeof value === "string" && value.length > 20) ?? [];
  const [long = ""] = Object.entries(facts.full).find(([, value]) => value === text) ?? [];
  const asked = facts.empty.filter(([field]) => field !== long);
  await enter(page, { [long]: text });
  expect(await post(page)).toBe(endpoint);

  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.locator(".error-summary");
  await expect(summary.getByRole("listitem")).toHaveText(asked.map(([, message]) => message));
  for (const [field, message] of asked) {
    const frame = page.locator(".field", { has: page.locator(`[name="${field}"]`) });
    await expect(frame.locator("label, legend").first()).toBeVisible();
    await expect(frame.locator(".field-error")).toHaveText(message);
    await summary.getByRole("link", { name: message }).click();
    await expect(page.locator(":target")).toBeInViewport();
  }
  await expect(page.locator(`form [name="${long}"]`)).toHaveValue(text as string);

  const email = freshEmail();
  await enter(page, { ...facts.full, email });
  expect(await post(page)).toBe(endpoint);
  await expect(page.getByRole("heading", { name: facts.success.heading })).toBeVisible();
  await expect(page.locator(".recap")).toContainText(email);
  await expect(page.getByRole("link").nth(1)).toHaveAttribute("href", startsWithSite);
  expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([bodyOf(facts, { ...facts.full, email })]);
  if (facts.success.replaces === "nothing") await sendAnother(page, facts);
  expect(complaints).toEqual([]);
}
