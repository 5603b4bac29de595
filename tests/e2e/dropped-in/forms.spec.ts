/** A form is one file: schemas dropped into a copy of the project become pages, rules and stored leads. */
import { readFileSync } from "node:fs";
import { expect, test } from "playwright/test";
import { typeAndPress } from "../form.ts";
import { translate } from "../translator.ts";
import { DroppedInSite } from "./site.ts";

test.describe.configure({ mode: "serial" });
const site = new DroppedInSite();

test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

test("a newsletter", async ({ page }) => {
  await page.goto("/newsletter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Newsletter");
  const form = page.locator("form.form");
  await expect(form.locator("[name=formName]:not([type=hidden])")).toHaveCount(0);
  await expect(form.locator("[name=favouriteTopic]")).toHaveValue("");
  await expect(form.locator("label").first()).toHaveText("First name");
  await expect(form.locator("[name=email]")).toHaveAttribute("autocomplete", "email");
  await form.locator("button[type=submit]").click();
  await expect(form.locator(".field-error")).toHaveText(["First name is required", "Email is required"]);
  await form.locator("[name=firstName]").fill("Ines");
  await form.locator("[name=email]").fill("ines");
  await form.locator("[name=postCode]").fill("no!");
  await form.locator("button[type=submit]").click();
  await expect(form.locator(".field-error")).toHaveText([
    "Email is not in the expected format",
    "Post code is not in the expected format",
  ]);
  await form.locator("[name=email]").fill("ines@harbour.example");
  await form.locator("[name=postCode]").fill("");
  await form.locator("button[type=submit]").click();
  await expect(page.locator(".Toastify__toast")).toBeVisible();
  await expect(page.locator(".success h2")).toBeFocused();
  expect(await site.stored("newsletter")).toEqual([
    { firstName: "Ines", email: "ines@harbour.example", formName: "newsletter" },
  ]);
});

test("the receiver applies default limits where the schema has none", async ({ request }) => {
  const data = { firstName: "x".repeat(201), email: "ines@harbour.example", formName: "newsletter" };
  const answer = await request.post(site.receiver, { data });
  expect(answer.status()).toBe(400);
  expect((await answer.json()).errors).toEqual([
    { field: "firstName", message: "First name must be at most 200 characters" },
  ]);
});

test("a schema with everything", async ({ page }) => {
  const broken: string[] = [];
  page.on("console", (message) => message.type() === "error" && broken.push(message.text()));
  await page.goto("/workshop");
  const form = page.locator("form.form");
  await form.locator("[name='venue.street']").fill("Quay 7");
  await form.locator("[name='venue.seats']").fill("3");
  await typeAndPress(form.locator("[name='people.0.name']"), "Ines", ".field-add");
  const remove = form.getByRole("button", { name: "Remove person 2" });
  await remove.hover();
  await expect(remove).toHaveCSS("text-decoration-thickness", "2px");
  await remove.click();
  await form.getByLabel("Catering").check();
  await form.getByRole("combobox", { name: "Payment" }).selectOption({ label: "Card" });
  await form.locator("button[type=submit]").click();
  await expect(page.locator(".error-summary li")).toHaveText([
    "Seats must be at least 5",
    "Holder is required",
    "Diet is required",
  ]);
  await form.locator("[name='venue.seats']").fill("12");
  await form.locator("[name='payment.holder']").fill("I. Okafor");
  await form.locator("[name=diet]").fill("None");
  await form.getByRole("button", { name: /^Add/ }).click();
  await form.locator("[name='people.1.name']").fill("Ada");
  // A reload restores added entries and the chosen alternative along with the texts.
  await page.reload();
  await expect(page.getByText("We kept what you wrote.")).toBeVisible();
  await expect(form.locator("[name='people.1.name']")).toHaveValue("Ada");
  await expect(form.locator("[name='payment.holder']")).toHaveValue("I. Okafor");
  await expect(form.getByLabel("Catering")).toBeChecked();
  // The first entry, which is in the prerendered document, has moved in the list since.
  for (const name of ["Move person 1 down", "Move person 1 down", "Move person 2 up"])
    await form.getByRole("button", { name }).click();
  await expect(form.getByRole("button", { name: "Move person 1 down" }), "of the entry that was moved").toBeFocused();
  await page.reload();
  await expect(form.locator("[name='people.1.name']")).toHaveValue("Ines");
  await expect(form.locator("[name='people.0.name']")).toHaveValue("Ada");
  await form.locator("button[type=submit]").click();
  await expect(page.locator(".success h2")).toBeFocused();
  expect(await site.stored("workshop-booking")).toEqual([
    {
      venue: { street: "Quay 7", seats: 12 },
      people: [{ name: "Ada" }, { name: "Ines" }],
      catering: true,
      payment: { kind: "card", holder: "I. Okafor" },
      diet: "None",
      formName: "workshop-booking",
    },
  ]);
  expect(broken).toEqual([]);
});

