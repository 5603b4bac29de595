/** A rich form that is submitted before its scripts have arrived. */
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { field } from "../form.ts";
import { holdBack } from "../hold-back.ts";
import { addIcons } from "../icons.ts";
import { DroppedInSite } from "./site.ts";
import { at, button, goOn, heading, problems } from "./stepped.ts";

const site = new DroppedInSite();

test.describe.configure({ mode: "default" });
test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });

/** The body that a page sends next. */
const nextBody = async (page: Page) => (await page.waitForRequest((one) => one.method() === "POST")).postDataJSON();

/** Submits the open form while its scripts are held back, and returns what is sent once they arrive. */
async function sendEarly(page: Page, letGo: () => void) {
  const sent = nextBody(page);
  await page.locator("form.form button[type=submit]").click();
  letGo();
  return sent;
}

for (const route of ["/workshop", "/de/workshop"])
  test(`a draft with a branch other than the first is sent as it was written, ${route}`, async ({ page }) => {
    await page.goto("/workshop");
    await field(page, "venue.street").fill("Quay 7");
    await field(page, "people.0.name").fill("Ines");
    await field(page, "payment~branch").selectOption({ label: "Card" });
    await field(page, "payment.holder").fill("I. Okafor");
    await page.goto("about:blank");
    const letGo = await holdBack(page, "**/assets/*.js");
    await page.goto(route, { waitUntil: "domcontentloaded" });
    expect(await sendEarly(page, letGo)).toEqual({
      ...{ venue: { street: "Quay 7" }, people: [{ name: "Ines" }] },
      ...{ payment: { kind: "card", holder: "I. Okafor" }, formName: "workshop-booking" },
    });
  });

test("a branch that is chosen early is sent, with the draft around it", async ({ page }) => {
  await page.goto("/parcel");
  await field(page, "sender").fill("Ines");
  await field(page, "delivery.floor").fill("Third");
  await field(page, "delivery.office").fill("Quay");
  await page.goto("about:blank");
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto("/parcel", { waitUntil: "domcontentloaded" });
  await field(page, "delivery~branch").selectOption({ label: "Courier" });
  expect(await sendEarly(page, letGo)).toEqual({
    ...{ sender: "Ines", delivery: { kind: "courier", floor: "Third" }, formName: "parcel" },
  });
});

test("a link replaces what was typed early only by values that the rules allow", async ({ page }) => {
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto("/workshop", { waitUntil: "domcontentloaded" });
  await field(page, "venue.street").fill("Quay 7");
  await field(page, "venue.seats").fill("12");
  await field(page, "payment.reference").fill("77");
  await page.goto("about:blank");
  await page.goto("/workshop?venue.seats=2&venue.street=Pier%209", { waitUntil: "domcontentloaded" });
  expect(await sendEarly(page, letGo)).toEqual({
    ...{ venue: { street: "Pier 9", seats: 12 } },
    ...{ payment: { kind: "invoice", reference: "77" }, formName: "workshop-booking" },
  });
});

test("a list's button that is pressed during hydration acts once", async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      ...listening: Parameters<typeof addEventListener>
    ) {
      addEventListener.apply(this, listening);
      // React, which listens to the whole form before it draws it.
      if (listening[0] !== "click" || !(this as Element).matches?.('[data-island="form"]')) return;
      EventTarget.prototype.addEventListener = addEventListener;
      Promise.resolve().then(() => document.querySelector<HTMLElement>(".field-add")?.click());
    };
  });
  await page.goto("/workshop");
  const remove = page.getByRole("button", { name: /^Remove person/ });
  await remove.nth(1).click();
  await expect(remove).toHaveCount(1);
});

const enter = (page: Page) => field(page, "name").press("Enter");

for (const first of [goOn, enter])
  for (const then of [goOn, enter])
    test(`pressing Continue twice, since nothing happened yet, continues by one step: ${[first, then]}`, async ({
      page,
    }) => {
      const letGo = await holdBack(page, "**/assets/*.js");
      await page.goto("/audit", { waitUntil: "domcontentloaded" });
      await field(page, "name").fill("Ines");
      await field(page, "email").fill("ines@harbour.example");
      for (const press of [first, then]) await press(page);
      letGo();
      await at(page, "Step 2 of 3 Your cloud");
      await expect(heading(page)).toBeFocused();
      await expect(problems(page)).toHaveCount(0);
      await expect(field(page, "name")).toHaveValue("Ines");
    });

/** From here on, the change event of a file input fires while React hydrates, before it has rendered; runs in the page. */
const tellMeanwhile = (): void => {
  const { addEventListener } = EventTarget.prototype;
  const picker = document.querySelector('[name="work"]');
  EventTarget.prototype.addEventListener = function (...heard) {
    addEventListener.apply(this, heard);
    if (!(this instanceof Element && this.matches("[data-island]"))) return;
    EventTarget.prototype.addEventListener = addEventListener;
    queueMicrotask(() => picker?.dispatchEvent(new Event("change", { bubbles: true })));
  };
};

