/** Forms in other languages: one written in German, one translated form, and one from right to left. */
import { expect, test } from "playwright/test";
import { outcomeLoaded } from "../form.ts";
import { holdToasts } from "../motion.ts";
import { DroppedInSite } from "./site.ts";

test.describe.configure({ mode: "serial" });
const site = new DroppedInSite();

test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

test("a German form in steps is entirely in German, and accepts a decimal comma", async ({ page }) => {
  const broken: string[] = [];
  page.on("console", (message) => message.type() === "error" && broken.push(message.text()));
  await page.goto("/anmeldung?name=Ines");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("header.site-header")).toHaveAttribute("lang", "en");
  await expect(page.locator(".form-linked")).toBeVisible();
  await expect(page.locator(".form-linked")).toHaveText("Aus Ihrem Link übernommen: Name");
  // Long words are broken where there is no room for them, between syllables if the browser can hyphenate the language.
  await expect(page.locator("main")).toHaveCSS("hyphens", "auto");
  await page.setViewportSize({ width: 320, height: 800 });
  const wide = await page.evaluate(() => {
    const longest = "Rindfleischetikettierungsüberwachungsaufgabe";
    const own = document.querySelectorAll(".form :is(.form-label, legend, .form-check-label, button[type=submit])");
    for (const element of own) element.append(longest);
    const { right = 0 } = document.querySelector(".form")?.getBoundingClientRect() ?? {};
    const range = document.createRange();
    const ends = Array.from(own, (element) => {
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    for (const element of own) element.lastChild?.remove();
    return [own.length > 5, Math.max(...ends) <= right + 1];
  });
  expect(wide).toEqual([true, true]);
  await page.setViewportSize({ width: 1280, height: 720 });
  const form = page.locator("form.form");
  await expect(form.locator("h2:visible")).toContainText("Schritt 1 von 2");
  const onwards = form.getByRole("button", { name: "Weiter" });
  await onwards.click();
  await expect(page.locator(".error-summary li")).toHaveText(["Das Feld „E-Mail“ ist erforderlich"]);
  await expect(page).toHaveTitle(/^Fehler: /);
  await form.locator("[name=email]").fill("ines@hafen.example");
  await form.locator("[name=beginn]").fill("2099-03-01");
  await onwards.click();
  await form.locator("[name=budget]").fill("1.200,25");
  await form.locator("[name='gaeste.0.alter']").fill("12");
  await onwards.click();
  await expect(page.locator(".error-summary li")).toHaveText([
    "Bitte wählen Sie bei „Themen“ mindestens eine Möglichkeit",
    "Das Feld „Budget in Euro“ muss mindestens 1500,5 betragen",
    "Gast 1: Das Feld „Name“ ist erforderlich",
    "Gast 1: Das Feld „Alter“ muss mindestens 16 betragen",
    "Bitte kreuzen Sie „Ich bin einverstanden“ an",
  ]);
  await form.getByLabel("Kosten").check();
  await form.locator("[name=budget]").fill("2.750,5");
  await form.locator("[name='gaeste.0.name']").fill("Ada");
  await form.locator("[name='gaeste.0.alter']").fill("41");
  await form.getByRole("button", { name: "Gast hinzufügen" }).click();
  await form.getByRole("button", { name: "Gast 2 entfernen" }).click();
  await form.getByLabel("Ich bin einverstanden").check();
  await page.reload();
  await expect(page.getByText(/^Wir haben aufbewahrt/)).toBeVisible();
  await expect(form.locator("[name=budget]")).toHaveValue("2.750,5");
  // Until the form is hydrated, its first step is shown.
  await expect(form.locator("h2:visible")).toHaveText(/Ihre Woche/);
  await onwards.click();
  await expect(form.locator("h2:visible")).toHaveText("Prüfen Sie Ihre Angaben");
  await expect(form.locator(".answer").filter({ hasText: "Budget" })).toContainText("2750,5");
  await expect(form.locator(".answer").filter({ hasText: "Beginn" })).toContainText("1. März 2099");
  await expect(form.locator(".answer").filter({ hasText: "Lageplan" })).toContainText("Keine Angabe");
  await form.getByRole("button", { name: "Absenden" }).click();
  const toast = page.locator(".Toastify__toast");
  await expect(toast).toContainText("erfolgreich gesendet. Vielen Dank!");
  await expect(toast).toMatchAriaSnapshot(`- alert:\n  - text: /Vielen Dank!/\n  - button "Schließen"`);
  await expect(page.locator(".success h2")).toHaveText("Vielen Dank");
  await expect(page.locator(".recap")).toContainText("Ihre Angaben");
  expect(await site.stored("anmeldung")).toEqual([
    {
      name: "Ines",
      email: "ines@hafen.example",
      beginn: "2099-03-01",
      themen: ["Kosten"],
      budget: 2750.5,
      gaeste: [{ name: "Ada", alter: 41 }],
      einverstanden: true,
      formName: "anmeldung",
    },
  ]);
  expect(broken).toEqual([]);
});

test("a form's second language has its own page, and its leads record the language", async ({ browser, page }) => {
  const broken: string[] = [];
  page.on("console", (message) => message.type() === "error" && broken.push(message.text()));
  await page.goto("/workshop");
  const alternates = page.locator("head link[rel=alternate][hreflang]");
  const said = () =>
    alternates.evaluateAll((all) => all.map((one) => [one.getAttribute("hreflang"), one.getAttribute("href")]));
  const pages = [
    ["en", expect.stringMatching(/\/workshop$/)],
    ["de", expect.stringMatching(/\/de\/workshop$/)],
    ["x-default", expect.stringMatching(/\/workshop$/)],
  ];
  expect(await said()).toEqual(pages);
  await page.getByRole("navigation", { name: "This page in other languages" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/de\/workshop$/);
  expect(await said()).toEqual(pages);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/de\/workshop$/);
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", "/workshop");
  const form = page.locator("form.form");
  await form.locator("[name='venue.seats']").fill("3");
  await form.getByLabel("Verpflegung").check();
  await form.getByRole("combobox", { name: "Zahlung" }).selectOption({ label: "Karte" });
  // The list is optional: blank entries alone would be left out.
  await form.getByRole("button", { name: /hinzufügen/ }).click();
  await form.locator("[name='people.1.name']").fill("Bo");
  await form.locator("button[type=submit]").click();
  await expect(page.locator(".error-summary li")).toHaveText([
    "Das Feld „Straße“ ist erforderlich",
    "Das Feld „Plätze“ muss mindestens 5 betragen",
    "Teilnehmer 1: Das Feld „Name“ ist erforderlich",
    "Das Feld „Inhaber“ ist erforderlich",
    "Das Feld „Kost“ ist erforderlich",
  ]);
  await form.locator("[name='venue.street']").fill("Kai 7");
  await form.locator("[name='venue.seats']").fill("12");
  await form.locator("[name='people.0.name']").fill("Ines");
  await form.locator("[name='payment.holder']").fill("I. Okafor");
  await form.locator("[name=diet]").fill("keine");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await form.locator("button[type=submit]").click();
  await expect(page.locator(".success h2")).toHaveText("Vielen Dank");
  const body = {
    venue: { street: "Kai 7", seats: 12 },
    people: [{ name: "Ines" }, { name: "Bo" }],
    catering: true,
    payment: { kind: "card", holder: "I. Okafor" },
    diet: "keine",
    formName: "workshop-booking",
  };
  // The request is the same in every language.
  expect([new URL((await sent).url()).search, (await sent).postDataJSON()]).toEqual(["", body]);
  expect((await site.leads("workshop-booking"))[0]).toMatchObject({ body, lang: "de" });
  expect(broken).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const plain = await context.newPage();
  await plain.goto("/de/workshop");
  await plain.locator("[name='venue.street']").fill("Kai 8");
  await plain.locator("[name='venue.seats']").fill("3");
  await plain.locator(".form-send button").click();
  await expect(plain.locator("html")).toHaveAttribute("lang", "de");
  await expect(plain.locator(".error-summary li")).toHaveText(["Das Feld „Plätze“ muss mindestens 5 betragen"]);
  await expect(plain.locator("main")).toHaveCSS("hyphens", "auto");
  await plain.locator("[name='venue.seats']").fill("12");
  await plain.locator("[name='people.0.name']").fill("Ada");
  await plain.locator(".form-send button").click();
  await expect(plain.locator(".success h2")).toHaveText("Vielen Dank");
  expect((await site.leads("workshop-booking"))[0]).toMatchObject({ body: { people: [{ name: "Ada" }] }, lang: "de" });
  await context.close();
});

test("an Arabic form is laid out from right to left, and so is its answer without scripts", async ({
  browser,
  page,
}) => {
  await holdToasts(page);
  await page.goto("/hajz");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const form = page.locator("form.form");
  await form.getByRole("button", { name: "إضافة ضيف" }).click();
  await expect(form.getByRole("button", { name: "إزالة ضيف 2" })).toBeVisible();
  const box = async (name: string) => (await form.locator(`[name=${name}]`).boundingBox())?.x ?? 0;
  expect(await box("name")).toBeGreaterThan(await box("email"));
  // A toast's close button is at the end of its text.
  await outcomeLoaded(page);
  await page.context().setOffline(true);
  await form.locator("[name=name]").fill("سارة");
  await form.locator("[name=email]").fill("sara@mina.example");
  // Typed text has its own direction: the full stop of an English sentence is at its right end.
  await expect(form.locator("[name=name]")).toHaveCSS("unicode-bidi", "plaintext");
  await expect(form.locator("[name=plan]")).not.toHaveCSS("unicode-bidi", "plaintext");
  await form.locator("[name=seats]").fill("٣");
  for (const index of [0, 1]) await form.locator(`[name='guests.${index}.name']`).fill("ليلى");
  await form.locator("button[type=submit]").click();
  const toast = page.locator(".Toastify__toast");
  await expect(toast).toBeVisible();
  // Both distances are read at once, since the toast is still sliding in.
  const inset = await toast.evaluate((element) => {
    const [whole, close] = [element, element.querySelector("button")].map((one) => one?.getBoundingClientRect().x ?? 0);
    return (close ?? 0) - (whole ?? 0);
  });
  expect(inset).toBeLessThan(20);
  // A telephone number is written from left to right.
  const number = page.locator(".alert a[href^='tel:']");
  const ends = await number.evaluate(({ firstChild }) => {
    const range = document.createRange();
    return [0, (firstChild?.textContent?.length ?? 1) - 1].map((at) => {
      range.setStart(firstChild as Node, at);
      range.setEnd(firstChild as Node, at + 1);
      return range.getBoundingClientRect().x;
    });
  });
  expect(ends[0]).toBeLessThan(ends[1] ?? 0);
  // On a phone, the toast is as wide as the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  const across = async () => {
    const { x = 0, width = 0 } = (await toast.boundingBox()) ?? {};
    return [Math.round(x), Math.round(x + width)];
  };
  await expect.poll(across).toEqual([0, 390]);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const plain = await context.newPage();
  await plain.goto("/hajz");
  await plain.locator("[name=name]").fill("سا");
  await plain.locator("[name=email]").fill("sara@mina.example");
  await plain.locator("[name=seats]").fill("٢٫٢٥");
  await plain.locator(".form-send button").click();
  await expect(plain.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(plain.locator(".error-summary li")).toHaveText([
    "يجب ألا يقل حقل «الاسم» عن 3 أحرف",
    "يجب ألا يقل حقل «عدد المقاعد» عن 2.5",
    "ضيف 1: حقل «الاسم» مطلوب",
  ]);
  await expect(plain.locator("[name=seats]")).toHaveValue("2.25");
  await plain.locator("[name=name]").fill("سارة");
  await plain.locator("[name=seats]").fill("١٬٢٣٤");
  await plain.locator("[name='guests.0.name']").fill("ليلى");
  await plain.locator(".form-send button").click();
  await expect(plain.locator(".success h2")).toHaveText("شكرًا لكم");
  // A telephone number is not reversed.
  await expect(plain.locator(".recap dd").first()).toHaveCSS("unicode-bidi", "plaintext");
  const [stored] = await site.stored("hajz");
  expect(stored).toMatchObject({ name: "سارة", seats: 1234, guests: [{ name: "ليلى" }] });
  await context.close();
});