test("a list changed by a translator numbers its entries by their position", async ({ page }) => {
  await page.goto("/workshop");
  // Each is added only once the previous one is there: before hydration, two clicks count as one.
  const list = (last: number) => page.locator(".field-list", { hasText: `Person ${last}` });
  for (const last of [1, 2]) await list(last).getByRole("button", { name: /^Add/ }).click();
  await expect(page.locator(".field-entry legend")).toHaveText(["Person 1", "Person 2", "Person 3"]);
  // By keyboard, an entry moves on for as long as the same key is pressed.
  await page.getByRole("button", { name: "Move person 1 down" }).focus();
  for (const _ of [2, 3]) await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move person 3 up" })).toBeFocused();
  await page.evaluate(translate);
  await page.getByRole("button", { name: "Remove person 1" }).click();
  await expect(page.locator(".field-entry legend")).toHaveText(["Person 1", "Person 2"]);
});

test("a link into a draft of a rich form replaces only the fields that it fills in", async ({ page }) => {
  await page.goto("/workshop");
  const form = page.locator("form.form");
  await form.locator("[name='venue.street']").fill("Quay 7");
  await form.locator("[name='venue.seats']").fill("12");
  await form.locator("[name='people.0.name']").fill("Ines");
  await form.getByRole("button", { name: /^Add/ }).click();
  await form.locator("[name='people.1.name']").fill("Ada");
  await page.goto("/workshop?venue.street=&venue.seats=40&people=Ola");
  await expect(form.locator("[name='people.1.name']")).toHaveValue("Ada");
  await form.getByRole("combobox", { name: "Payment" }).selectOption({ label: "Card" });
  await form.locator("[name='payment.holder']").fill("I. Okafor");
  await form.locator("button[type=submit]").click();
  await expect(page.locator(".success h2")).toBeFocused();
  expect((await site.stored("workshop-booking"))[0]).toMatchObject({
    venue: { street: "Quay 7", seats: 40 },
    people: [{ name: "Ines" }, { name: "Ada" }],
  });
});

test("files are sent without scripts, and a rejected post's files need not be picked again", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  const file = (name: string, text: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(text) });
  await page.goto("/application");
  // An empty list has a button that adds an entry, here and on the answer's page.
  const list = page.getByText("Links (optional)");
  await expect(list).toBeVisible();
  await page.locator("[name=name]").fill("Ines");
  await page.locator("[name=letter]").setInputFiles(file("letter.pdf", "no letter"));
  await page.locator("[name=work]").setInputFiles([file("one.pdf", "%PDF-1"), file("two.pdf", "%PDF-2")]);
  await page.locator(".form-send button").click();
  await expect(page.locator(".error-summary li")).toHaveText(["Letter must be a file of type PDF"]);
  // Once in the summary, and once beside the control.
  await expect(page.getByText("of type PDF")).toHaveCount(2);
  await expect(list).toBeVisible();
  await page.locator("[name=letter][type=file]").setInputFiles(file("letter.pdf", "%PDF-1.7"));
  await page.getByLabel("one.pdf").uncheck();
  await page.locator(".form-send button").click();
  await expect(page.locator(".success h2")).toBeVisible();
  const url = (name: string, text: string) =>
    `data:application/pdf;name=${name};base64,${Buffer.from(text).toString("base64")}`;
  expect(await site.stored("application")).toEqual([
    {
      name: "Ines",
      letter: url("letter.pdf", "%PDF-1.7"),
      work: [url("two.pdf", "%PDF-2")],
      links: [],
      formName: "application",
    },
  ]);
  await context.close();
});