for (const [when, change] of [
  ["early", undefined],
  ["before an extension changes the form", addIcons],
  ["while the form comes alive", tellMeanwhile],
] as const)
  test(`files picked ${when} are sent`, async ({ page }) => {
    const letGo = await holdBack(page, "**/assets/*.js");
    await page.goto("/application", { waitUntil: "domcontentloaded" });
    await field(page, "name").fill("Ines");
    await field(page, "letter").setInputFiles(pdf("letter.pdf"));
    await field(page, "work").setInputFiles([pdf("one.pdf"), pdf("two.pdf")]);
    if (change) await page.evaluate(change);
    expect(await sendEarly(page, letGo)).toMatchObject({
      name: "Ines",
      letter: expect.stringContaining("name=letter.pdf"),
      work: [expect.stringContaining("name=one.pdf"), expect.stringContaining("name=two.pdf")],
    });
  });

test("a button pressed before an extension changes the form counts in the form that is rendered anew", async ({
  page,
}) => {
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto("/audit", { waitUntil: "domcontentloaded" });
  await field(page, "name").fill("Ines");
  await field(page, "email").fill("ines@harbour.example");
  await page.evaluate(addIcons);
  await button(page, "Continue").click();
  letGo();
  await at(page, "Step 2 of 3 Your cloud");
});

/** From here on, a hydrated form reads files slowly, like large ones on a slow phone; the returned function finishes them. */
async function readSlowly(page: Page) {
  await expect(page.locator(".files").first()).toBeAttached();
  await page.evaluate(() => {
    const { readAsDataURL } = FileReader.prototype;
    FileReader.prototype.readAsDataURL = function (file) {
      document.addEventListener("let-go", () => readAsDataURL.call(this, file));
    };
  });
  return () => page.evaluate(() => document.dispatchEvent(new Event("let-go")));
}

const send = (page: Page) => page.locator("form.form button[type=submit]");

test("a form submitted while a file is being read looks busy, and is then sent", async ({ page }) => {
  await page.goto("/application");
  await field(page, "name").fill("Ines");
  await field(page, "letter").setInputFiles(pdf("letter.pdf"));
  await expect(page.locator(".files li")).toHaveCount(1);
  const letGo = await readSlowly(page);
  await field(page, "work").setInputFiles([pdf("one.pdf")]);
  const sent = nextBody(page);
  await send(page).click();
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveText("Submitting...");
  await letGo();
  expect(await sent).toMatchObject({ work: [expect.stringContaining("name=one.pdf")] });
});

test("if a file is rejected once it has been read, the form is not sent, and the focus stays", async ({ page }) => {
  await page.goto("/application");
  await field(page, "name").fill("Ines");
  const letGo = await readSlowly(page);
  await field(page, "letter").setInputFiles({ name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("hi") });
  await send(page).click();
  await expect(send(page)).toBeDisabled();
  await letGo();
  await expect(page.locator(".file-refused").first()).toContainText("letter.txt");
  await expect(send(page)).toBeEnabled();
  await expect(send(page)).toHaveText("Submit");
  await expect(send(page)).toBeFocused();
});

/** Opens a form whose scripts are held back; returns the function that releases them and lets files be read. */
async function openEarly(page: Page) {
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto("/application", { waitUntil: "domcontentloaded" });
  return async () => letGo();
}

/** Opens a hydrated form that reads files slowly. */
async function openAlive(page: Page) {
  await page.goto("/application");
  return readSlowly(page);
}

for (const [when, open] of [
  ["while it is read", openAlive],
  ["before the scripts come", openEarly],
] as const)
  test(`a file deleted since it was picked is named, and the others are kept, ${when}`, async ({ page }) => {
    const [kept, gone] = ["kept.txt", "gone.txt"].map((name) => join(tmpdir(), `${crypto.randomUUID()}-${name}`));
    for (const path of [kept, gone]) writeFileSync(String(path), "words");
    const letGo = await open(page);
    await field(page, "work").setInputFiles([String(gone), String(kept)]);
    rmSync(String(gone));
    await letGo();
    await expect(page.locator(".files li")).toHaveText(/kept\.txt Remove$/);
    await expect(page.locator(".file-refused").last()).toHaveText(/gone\.txt: cannot be read, not added$/);
    await page.getByRole("button", { name: /^Remove .*kept\.txt/ }).click();
    await expect(page.locator(".files li")).toHaveCount(0);
    await expect(field(page, "work")).toBeFocused();
    rmSync(String(kept));
  });

test("a step looks busy, too, while a file in it is being read", async ({ page }) => {
  await page.goto("/meetup");
  await field(page, "host").fill("Ines");
  await goOn(page);
  await field(page, "venue.street").fill("Quay 7");
  await field(page, "venue.seats").fill("12");
  await goOn(page);
  await field(page, "payment.reference").fill("77");
  const letGo = await readSlowly(page);
  await field(page, "plan").setInputFiles({ name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("hi") });
  await goOn(page);
  await expect(button(page, "Continue")).toBeDisabled();
  await letGo();
  await at(page, "Check your answers");
  await expect(page.locator(".review")).toContainText("plan.txt");
});
