/** What visitors type, paste and name, however they do it. */
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
    test("what is copied from a message with signs that cannot be seen is right without them", async ({ page }) => {
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
  test(`a text of several lines that begins with a default is sent as it was left before the form was alive, ${text}`, async ({
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
  test(`what was half typed when the form came alive is completed, ${name}`, async ({ page }) => {
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

test("a field is called what its box says, named before the form was alive or still being named when it is loaded again", async ({
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

test("a number that is written otherwise than we would is named above the form, too, when Enter sends it", async ({
  page,
}) => {
  await page.goto("/workshop");
  await page.locator("[name='venue.seats']").fill("03");
  await page.locator("[name='venue.seats']").press("Enter");
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.locator(".error-summary a", { hasText: "Seats must be at least 5" })).toBeVisible();
});

test.describe("on the night on which clocks change", () => {
  test.use({ timezoneId: "Europe/London" });
  for (const isEarly of [false, true])
    test(`a time that they skip is shown as it is sent, ${isEarly ? "written before the form was alive" : ""}`, async ({
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

test("a name of one's own is sent without signs that cannot be seen", async ({ page }) => {
  await page.goto("/free-keys-any");
  await page.getByRole("button", { name: "Add label" }).click();
  await page.locator("form.form [name='labels.newKey~key']").fill("te\u00adam\u200b");
  await page.locator("form.form [name='labels.newKey']").fill("harbour");
  await expect(page.locator("form.form [name='labels.team']")).toHaveValue("harbour");
});

test("whoever adds another field of their own names that one, not the one before", async ({ page }) => {
  await page.goto("/free-keys-any");
  const key = page.locator("form.form [name='labels.newKey~key']");
  await page.getByRole("button", { name: "Add label" }).click();
  await key.fill("team");
  await page.locator("form.form [name='labels.newKey']").fill("harbour");
  await page.getByRole("button", { name: "Add label" }).click();
  await expect(key).toBeFocused();
});
