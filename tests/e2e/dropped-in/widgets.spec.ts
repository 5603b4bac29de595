/**
 * The project's own widgets in a browser, each on a form of its own: by mouse and keyboard, before the script has
 * loaded and without it, through a reload, in forced colors, and rejected until filled in. The rest is in
 * tests/widgets.test.tsx.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { formPages } from "../../site/facts/forms.ts";
import { onTrial } from "../../widgets.ts";
import { alive } from "../form.ts";
import { holdBack } from "../hold-back.ts";
import { test as painted } from "../painted.ts";
import { DroppedInSite } from "./site.ts";

const site = new DroppedInSite();

test.describe.configure({ mode: "default" });
test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

const controls = (page: Page) => page.locator("form.form [name=trial]");
const submit = (page: Page) => page.locator(".form-send button");
/** The field's value, as it would be sent. */
const held = (page: Page) =>
  page.evaluate(() =>
    new FormData(document.querySelector<HTMLFormElement>("form.form") ?? undefined)
      .getAll("trial")
      .map(String)
      .filter(Boolean),
  );

/** Fills in the field as a person does: types, selects, or presses the label of a checkbox. */
async function answer(page: Page, texts: string[]): Promise<void> {
  for (const control of await controls(page).all()) {
    const { tag, type, value, isTicked } = await control.evaluate((one: HTMLInputElement) => ({
      ...{ tag: one.tagName, type: one.type, value: one.value, isTicked: one.checked },
    }));
    if (tag === "SELECT") await control.selectOption(texts);
    else if (type !== "radio" && type !== "checkbox") await control.fill(texts[0] ?? "");
    else if (isTicked !== texts.includes(value)) {
      const label = await control.evaluateHandle((one: HTMLInputElement) => one.labels?.[0] ?? one);
      await label.click();
    }
  }
}

for (const { form, texts, value } of onTrial) {
  const expected = [...texts].sort();
  const holds = (page: Page) => expect.poll(async () => (await held(page)).sort()).toEqual(expected);
  const isStored = async () => expect((await site.stored(form))[0]).toMatchObject({ trial: value });

  test.describe(form, () => {
    test("works by keyboard alone, is rejected until it is answered, and then sent", async ({ page }) => {
      await page.goto(`/${form}`);
      await alive(page);
      await test.step("works by keyboard alone", async () => {
        await page.locator("[name=before]").focus();
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("trial");
      });
      await submit(page).click();
      await expect(page.locator(".error-summary li")).toHaveText(["What is tried is required"]);
      await expect(controls(page).first()).toHaveAttribute("aria-invalid", "true");
      await expect(controls(page).first()).toHaveAttribute("aria-describedby", new RegExp(`${form}\\.trial-error$`));
      await page.locator(".error-summary a").click();
      await expect(controls(page).first()).toBeFocused();
      await answer(page, texts);
      await page.locator("[name=after]").focus();
      await expect(page.locator("form.form [aria-invalid]")).toHaveCount(0);
      await submit(page).click();
      await expect(page.locator(".success h2")).toBeFocused();
      await isStored();
    });

    test("an answer from before its script arrived survives a reload", async ({ page }) => {
      const letGo = await holdBack(page, `**/assets/form-${form}-*.js`);
      await page.goto(`/${form}`, { waitUntil: "domcontentloaded" });
      await answer(page, texts);
      await holds(page);
      letGo();
      await alive(page);
      await holds(page);
      await page.locator("[name=before]").fill("Quay");
      await page.reload();
      await expect(page.getByText("We kept what you wrote.")).toBeInViewport();
      await alive(page);
      await holds(page);
      await submit(page).click();
      await expect(page.locator(".success h2")).toBeFocused();
      await isStored();
    });

    painted("shows in forced colors whether it is answered, and where the focus is", async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.goto(`/${form}`);
      await alive(page);
      const field = page.locator(".field", { has: page.locator("[name=trial]") });
      const drawn = async () => (await field.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");
      const empty = await drawn();
      await answer(page, texts);
      await page.locator("[name=after]").focus();
      const answered = await drawn();
      expect(answered).not.toBe(empty);
      await page.locator("[name=before]").focus();
      await page.keyboard.press("Tab");
      expect(await drawn()).not.toBe(answered);
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("shows the posted value again after an error, and is accepted once all is valid", async ({ page }) => {
        await page.goto(`/${form}`);
        await submit(page).click();
        await expect(page.locator(".error-summary li")).toHaveText(["What is tried is required"]);
        await expect(controls(page).first()).toHaveAttribute("aria-invalid", "true");
        await answer(page, texts);
        await page.locator("[name=before]").fill("x".repeat(90));
        await submit(page).click();
        await expect(page.locator(".error-summary li")).toHaveText([/^Before must be at most 80/]);
        for (const text of texts)
          await expect(
            page.locator(`:is([name=trial][value="${text}"], [name=trial] [value="${text}"])`).first(),
          ).toBeAttached();
        await page.locator("[name=before]").fill("Quay");
        await submit(page).click();
        await expect(page.locator("h1, h2").filter({ hasText: "Thank you" }).first()).toBeVisible();
        await isStored();
      });
    });
  });
}