test("files are sent by script, kept beside their lead, and written out by its owner", async ({ page }) => {
  await page.goto("/application");
  const form = page.locator("form.form");
  const buffer = Buffer.alloc(900_000, "%PDF-1.7 ");
  await expect(form.getByText("Links (optional)")).toBeVisible();
  await form.locator("[name=name]").fill("Ada");
  await form.locator("[name=letter]").setInputFiles({ name: "letter.pdf", mimeType: "application/pdf", buffer });
  await expect(form.locator(".files li")).toContainText("letter.pdf");
  await form.locator("button[type=submit]").click();
  await expect(page.locator(".success h2")).toBeFocused();
  const path = /^.*letter\.pdf$/m.exec(site.writeFiles(test.info().outputPath("files")))?.[0] ?? "";
  expect(readFileSync(path).equals(buffer)).toBe(true);
});

test("the total size limit is shown before files are picked, and a file beyond it is not added", async ({ page }) => {
  await page.goto("/roster");
  const form = page.locator("form.form");
  const buffer = Buffer.alloc(1_000_000, "x");
  const pick = async (index: number) => {
    await form.getByRole("button", { name: "Add member" }).click();
    await form
      .locator(`[name='answer.${index}.photo']`)
      .setInputFiles({ name: `${index}.png`, mimeType: "image/png", buffer });
  };
  for (const index of [0, 1, 2, 3, 4]) await pick(index);
  await expect(form.locator(".files li")).toHaveCount(5);
  await expect(form.getByText(/^Up to 1 MB\s*All files together: up to 5\.6 MB$/).first()).toBeVisible();
  await pick(5);
  await expect(form.getByText("5.png: more than 5.6 MB together, not added")).toBeVisible();
  await form.getByRole("button", { name: "Remove 0.png from Photo" }).click();
  await form.locator("[name='answer.5.photo']").setInputFiles({ name: "5.png", mimeType: "image/png", buffer });
  await expect(form.locator(".files li")).toHaveText([/1.png/, /2.png/, /3.png/, /4.png/, /5.png/]);
});

test("a link fills in conditional fields and fields in groups, but no entries of lists", async ({ page }) => {
  await page.goto("/workshop?catering=true&diet=Vegan&venue.seats=12&people.0.name=Ines");
  const form = page.locator("form.form");
  await expect(form.locator("[name=diet]")).toHaveValue("Vegan");
  await expect(form.locator("[name='venue.seats']")).toHaveValue("12");
  await expect(form.locator("[name='people.0.name']")).toHaveValue("");
  await form.locator("[name='venue.street']").fill("Quay 7");
  await form.locator("[name='people.0.name']").fill("Ada");
  await form.locator("[name='payment.reference']").fill("A-1");
  await form.locator("button[type=submit]").click();
  await expect(page.locator(".success h2")).toBeFocused();
  expect((await site.stored("workshop-booking"))[0]).toMatchObject({ catering: true, diet: "Vegan" });
});

test("a free key that is not named yet shows no generated name", async ({ page }) => {
  await page.goto("/free-keys-any");
  await page.getByRole("button", { name: "Add label" }).click();
  await expect(page.locator(".field-named label")).toHaveText(["Name", /^New entry/]);
});

test("free keys are restored after a reload, and adding and removing one moves the focus", async ({ page }) => {
  await page.goto("/free-keys-any");
  const control = (name: string) => page.locator(`form.form [name="${name}"]`);
  const add = page.getByRole("button", { name: "Add label" });
  await add.click();
  await expect(control("labels.newKey~key")).toBeFocused();
  await control("labels.newKey~key").fill("team");
  await control("labels.newKey").fill("harbour");
  await page.reload();
  await expect(control("labels.team~key")).toHaveValue("team");
  await expect(control("labels.team")).toHaveValue("harbour");
  await page.getByRole("button", { name: "Discard" }).click();
  await add.click();
  await expect(page.locator(".field-named")).toHaveCount(1);
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(add).toBeFocused();
});
