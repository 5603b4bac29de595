/** Lists without scripts: the server adds and removes entries, keeps what was typed, and stores nothing. */
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { DroppedInSite } from "./site.ts";

const site = new DroppedInSite();
let context: BrowserContext;
let page: Page;

test.describe.configure({ mode: "serial" });
test.beforeAll(() => site.start());
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  page = await context.newPage();
});
test.afterEach(() => context.close());

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const control = (name: string) => page.locator(`form.form [name="${name}"]:not([type=hidden])`);
const send = () => page.locator(".form-send button").click();

test("a list in steps, in another list and in a branch", async () => {
  await page.goto("/tour");
  await control("leader").fill("Ines");
  await press("Add stop");
  await expect(control("stops.0.town")).toBeFocused();
  await expect(control("stops.0.town")).toBeInViewport();
  await expect(control("leader")).toHaveValue("Ines");
  await expect(page).toHaveTitle(/^Tour/);
  await expect(page.locator(".error-summary, .field-error")).toHaveCount(0);
  await control("stops.0.town").fill("Oslo");
  await press("Add host (Stop 1)");
  await expect(control("stops.0.hosts.0")).toBeFocused();
  await control("stops.0.hosts.0").fill("Ola");
  await press("Add stop");
  await control("stops.1.town").fill("Bergen");
  await control("travel~branch").selectOption({ label: "By car" });
  await press("Add stop");
  await expect(control("travel~branch").locator("option:checked")).toHaveText("By car");
  await expect(page.getByRole("button", { name: "Add stop" })).toHaveCount(0);
  await press("Remove stop 2");
  await expect(page.getByRole("button", { name: "Add stop" })).toBeFocused();
  await press("Add driver");
  await control("travel.drivers.0").fill("Per");
  expect(await site.leads("tour")).toEqual([]);
  // The error of the empty entry is at its place.
  await send();
  await expect(page.locator(".error-summary li")).toHaveText(["Stop 2: Town is required"]);
  await control("stops.1.town").fill("Moss");
  // Enter sends the form, as on every page; it does not activate a list's button.
  await control("leader").press("Enter");
  await expect(page.locator(".success h2")).toBeVisible();
  expect((await site.stored("tour"))[0]).toEqual({
    formName: "tour",
    leader: "Ines",
    stops: [{ town: "Oslo", hosts: ["Ola"] }, { town: "Moss" }],
    travel: { kind: "car", drivers: ["Per"] },
  });
});

test("a form that is a list, with free keys", async () => {
  await page.goto("/roster");
  for (const [index, name] of ["Ines", "Ola"].entries()) {
    await press("Add member");
    await expect(control(`answer.${index}.name`)).toBeFocused();
    await page.keyboard.type(name);
  }
  await press("Remove member 2");
  await press("Add rate (Member 1)");
  await expect(control("answer.0.rates.newKey~key")).toBeFocused();
  await page.keyboard.type("day");
  await control("answer.0.rates.newKey").fill("90");
  await control("answer.0.name").press("Enter");
  await expect(page.locator(".success h2")).toBeVisible();
  expect(await site.stored("roster")).toEqual([{ formName: "roster", answer: [{ name: "Ines", rates: { day: 90 } }] }]);
});

test("files that were picked stay beside a list that grows", async () => {
  await page.goto("/application");
  await control("name").fill("Ines");
  await control("letter").setInputFiles({
    name: "a.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4 a"),
  });
  await press("Add link");
  await control("links.0").fill("https://ines.example");
  await send();
  await expect(page.locator(".success h2")).toBeVisible();
  const [stored] = await site.stored("application");
  expect(stored).toMatchObject({ name: "Ines", links: ["https://ines.example"] });
  expect(String(stored?.letter)).toContain("a.pdf");
});

test("in the language of the page", async () => {
  await page.goto("/hajz");
  await press("إضافة ضيف");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(control("guests.1.name")).toBeFocused();
  await page.goto("/de/workshop");
  await control("venue.street").fill("Kai 8");
  await press("Teilnehmer hinzufügen");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(control("venue.street")).toHaveValue("Kai 8");
  await expect(control("people.1.name")).toBeFocused();
});

test("nothing is wider than the page on a phone", async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.goto("/roster");
  expect(await overflow()).toBe(0);
  await press("Add member");
  await press("Add rate (Member 1)");
  expect(await overflow()).toBe(0);
});

test("where an extension turns scripts off, each button is there once", async ({ browser }) => {
  const other = await browser.newPage({ baseURL: site.url });
  await other.route("/roster", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
    await route.fulfill({ response, headers, body: (await response.text()).replaceAll("noscript>", "span>") });
  });
  await other.goto("/roster");
  await expect(other.getByRole("button", { name: "Add member" })).toHaveCount(1);
  await other.close();
});