test("a widget has of React what is not left out of it", async ({ page }) => {
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  await page.goto("/everything-of-text");
  await alive(page);
  const root = page.locator("html");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const tells = (about: string, text: string) => expect(page.locator(`[data-about=${about}]`)).toHaveText(text);

  await test.step("state, effects, context and memory", async () => {
    await press("At once");
    await tells("count", "1");
    await press("Later");
    await tells("count", "11");
    await tells("shade", "shade 1");
    await tells("drawn", "1");
    await expect(root).toHaveAttribute("data-inserted", "11");
    await expect(root).toHaveAttribute("data-left", "1");
    await expect(root).toHaveAttribute("data-before", "1 before");
    await expect(page.locator("circle[r='12']")).toBeAttached();
  });
  await test.step("a store, a portal, references and order", async () => {
    await page.setViewportSize({ width: 700, height: 900 });
    await tells("width", "700");
    await press("Elsewhere");
    await tells("count", "12");
    const loose = page.getByLabel("Loose");
    await loose.fill("its own");
    await press("Mark");
    await expect(loose).toHaveAttribute("data-marked");
    await expect(loose).toHaveValue("its own");
    const first = await page.locator("[data-about=order] b").first().elementHandle();
    await press("Turn");
    await tells("order", "c b a");
    expect(await first?.evaluate((moved) => moved.parentElement?.lastElementChild === moved)).toBe(true);
  });
  await test.step("failures inside it", async () => {
    await press("Break");
    const again = page.getByRole("button", { name: "after failure" });
    await again.click();
    await expect(again).toBeVisible();
    await press("Mend");
    await again.click();
    await tells("whole", "yes");
  });
  await test.step("popovers, dialogs and controls of its own", async () => {
    await press("Popover");
    await expect(page.getByText("In a popover")).toBeVisible();
    await page.keyboard.press("Escape");
    await press("Dialog");
    await expect(page.getByRole("dialog")).toHaveText("In a dialog");
    await page.keyboard.press("Escape");
    await tells("count", "14");
    await page.getByLabel("Loud").fill("loud and clear");
    await page.getByLabel("One", { exact: true }).selectOption("two");
    await page.getByLabel("Ticked").check();
    await tells("controls", "LOUD AND CLEAR two true");
  });
  expect(failures).toEqual([]);
});

test("pages of other forms contain nothing of a widget, and request no additional script", () => {
  const dist = join(process.env.E2E_DROPPED_IN ?? "", "dist");
  const asked = (folder: string, page: string) => {
    const html = readFileSync(join(folder, page, "index.html"), "utf8");
    const files = (/data-scripts="([^"]+)"/.exec(html)?.[1] ?? "").split(" ");
    const names = files.map((file) => file.replace(/-[\w-]{8}\.js$/, ""));
    return { names, texts: [html, ...files.map((file) => readFileSync(join(folder, file), "utf8"))].join("\n") };
  };
  expect(asked(dist, "stars-of-number").texts.match(/stars-row/g)?.length).toBeGreaterThan(2);
  for (const { route } of formPages) {
    const { names, texts } = asked(dist, route);
    expect(names).toEqual(asked("dist", route).names);
    expect(texts).not.toContain("stars-row");
  }
});
