/** Texts, numbers, times and free keys as visitors type and paste them. */
import { expect, test } from "playwright/test";
import { alive } from "../form.ts";
import { holdBack } from "../hold-back.ts";
import { DroppedInSite } from "./site.ts";

test.describe.configure({ mode: "serial" });
const site = new DroppedInSite();

test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    test("invisible characters in pasted text do not make it invalid", async ({ page }) => {
      await page.goto("/newsletter");
      await page.locator("[name=firstName]").fill(`Ines\u200f`);
      await page.locator("[name=email]").fill("ines@harbour.example");
      await page.locator("[name=postCode]").fill(`\u200eAB1 2CD\u200b`);
      await page.locator("form.form button[type=submit]").click();
      await expect
        .poll(async () => (await site.stored("newsletter"))[0])
        .toMatchObject({ firstName: `Ines\u200f`, postCode: "AB1 2CD" });
      await site.start();
    });
  });

for (const text of ["To Ines", ""])
  test(`a textarea with a default that was edited before hydration is sent as it was left: ${text}`, async ({
    page,
  }) => {
    const letGo = await holdBack(page, "**/assets/*.js");
    await page.goto("/letter", { waitUntil: "domcontentloaded" });
    await page.locator("form.form [name=text]").fill(text);
    const sent = page.waitForRequest((one) => one.method() === "POST");
    await page.locator("form.form button[type=submit]").click();
    letGo();
    expect((await sent).postDataJSON()).toMatchObject({ text });
  });

for (const [name, before, after, value] of [
  ["day", "03", "042027", "2027-03-04"],
  ["degrees", "-", "5", -5],
  ["moment", "2027-03-04 0", "5:06", new Date("2027-03-04 05:06").toISOString()],
] as const)
  test(`what was half typed at hydration can be completed, ${name}`, async ({ page }) => {
    const letGo = await holdBack(page, "**/assets/*.js");
    await page.goto("/letter", { waitUntil: "domcontentloaded" });
    await page.locator(`form.form [name=${name}]`).focus();
    await page.keyboard.type(before);
    letGo();
    await alive(page);
    await page.keyboard.type(after);
    const sent = page.waitForRequest((one) => one.method() === "POST");
    await page.locator("form.form button[type=submit]").click();
    expect((await sent).postDataJSON()).toMatchObject({ [name]: value });
  });

test("a free key has the name in its control, whether typed before hydration or still being typed at a reload", async ({
  page,
}) => {
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto("/letter", { waitUntil: "domcontentloaded" });
  await page.locator("[name='names.quay~key']").fill("pier");
  await page.locator("[name=day]").focus();
  letGo();
  await alive(page);
  await page.getByRole("button", { name: /^Add/ }).click();
  await page.keyboard.type("dock");
  await page.reload();
  await alive(page);
  const sent = page.waitForRequest((one) => one.method() === "POST");
  await page.locator("form.form button[type=submit]").click();
  expect((await sent).postDataJSON()).toMatchObject({ names: { pier: "7", dock: "" } });
});

test("an invalid number that is written unusually is in the summary, too, when Enter submits it", async ({ page }) => {
  await page.goto("/workshop");
  await page.locator("[name='venue.seats']").fill("03");
  await page.locator("[name='venue.seats']").press("Enter");
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.locator(".error-summary a", { hasText: "Seats must be at least 5" })).toBeVisible();
});

test.describe("on the night on which clocks change", () => {
  test.use({ timezoneId: "Europe/London" });
  for (const isEarly of [false, true])
    test(`a time that they skip is shown as it is sent, typed ${isEarly ? "before" : "after"} hydration`, async ({
      page,
    }) => {
      const letGo = await holdBack(page, "**/assets/*.js");
      if (!isEarly) letGo();
      await page.goto("/dates", { waitUntil: "domcontentloaded" });
      if (!isEarly) await alive(page);
      const at = page.locator("form.form [name=at]");
      await at.fill("2027-03-28T01:30");
      await at.blur();
      letGo();
      await expect(at).toHaveValue("2027-03-28T02:30");
    });
});

test("a free key is sent without invisible characters", async ({ page }) => {
  await page.goto("/free-keys-any");
  await page.getByRole("button", { name: "Add label" }).click();
  await page.locator("form.form [name='labels.newKey~key']").fill("te\u00adam\u200b");
  await page.locator("form.form [name='labels.newKey']").fill("harbour");
  await expect(page.locator("form.form [name='labels.team']")).toHaveValue("harbour");
});

test("adding a second free key focuses its name, not the first one's", async ({ page }) => {
  await page.goto("/free-keys-any");
  const key = page.locator("form.form [name='labels.newKey~key']");
  await page.getByRole("button", { name: "Add label" }).click();
  await key.fill("team");
  await page.locator("form.form [name='labels.newKey']").fill("harbour");
  await page.getByRole("button", { name: "Add label" }).click();
  await expect(key).toBeFocused();
});
