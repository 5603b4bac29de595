/**
 * A form in steps: one section at a time, each validated on its own, with nothing lost when moving between them; then a review
 * and one request.
 */
import { expect, type Page, test } from "playwright/test";
import { field } from "../form.ts";
import { DroppedInSite } from "./site.ts";
import { at, begin, button, expectInSight, goOn, heading, problems, small } from "./stepped.ts";

test.describe.configure({ mode: "serial" });
const site = new DroppedInSite();

test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

/** The height of the lowest matching element. */
const lowest = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)));

test("each step is validated on its own, and shows its number", async ({ page }) => {
  const broken: string[] = [];
  page.on("console", (message) => message.type() === "error" && broken.push(message.text()));
  page.on("pageerror", (error) => broken.push(error.message));
  await page.goto(`/audit`);
  await goOn(page);
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(problems(page)).toHaveText(["Name is required", "Email is required"]);
  await page.getByRole("link", { name: "Email is required" }).click();
  await expect(field(page, "email")).toBeFocused();
  await page.keyboard.type("ines@harbour.example");
  await field(page, "name").fill("Ines");
  await page.keyboard.press("Enter");
  await at(page, "Step 2 of 3 Your cloud");
  await expect(heading(page)).toBeFocused();
  await page.emulateMedia({ forcedColors: "active" });
  const parts = await page
    .locator(".step-bar:visible > span")
    .evaluateAll((all) => all.map((part) => getComputedStyle(part).backgroundColor));
  expect([parts.length, new Set(parts).size], "what is done is told apart in forced colors").toEqual([3, 2]);
  await page.emulateMedia({ forcedColors: "none" });
  await expect(page).toHaveTitle(/^Step 2 of 3: Your cloud \| Cost audit/);
  await expect(problems(page)).toHaveCount(0);
  await goOn(page);
  await expect(problems(page)).toHaveText(["Provider is required", "Goals: select at least one"]);
  await expect(page.locator(".field-error:visible")).toHaveCount(2);
  await button(page, "Back").click();
  await at(page, "Step 1 of 3 About you");
  await expect(problems(page)).toHaveCount(0);
  expect(broken).toEqual([]);
});

test("going back loses nothing, with the page's button and the browser's", async ({ page }) => {
  await page.setViewportSize(small);
  await begin(page);
  await field(page, "details").pressSequentially("Line one");
  await page.goBack();
  await at(page, "Step 2 of 3 Your cloud");
  await expect(heading(page)).toBeFocused();
  await expectInSight(heading(page));
  await button(page, "Back").click();
  await at(page, "Step 1 of 3 About you");
  await expect(field(page, "name")).toHaveValue("Ines");
  await page.goForward();
  await at(page, "Step 2 of 3 Your cloud");
  await expect(field(page, "start")).toHaveValue("2026-12-24");
  await goOn(page);
  await at(page, "Step 3 of 3");
  await expect(field(page, "details")).toHaveValue("Line one");
  // An earlier step has become invalid, so that one cannot continue past it.
  await page.goBack();
  await at(page, "Step 2 of 3 Your cloud");
  await page.goBack();
  await at(page, "Step 1 of 3 About you");
  await field(page, "email").fill("ines");
  await goOn(page);
  await expect(problems(page)).toHaveText(["Email is not in the expected format"]);
});

test("the review shows all answers, each can be changed, and one request is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postData() ?? ""));
  await page.setViewportSize(small);
  await begin(page);
  await field(page, "details").fill("Line one\nline two");
  await goOn(page);
  await at(page, "Check your answers");
  // The review has no fields, so there is no note on required ones.
  await expect(page.locator(".form-needed")).toBeHidden();
  await expect(page.locator(".review h3")).toHaveText(["About you", "Your cloud", "Step 3"]);
  await expect(page.locator(".answer dt")).toHaveText(["Name", "Email", "Provider", "Goals", "Start", "Details"]);
  await expect(page.locator(".answer-words")).toHaveText([
    "Ines",
    "ines@harbour.example",
    "Amazon",
    "Lower costs",
    "December 24, 2026",
    "Line one\nline two",
  ]);
  expect(await lowest(page, ".answer button")).toBeGreaterThanOrEqual(44);
  await button(page, "Change Goals").click();
  await at(page, "Step 2 of 3 Your cloud");
  await expect(page.getByLabel("Lower costs")).toBeFocused();
  await page.getByLabel("Lower costs").uncheck();
  await goOn(page);
  await expect(problems(page)).toHaveText(["Goals: select at least one"]);
  await page.getByLabel("Faster delivery").check();
  await goOn(page);
  await at(page, "Check your answers");
  await expect(page.locator(".answer-words").nth(3)).toHaveText("Faster delivery");
  await button(page, "Change Start").click();
  await field(page, "start").fill("");
  await button(page, "Back").click();
  await at(page, "Check your answers");
  await expect(page.locator(".answer-words").nth(4)).toHaveText("Not given");
  await button(page, "Ask for the audit").click();
  await expect(page.locator(".success h2")).toBeFocused();
  expect(sent).toHaveLength(1);
  expect(await site.stored("audit")).toEqual([
    {
      name: "Ines",
      email: "ines@harbour.example",
      provider: "aws",
      goals: ["delivery"],
      details: "Line one\nline two",
      formName: "audit",
    },
  ]);
  // After the success, the back button leaves the form instead of going through empty steps.
  await expect.poll(() => page.evaluate(() => window.history.state?.step?.depth)).toBe(0);
  await expectInSight(page.locator(".success h2"));
});

