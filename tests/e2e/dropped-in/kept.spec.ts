/**
 * Whatever a visitor does to any form, in any order, through reloads, crashes, links and the back button: the body that
 * is sent matches the screen. `npm run test:faults` takes more forms, and longer visits.
 */
import fc from "fast-check";
import { expect, type Page, test } from "playwright/test";
import { size } from "../../faults/size.ts";
import { beOnline, FormOnPage, outcomeLoaded } from "../form.ts";
import { expectSame, screenOf } from "../screen.ts";
import { type Model, type Visit, visits } from "../visitor-model.ts";
import { DroppedInSite, lenient } from "./site.ts";

const site = new DroppedInSite();

test.describe.configure({ mode: "default" });
test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

const [seed, path] = (process.env.VISITS ?? "20261122").split("@");

/** Fills in the entries of lists, which may not stay empty. */
async function fillEntries(page: Page): Promise<void> {
  const entries = page.locator("form.form :is(input, select, textarea)[name]:not([type=checkbox], [type=radio])");
  for (const control of await entries.all()) {
    const [name, value, tag, mode, type] = await control.evaluate((one: HTMLInputElement) => [
      one.name,
      one.closest(".shown")?.querySelector(".shown-unset") ? "" : one.value,
      one.tagName,
      one.inputMode,
      one.type,
    ]);
    if (!/\.\d+$/.test(name ?? "") || value) continue;
    if (!(await control.isVisible())) continue;
    if (tag === "SELECT") await control.selectOption({ index: 1 });
    else await control.fill(type === "color" ? "#123456" : mode || type === "range" ? "5" : "rope");
  }
  for (const radio of await page.locator("form.form input[type=radio][name]:visible").all()) {
    const [name, isAnswered] = await radio.evaluate((one: HTMLInputElement) => [
      one.name,
      [...(one.form?.querySelectorAll<HTMLInputElement>("[type=radio]:checked") ?? [])].some(
        ({ name }) => name === one.name,
      ),
    ]);
    if (/\.\d+$/.test(String(name)) && !isAnswered) await radio.check();
  }
}

/** Sends the form; returns what the screen showed, and the body. */
async function send(page: Page) {
  const onwards = page.getByRole("button", { name: "Continue", exact: true });
  const toFirst = page.getByRole("button", { name: "Back", exact: true });
  while (await toFirst.isVisible()) await toFirst.click();
  await fillEntries(page);
  while (await onwards.isVisible()) {
    await onwards.click();
    await fillEntries(page);
  }
  // By the page's own clock, so that pending rendering is finished even on a busy machine.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
  const screen = await screenOf(page);
  const sent = page.waitForRequest((request) => request.method() === "POST", { timeout: 60_000 });
  await page.locator("form.form button[type=submit]").click();
  const refused = page.locator(".error-summary li").allTextContents.bind(page.locator(".error-summary li"));
  const request = await sent.catch(async () => {
    throw new Error(`not sent: ${await refused()}`);
  });
  return { screen, body: request.postDataJSON() };
}

for (const { name } of lenient)
  test(name, async ({ browser }) => {
    test.setTimeout(900_000);
    const run = async (commands: Iterable<fc.AsyncCommand<Model, Visit>>) => {
      const context = await browser.newContext({ baseURL: site.url });
      const page = await context.newPage();
      const said: string[] = [];
      page.on("pageerror", (error) => said.push(String(error)));
      const visit: Visit = { page, done: [] };
      try {
        await page.goto(`/${name}`);
        await new FormOnPage(page, { name: "", route: "", toast: "" } as never).alive();
        await fc.asyncModelRun(() => ({ model: { route: `/${name}` }, real: visit }), commands);
        const { screen, body } = await send(page);
        expectSame(body, screen);
        expect(said).toEqual([]);
      } catch (error) {
        throw new Error(`${(error as Error).message}\nafter:\n  ${visit.done.join("\n  ")}`);
      } finally {
        await context.close();
      }
    };
    const property = fc.asyncProperty(visits(size(12, 40)), run);
    await fc.assert(property, { seed: Number(seed), path, numRuns: size(1, 6), endOnFailure: true });
  });

test("after failed requests, a reload that loads a new version keeps the entries of lists, and sends them", async ({
  page,
}) => {
  await beOnline(page);
  await page.route(site.receiver, (route) => route.abort());
  await page.goto("/roster");
  const form = new FormOnPage(page, { name: "", route: "", toast: "" } as never);
  await form.alive();
  await outcomeLoaded(page);
  for (const name of ["Ines", "Jo"]) {
    await page.getByRole("button", { name: "Add member", exact: true }).click();
    await page.keyboard.type(name);
  }
  await page.locator("form.form button[type=submit]").click();
  const banner = page.getByRole("alert").filter({ hasText: "There was an error" });
  await expect(banner).toBeFocused();
  await expect(banner.getByRole("link", { name: "Reload the page" })).toHaveCount(0);
  const failed = page.waitForEvent("requestfailed");
  await banner.getByRole("button").click();
  await failed;
  await page.unroute(site.receiver);
  let version = "renewed";
  await page.route("**/roster", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/ data-version="\w+"/, ` data-version="${version}"`);
    await route.fulfill({ response, body });
  });
  await expect(banner.getByRole("link", { name: "Reload the page" })).toHaveAttribute("href", "/roster");
  await page.goto("/roster");
  await expect(page.locator(`[data-version=${version}]`)).toHaveCount(1);
  await form.alive();
  const names = () =>
    page.locator('form.form [name$=".name"]').evaluateAll((all) => all.map((one) => "value" in one && one.value));
  await expect.poll(names).toEqual(["Ines", "Jo"]);

  await test.step("so does a second new version, without a change in between, and before the form's script", async () => {
    version = "again";
    await page.route("**/assets/island-form-*.js", (route) => route.abort());
    await page.reload();
    await expect(page.locator(".form-silent").first()).toBeVisible();
    version = "third";
    await page.unroute("**/assets/island-form-*.js");
    await page.reload();
    await form.alive();
    await expect.poll(names).toEqual(["Ines", "Jo"]);
  });

  const { screen, body } = await send(page);
  expectSame(body, screen);
  expect(JSON.stringify(body)).toMatch(/Ines.*Jo/);
});
