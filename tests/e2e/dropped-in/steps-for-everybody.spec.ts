/** Accessibility of a form in steps: before and without its script, by keyboard, on a narrow screen, after a reload. */
import { expect, test } from "playwright/test";
import { axeFaults, colors } from "../axe.ts";
import { field } from "../form.ts";
import { holdBack, isPost } from "../hold-back.ts";
import { DroppedInSite } from "./site.ts";
import { at, begin, button, goOn, problems } from "./stepped.ts";

test.describe.configure({ mode: "serial" });
const site = new DroppedInSite();

test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

test("the first step is shown before the script arrives, and a click then takes effect later", async ({ page }) => {
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto(`/audit`, { waitUntil: "domcontentloaded" });
  await at(page, "Step 1 of 3 About you");
  await expect(page.locator("form.form button:visible")).toHaveText(["Continue"]);
  await field(page, "name").fill("Ines");
  await goOn(page);
  letGo();
  await expect(problems(page)).toHaveText(["Email is required"]);
  await expect(field(page, "name")).toHaveValue("Ines");
});

test("leaving a step before any script listens does not submit it as if it were the whole form", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => isPost(request) && posts.push(request.url()));
  await page.route("/audit", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/<script type="module">.*?<\/script>/gs, ""),
    });
  });
  await page.goto(`/audit`);
  await field(page, "name").fill("Ines");
  await field(page, "email").fill("ines@harbour.example");
  await field(page, "email").press("Enter");
  await goOn(page);
  await at(page, "Step 1 of 3 About you");
  await expect(field(page, "email")).toHaveValue("ines@harbour.example");
  expect(posts).toEqual([]);
});

test("a browser that supports modules, but not our scripts' syntax, shows all sections", async ({ page }) => {
  await page.route("/audit", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("??=", "?? =") });
  });
  await page.goto(`/audit`);
  await expect(page.locator("form.form button:visible")).toHaveText(["Ask for the audit"]);
});

test("by keyboard alone", async ({ page }) => {
  await page.goto(`/audit`);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await field(page, "name").focus();
  await page.keyboard.type("Ines");
  await press("Tab");
  await page.keyboard.type("ines@harbour.example");
  await press("Tab");
  await expect(button(page, "Continue")).toBeFocused();
  await press("Enter");
  await at(page, "Step 2 of 3 Your cloud");
  await press("Tab", "ArrowDown", "Tab", "Space", "Tab", "Tab", "Tab", "Tab", "Tab");
  while (!(await button(page, "Continue").evaluate((element) => element === document.activeElement)))
    await press("Tab");
  await press("Enter");
  await at(page, "Step 3 of 3");
  await press("Tab");
  await page.keyboard.type("Everything");
  await press("Tab", "Space");
  await at(page, "Check your answers");
  await press("Tab");
  await expect(button(page, "Change Name")).toBeFocused();
  await press("Enter");
  await expect(field(page, "name")).toBeFocused();
  await press("Enter");
  await at(page, "Check your answers");
});

test("axe finds nothing in any state, in light and dark, and 320 px are enough", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const look = async (name: string) => {
    for (const [colorScheme, rules] of [
      ["light", undefined],
      ["dark", colors],
    ] as const)
      await test.step(`${name}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        expect(await axeFaults(page, rules)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        const small = await page.locator("form.form :is(input, select, textarea, button):visible").evaluateAll((all) =>
          all.flatMap((control) => {
            const { width, height } = control.getBoundingClientRect();
            return width < 24 || height < 24 ? [control.outerHTML] : [];
          }),
        );
        expect(small).toEqual([]);
        const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
      });
  };
  await page.goto(`/audit`);
  await look("step 1");
  await goOn(page);
  await expect(problems(page)).toHaveCount(2);
  await look("errors");
  await begin(page);
  await look("a step without a title");
  await field(page, "details").fill("Everything");
  await goOn(page);
  await at(page, "Check your answers");
  await look("review");
});

test("a reload returns to the current step, as far as the answers before it are kept", async ({ page }) => {
  await begin(page);
  await page.reload();
  await expect(page.locator(".step-waiting")).toHaveCount(0);
  const kept = await field(page, "name").inputValue();
  await at(page, kept ? "Step 3 of 3" : "Step 1 of 3 About you");
});

test("a reload returns to a step after a conditional question", async ({ page }) => {
  await page.goto(`/meetup`);
  await field(page, "host").fill("Ines");
  await goOn(page);
  await at(page, "Step 2 of 3 Place");
  await field(page, "venue.street").fill("Quay 7");
  await field(page, "venue.seats").fill("12");
  await goOn(page);
  await at(page, "Step 3 of 3 Money");
  await page.getByLabel("Catering").check();
  await goOn(page);
  await at(page, "Step 3 of 4 Food");
  await field(page, "diet").fill("None");
  await goOn(page);
  await at(page, "Step 4 of 4 Money");
  await goOn(page);
  const food = page.locator(".review .answer").filter({ hasText: "Diet" });
  await expect(food).toContainText("None");
  await page.reload();
  await expect(food).toContainText("None");
});

for (const javaScriptEnabled of [false, true])
  test(`with scripts turned off by ${javaScriptEnabled ? "an extension" : "the browser"}, all sections are shown`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.route("**/audit", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    await page.goto(`/audit`);
    await expect(page.locator(".step h2:visible")).toHaveText(["About you", "Your cloud"], { useInnerText: true });
    await expect(page.getByText(/Step \d of \d/).filter({ visible: true })).toHaveCount(0);
    for (const name of ["name", "provider", "details"]) await expect(field(page, name)).toBeVisible();
    await expect(page.locator("form.form button:visible")).toHaveText(["Ask for the audit"]);
    await context.close();
  });

test("forms without steps load no script for steps", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(`/estimate`);
  await page.locator("form.form button[type=submit]").click();
  await expect(page.locator(".error-summary")).toBeFocused();
  expect(scripts.filter((url) => /\/steps-[^/]*\.js/.test(url))).toEqual([]);
  expect(await page.locator("style").first().textContent()).not.toContain(".step-moves");
});
