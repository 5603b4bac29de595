/** A rich form that is sent before its scripts are there. */
import { expect, type Page, test } from "playwright/test";
import { DroppedInSite } from "./dropped-in.ts";
import { holdBack } from "./hold-back.ts";

const site = new DroppedInSite(4530);

test.use({ baseURL: site.url });
test.beforeAll(() => site.start());
test.afterAll(() => site.stop());

const field = (page: Page, name: string) => page.locator(`form.form [name="${name}"]`);

/** The body that a page sends next. */
const nextBody = async (page: Page) => (await page.waitForRequest((one) => one.method() === "POST")).postDataJSON();

/** Sends the form that is open while its scripts are held back, and returns what is sent once they are there. */
async function sendEarly(page: Page, letGo: () => void) {
  const sent = nextBody(page);
  await page.locator("form.form button[type=submit]").click();
  letGo();
  return sent;
}

for (const route of ["/workshop", "/de/workshop"])
  test(`a draft with another branch is sent as it was written, ${route}`, async ({ page }) => {
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

test("a branch that is chosen early is sent, and what a draft has around it", async ({ page }) => {
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

test("files that are picked early are sent", async ({ page }) => {
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto("/application", { waitUntil: "domcontentloaded" });
  const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await field(page, "name").fill("Ines");
  await field(page, "letter").setInputFiles(pdf("letter.pdf"));
  await field(page, "work").setInputFiles([pdf("one.pdf"), pdf("two.pdf")]);
  expect(await sendEarly(page, letGo)).toMatchObject({
    letter: expect.stringContaining("name=letter.pdf"),
    work: [expect.stringContaining("name=one.pdf"), expect.stringContaining("name=two.pdf")],
  });
});

test("a file that is still being read is sent", async ({ page }) => {
  await page.goto("/application");
  await field(page, "name").fill("Ines");
  const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await field(page, "letter").setInputFiles(pdf("letter.pdf"));
  await expect(page.locator(".files li")).toHaveCount(1);
  // As long as a large file takes on a slow phone.
  await page.evaluate(() => {
    const { readAsDataURL } = FileReader.prototype;
    FileReader.prototype.readAsDataURL = function (file) {
      setTimeout(() => readAsDataURL.call(this, file), 500);
    };
  });
  await field(page, "work").setInputFiles([pdf("one.pdf")]);
  const sent = nextBody(page);
  await page.locator("form.form button[type=submit]").click();
  expect(await sent).toMatchObject({ work: [expect.stringContaining("name=one.pdf")] });
});