test("a request that fails leaves the review as it is", async ({ page }) => {
  await begin(page);
  await field(page, "details").fill("Everything");
  await goOn(page);
  await page.route(site.receiver, (route) => route.abort());
  await button(page, "Ask for the audit").click();
  await expect(page.locator(".form-host [role=alert]").first()).toContainText("There was an error");
  await at(page, "Check your answers");
  await page.unroute(site.receiver);
  await button(page, "Ask for the audit").click();
  await expect(page.locator(".success h2")).toBeFocused();
});

test("a rich form: lists, alternatives, files, a step that an answer adds", async ({ page }) => {
  await page.goto(`/meetup`);
  await at(page, "Step 1 of 3 Host");
  await field(page, "host").fill("Ines");
  await field(page, "secret").fill("hunter2");
  await goOn(page);
  await at(page, "Step 2 of 3 Place");
  await goOn(page);
  await expect(problems(page)).toHaveText(["Street is required", "Seats is required"]);
  await field(page, "venue.street").fill("Quay 7");
  await field(page, "venue.seats").fill("12");
  for (const [index, name] of ["Ada", "Bo"].entries()) {
    await page.getByRole("button", { name: "Add guest" }).click();
    await field(page, `guests.${index}.name`).fill(name);
  }
  // An entry's buttons are aligned with the list, and high enough for a finger.
  const edges = await page
    .locator(".field-list")
    .evaluate((list) =>
      [list.querySelector("legend"), ...list.querySelectorAll(".field-entry-buttons > button:first-child")].map(
        (one) => one?.getBoundingClientRect().x,
      ),
    );
  expect([edges.length, new Set(edges).size]).toEqual([3, 1]);
  expect(await lowest(page, ".field-entry-buttons > button")).toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: "Move guest 2 up" }).click();
  await goOn(page);
  await at(page, "Step 3 of 3 Money");
  await page.getByRole("combobox", { name: "Payment" }).selectOption({ label: "Card" });
  await field(page, "payment.holder").fill("I. Okafor");
  await field(page, "plan").setInputFiles({ name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("hi") });
  await expect(page.locator(".files li")).toContainText("plan.txt");
  expect(await lowest(page, ".files button")).toBeGreaterThanOrEqual(44);
  await page.getByLabel("Catering").check();
  await goOn(page);
  await at(page, "Step 3 of 4 Food");
  await expect(problems(page)).toHaveCount(0);
  await field(page, "diet").fill("None");
  await goOn(page);
  await at(page, "Step 4 of 4 Money");
  await goOn(page);
  await at(page, "Check your answers");
  const shown = await page
    .locator(".answer")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("dt, .answer-words")].map(({ textContent }) => textContent)),
    );
  expect(shown).toEqual([
    ["Host", "Ines"],
    ["Secret", "••••••••"],
    ["Venue: Street", "Quay 7"],
    ["Venue: Seats", "12"],
    ["Guest 1: Name", "Bo"],
    ["Guest 2: Name", "Ada"],
    ["Diet", "None"],
    ["Payment", "Card"],
    ["Payment: Holder", "I. Okafor"],
    ["Catering", "Yes"],
    ["Seating plan", "plan.txt"],
  ]);
  await button(page, "Change Guest 2: Name").click();
  await expect(field(page, "guests.1.name")).toBeFocused();
  await field(page, "guests.1.name").fill("Ada L.");
  await goOn(page);
  await at(page, "Check your answers");
  await button(page, "Change Catering").click();
  await page.getByLabel("Catering").uncheck();
  await goOn(page);
  await at(page, "Check your answers");
  await expect(page.locator(".review h3")).toHaveText(["Host", "Place", "Money"]);
  // The browser's back button skips the step that no longer exists.
  const [review, place, money] = ["Check your answers", "Step 2 of 3 Place", "Step 3 of 3 Money"];
  for (const words of [money, review, place, review, money, place, money]) {
    await page.goBack();
    await at(page, words);
  }
  await goOn(page);
  await at(page, review);
  await button(page, "Submit").click();
  await expect(page.locator(".success h2")).toBeFocused();
  const [body] = await site.stored("meetup");
  expect(body).toMatchObject({
    host: "Ines",
    secret: "hunter2",
    venue: { street: "Quay 7", seats: 12 },
    guests: [{ name: "Bo" }, { name: "Ada L." }],
    payment: { kind: "card", holder: "I. Okafor" },
    catering: false,
    formName: "meetup",
  });
});

test("an error in a list's first entry is marked beside the entry, not beside the list's name", async ({ page }) => {
  await page.goto("/tour");
  await field(page, "leader").fill("Ines");
  await page.getByRole("combobox", { name: "Travel" }).selectOption({ label: "By car" });
  await button(page, "Add driver").click();
  await goOn(page);
  await expect(problems(page)).toHaveText(["Driver 1 is required"]);
  const list = page.getByRole("group", { name: "Drivers (optional)" });
  const [name, marked] = [await list.locator("legend").boundingBox(), await list.locator(".field").boundingBox()];
  expect(marked?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
});
