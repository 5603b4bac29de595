/** A project's own pages: its own kind of section, wide logos and long words, and fields side by side. */
import { expect, test } from "playwright/test";
import { DroppedInSite } from "./site.ts";

const site = new DroppedInSite();

test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

test("an own section is rendered with its styles, which no other page contains", async ({ page, request }) => {
  await page.goto("/prices");
  await expect(page.locator(".section-prices h2")).toHaveText("By the day");
  await expect(page.locator(".section-prices dt")).toHaveText(["A review"]);
  await expect(page.locator(".section-prices dl")).toHaveCSS("display", "grid");
  expect(await (await request.get("/about-us")).text()).not.toContain("section-prices");
});

test("a client's wide logo, and a disclosure with a long word, are no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/proven");
  const { width = 0 } = (await page.getByRole("img", { name: "A wide one" }).boundingBox()) ?? {};
  expect(width).toBeGreaterThan(250);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("side by side, a file is as wide as a text, a range is level with a field with a hint, and no text is stretched", async ({
  page,
}) => {
  await page.goto("/freight");
  const [name, manifest, weight, from] = await page
    .locator("form.form :is([name=name], [name=manifest], .shown, [name=from])")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(manifest?.width).toBe(name?.width);
  expect(manifest?.height).toBe(name?.height);
  expect(weight?.top).toBe(from?.top);
});

test("side by side, an own widget's parts stay below each other; label, text and error stay together beside a high group", async ({
  page,
}) => {
  await page.goto("/freight");
  const boxOf = async (selector: string) => {
    const { x = 0, y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    return { left: x, top: y, bottom: y + height };
  };
  const [name, count] = [await boxOf("[name=name]"), await boxOf("[name=name] + p")];
  expect(count.left).toBe(name.left);
  expect(count.top).toBeGreaterThanOrEqual(name.bottom);
  await page.getByRole("button", { name: "Submit" }).click();
  const [label, to, error] = [
    await boxOf("label[for$=to]"),
    await boxOf("[name=to]"),
    await boxOf(".field-error[id*=to]"),
  ];
  expect(to.top - label.bottom).toBeLessThan(12);
  expect(error.top - to.bottom).toBeLessThan(12);
});
