/**
 * The corpus as forms of a site: each schema is dropped into a copy of the project, built, filled in and sent in a
 * browser to a real receiver. `npm test` takes one schema of each kind, `npm run test:schemas` all of them.
 */
import { expect, type Page, test } from "playwright/test";
import type { Form } from "../../../src/engine/define/definition.ts";
import { fieldId } from "../../../src/form/ids.ts";
import type { Case, Step } from "../../schemas/case.ts";
import { faults } from "../faults.ts";
import { alive } from "../form.ts";
import { holdBack } from "../hold-back.ts";
import { faultsEnlarged } from "../spaced.ts";
import { Person } from "./person.ts";
import { cases, DroppedInSite } from "./site.ts";

const site = new DroppedInSite();

// One site serves all of them.
test.describe.configure({ mode: "default" });
test.use({ timezoneId: "UTC", baseURL: site.url });
/** One tab for all schemas: opening a new one takes longer than a test. */
let tab: Page;
let said: string[] = [];
test.beforeAll(async ({ browser }) => {
  await site.start();
  tab = await browser.newPage();
  said = complaints(tab);
  // The input of one test must not be restored in the next.
  await tab.addInitScript(() => sessionStorage.clear());
});
test.afterAll(async () => {
  await tab.close();
});

const formNameOf = ({ name, schema }: Case) => String(schema.properties?.formName?.const ?? name);

const stored = (one: Case) => site.stored(formNameOf(one));

/** The errors in the console and the page. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && found.push(message.text()));
  page.on("pageerror", (error) => found.push(String(error)));
  return found;
}

/** The parts of the open form, if it has a range or a color in a list, that do not fit a small phone with doubled text size. */
async function beyondPhone(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const found = await faultsEnlarged(page, browser, [320]);
  await browser.detach();
  await page.setViewportSize({ width: 1280, height: 720 });
  return found;
}

const personAt = (page: Page, one: Case) =>
  new Person(page, (path) => fieldId({ formName: formNameOf(one) } as Form, path));

/** Steps that work in the document before any script has run. */
const isPlain = (step: Step) => "set" in step || "pick" in step || "tick" in step || "untick" in step;
const early = ["text", "scale", "number", "boolean", "choice", "choices", "nullable", "date", "group", "names"];

for (const one of cases)
  test.describe(one.name, () => {
    test("has sound markup, and sends what the corpus says", async () => {
      const page = tab;
      said.length = 0;
      for (const { fill, body } of one.journeys) {
        await page.goto(`/${one.name}`);
        await alive(page);
        expect(await faults(page)).toEqual([]);
        const person = personAt(page, one);
        await person.fill(fill);
        expect(await faults(page)).toEqual([]);
        if (await page.locator(".field-entry .shown").count()) expect(await beyondPhone(page)).toEqual([]);
        await person.submit();
        await expect(page.locator(".success h2, .error-summary").first()).toBeFocused();
        await expect(page.locator(".error-summary li")).toHaveText([]);
        expect(await stored(one)).toContainEqual({ ...body, formName: formNameOf(one) });
      }
      expect(said).toEqual([]);
    });

    if (one.broken.length > 0)
      test("shows each error at its field, and sends nothing", async () => {
        const page = tab;
        said.length = 0;
        for (const { fill, errors } of one.broken) {
          await page.goto(`/${one.name}`);
          await alive(page);
          const person = personAt(page, one);
          await person.fill(fill);
          await person.submit();
          const summary = page.locator(".error-summary");
          await expect(summary).toBeFocused();
          await expect(summary.locator("li")).toHaveCount(Object.keys(errors).length);
          // An error of the form as a whole has no link to a field.
          await expect(summary.locator("li a")).toHaveCount(Object.keys(errors).filter(Boolean).length);
          expect(await faults(page)).toEqual([]);
        }
        expect(said).toEqual([]);
      });

    const [journey] = one.journeys.filter(({ fill }) => fill.length > 0 && fill.every(isPlain));
    if (journey && early.includes(one.kind))
      test("keeps and sends what was filled in before any script arrived", async () => {
        const page = tab;
        said.length = 0;
        const scripts = "**/assets/*.js";
        const letGo = await holdBack(page, scripts);
        await page.goto(`/${one.name}`);
        const person = personAt(page, one);
        await person.fill(journey.fill);
        letGo();
        await alive(page);
        await page.unroute(scripts);
        await person.submit();
        await expect(page.locator(".success h2, .error-summary").first()).toBeFocused();
        await expect(page.locator(".error-summary li")).toHaveText([]);
        expect(await stored(one)).toContainEqual({ ...journey.body, formName: formNameOf(one) });
        expect(said).toEqual([]);
      });
  });
