/** A form's own rules, dropped in beside its documents: in a browser, without scripts, and at a real receiver. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { field } from "../form.ts";
import { DroppedInSite } from "./site.ts";

test.describe.configure({ mode: "serial" });
const site = new DroppedInSite();

test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

const summary = (page: Page) => page.locator(".error-summary li");
const submit = (page: Page) => page.locator(".form-send button");
const onwards = (page: Page) => page.getByRole("button", { name: "Continue", exact: true });

test("a rule's message is at its field, and disappears once the answer is corrected, which is sent", async ({
  page,
}) => {
  await page.goto("/referral");
  await field(page, "email").fill("ines@harbour.example");
  await submit(page).click();
  await expect(summary(page)).toHaveText(["Whom you bring is required"]);
  await field(page, "friend").fill("ola@harbour.example");
  await submit(page).click();
  await expect(summary(page)).toHaveText(["Bring somebody of another company"]);
  await expect(page.locator(".field-error")).toHaveText(["Bring somebody of another company"]);
  await expect(field(page, "friend")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("link", { name: "Bring somebody of another company" })).toHaveAttribute(
    "href",
    "#referral.friend",
  );
  await field(page, "friend").fill("ola@quay.example");
  await submit(page).click();
  await expect(page.locator(".success h2")).toBeFocused();
  expect(await site.stored("referral")).toMatchObject([{ friend: "ola@quay.example" }]);
});

test("a form in steps applies a rule in the steps of its fields", async ({ page }) => {
  await page.goto("/stay");
  await field(page, "arrival").fill("2030-05-01");
  await field(page, "departure").fill("2030-07-01");
  await onwards(page).click();
  await expect(summary(page)).toHaveText(["Stay for four weeks at most"]);
  await field(page, "departure").fill("2030-05-08");
  await onwards(page).click();
  await field(page, "guests.0.name").fill("Ada");
  await field(page, "guests.0.age").fill("9");
  await field(page, "rooms").fill("1");
  await onwards(page).click();
  await expect(summary(page)).toHaveText(["Guest 1: Each room needs an adult"]);
  await expect(page.locator("[id='stay.guests.0.age-error']")).toHaveText("Each room needs an adult");
  await field(page, "guests.0.age").fill("19");
  await onwards(page).click();
  await submit(page).click();
  await expect(page.locator(".success h2")).toBeFocused();
  expect(await site.stored("stay")).toMatchObject([{ guests: [{ name: "Ada", age: 19 }], rooms: 1, nights: 7 }]);
});

test("a computed field follows the others, cannot be filled in, and is sent as the receiver computes it", async ({
  page,
  request,
}) => {
  await page.goto("/stay?nights=99");
  const nights = field(page, "nights");
  await expect(nights).toHaveAttribute("readonly", "");
  await field(page, "arrival").fill("2030-05-01");
  await field(page, "departure").fill("2030-05-08");
  await expect(nights).toHaveValue("7");
  await field(page, "departure").fill("");
  await expect(nights).toHaveValue("");
  await field(page, "departure").fill("2030-05-11");
  await expect(nights).toHaveValue("10");
  await page.reload();
  await expect(field(page, "departure")).toHaveValue("2030-05-11");
  await expect(nights).toHaveValue("10");
  await onwards(page).click();
  await field(page, "guests.0.name").fill("Ada");
  await field(page, "guests.0.age").fill("40");
  await field(page, "rooms").fill("1");
  await onwards(page).click();
  await expect(page.locator(".review .answer").filter({ hasText: "Nights" })).toContainText("10");
  await submit(page).click();
  await expect(page.locator(".success h2")).toBeFocused();
  const data = {
    ...{ formName: "stay", arrival: "2030-05-01", departure: "2030-05-03", rooms: 1, nights: 99 },
    guests: [{ name: "Bo", age: 50 }],
  };
  expect((await request.post(site.receiver, { data })).status()).toBe(201);
  expect((await site.stored("stay")).slice(0, 2).map(({ nights: stored }) => stored)).toEqual([2, 10]);
});

test("the receiver applies the same rules, and those that only it can", async ({ request }) => {
  const post = async (friend: string) => {
    const data = { formName: "referral", email: "ines@harbour.example", friend };
    const answer = await request.post(site.receiver, { data });
    return [answer.status(), (await answer.json()).errors];
  };
  const said = (message: string) => [400, [{ field: "friend", message }]];
  expect(await post("ola@harbour.example")).toEqual(said("Bring somebody of another company"));
  expect(await post("ola@192.0.2.1")).toEqual(said("We know them already"));
  expect(await post("ada@quay.example")).toEqual([201, undefined]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the answer shows each message at its field, with the input, and accepts the corrected form", async ({
    page,
  }) => {
    await page.goto("/referral");
    await field(page, "email").fill("ines@harbour.example");
    for (const [friend, message] of [
      ["ola@harbour.example", "Bring somebody of another company"],
      ["ola@192.0.2.1", "We know them already"],
    ] as const) {
      await field(page, "friend").fill(friend);
      await submit(page).click();
      await expect(summary(page)).toHaveText([message]);
      await expect(page.locator(".field-error")).toHaveText([message]);
      await expect(field(page, "friend")).toHaveValue(friend);
    }
    await field(page, "friend").fill("bo@quay.example");
    await submit(page).click();
    await expect(page.locator("h1, h2").filter({ hasText: "Thank you" }).first()).toBeVisible();
    expect(await site.stored("referral")).toMatchObject([{ friend: "bo@quay.example" }, {}, {}]);
  });

  test("the answer shows computed values, and the lead contains them", async ({ page }) => {
    await page.goto("/stay");
    await field(page, "arrival").fill("2030-05-01");
    await field(page, "departure").fill("2030-07-01");
    await field(page, "guests.0.name").fill("Cleo");
    await field(page, "guests.0.age").fill("33");
    await field(page, "rooms").fill("1");
    await submit(page).click();
    await expect(summary(page)).toHaveText(["Stay for four weeks at most"]);
    await expect(field(page, "nights")).toHaveValue("61");
    await field(page, "departure").fill("2030-05-21");
    await submit(page).click();
    await expect(page.locator("h1, h2").filter({ hasText: "Thank you" }).first()).toBeVisible();
    expect((await site.stored("stay"))[0]).toMatchObject({ nights: 20, guests: [{ name: "Cleo" }] });
  });
});

test("a page loads only its own form's rules, and none that only the receiver applies", () => {
  const assets = join(process.env.E2E_DROPPED_IN ?? "", "dist/assets");
  const scripts = readdirSync(assets)
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ file, code: readFileSync(join(assets, file), "utf8") }));
  const holding = (words: string) => scripts.filter(({ code }) => code.includes(words)).map(({ file }) => file);
  expect(holding("Bring somebody")).toEqual([expect.stringMatching(/^form-referral-/)]);
  expect(holding("Each room needs")).toEqual([expect.stringMatching(/^form-stay-/)]);
  expect(holding("We know them already")).toEqual([]);
  expect(holding("something other than messages").map((file) => file.replace(/-[\w-]{8}\.js$/, ""))).toEqual([
    "form-parcel",
    "form-referral",
    "form-stay",
  ]);
});
