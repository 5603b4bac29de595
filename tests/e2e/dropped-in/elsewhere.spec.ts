/** A form that is continued on another device by a link, and in another language. */
import { type BrowserContext, expect, test } from "playwright/test";
import { axeFaults } from "../axe.ts";
import { field } from "../form.ts";
import { holdBack } from "../hold-back.ts";
import { violations } from "../violations.ts";
import { brought, isBad, linkOf, makeLink, maker, press, said, write, written } from "./linked.ts";
import { DroppedInSite } from "./site.ts";

test.describe.configure({ mode: "serial" });
const site = new DroppedInSite();

test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

/** Another device. */
async function elsewhere({ browser }: { browser: { newContext: (how: object) => Promise<BrowserContext> } }) {
  return (await browser.newContext({ baseURL: site.url })).newPage();
}

test("a draft is continued and sent on another device, after which its link is deleted", async ({ page, browser }) => {
  const heard: string[] = [];
  const refused = await violations(page);
  page.context().on("request", (request) => {
    heard.push([request.url(), request.postData(), JSON.stringify(request.headers())].join(" "));
  });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/workshop?venue.street=Pier");
  await expect(field(page, "venue.street")).toHaveValue("Pier");
  await write(page);
  const link = await makeLink(page);
  const [, id = "", key = ""] = /#continue=([\w-]{22})\.([\w-]{43})$/.exec(link) ?? [];
  expect(link).toBe(`${site.url}/workshop?venue.street=Pier#continue=${id}.${key}`);
  await expect(maker(page)).toContainText(/It works until \w+ \d+, \d{4}/);
  await maker(page).getByRole("button", { name: "Copy" }).click();
  await expect(said(page)).toHaveText("The link is copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(await axeFaults(page)).toEqual([]);
  expect(refused).toEqual([]);
  const about = heard.filter((one) => one.includes(id));
  expect(about).toHaveLength(1);
  expect(about[0]).not.toMatch(/Quay|Ines/);
  expect(heard.filter((one) => one.includes(key) || one.split(" ")[0]?.includes(id))).toEqual([]);

  const other = await elsewhere({ browser });
  await other.goto(link);
  await expect(other.getByText("We kept what you wrote.")).toBeVisible();
  expect(other.url()).toBe(`${site.url}/workshop?venue.street=Pier`);
  expect(await other.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await expect(field(other, "people.1.name")).toHaveValue("Ines");
  await expect(field(other, "payment.holder")).toHaveValue("I. Okafor");
  await other.locator("form.form button[type=submit]").click();
  await expect(other.locator(".success h2")).toBeFocused();
  await expect(maker(other)).toBeHidden();
  expect((await site.stored("workshop-booking"))[0]).toEqual({ ...written, formName: "workshop-booking" });

  const third = await elsewhere({ browser });
  await third.goto(link);
  await expect(brought(third)).toHaveText("This link has ended or was deleted.");
});

test("a link that is still being created or updated when the form is sent is deleted with it", async ({
  page,
  request,
}) => {
  const headers = { Origin: site.url, "Content-Type": "text/plain" };
  const opened = async (id: string) =>
    (await request.post(`${site.receiver}?continue=open`, { headers, data: JSON.stringify({ id }) })).status();
  for (const name of ["Make a link", "Bring the link up to date"]) {
    await page.goto("/workshop");
    await write(page);
    if (name !== "Make a link") await makeLink(page);
    const letGo = await holdBack(page, /continue=keep/);
    const answer = page.waitForResponse(/continue=keep/);
    const asked = page.waitForRequest(/continue=keep/);
    await maker(page).getByRole("button", { name }).click();
    const { id } = (await asked).postDataJSON();
    await page.locator("form.form button[type=submit]").click();
    await expect(page.locator(".success h2")).toBeFocused();
    letGo();
    expect((await answer).ok(), name).toBe(true);
    await expect.poll(() => opened(id), name).toBe(404);
    await page.unrouteAll();
  }
});

test("a link replaces nothing that is already written here without asking", async ({ page, browser }) => {
  await page.goto("/workshop");
  await write(page);
  const link = await makeLink(page);
  const other = await elsewhere({ browser });
  await other.goto("/workshop");
  await field(other, "venue.street").fill("Mine");
  // The page is already open: the URL changes, but nothing is loaded.
  await other.goto(link);
  await expect(brought(other)).toContainText("Something is written in this form already.");
  expect(await isBad(other)).toBe(false);
  expect(other.url()).toBe(`${site.url}/workshop`);
  await press(other, "No, thanks");
  await expect(brought(other)).toBeHidden();
  await expect(field(other, "venue.street")).toHaveValue("Mine");
  await expect(field(other, "venue.street")).toBeFocused();
  // A declined link does not belong to this tab: a new one is made, and deleting that keeps the declined one.
  await expect(maker(other).getByLabel("Your link")).toBeHidden();
  expect(await makeLink(other)).not.toBe(link);
  await maker(other).getByRole("button", { name: "Delete the link" }).click();
  await expect(said(other)).toHaveText("The link is deleted.");
  await expect(maker(other).getByRole("button", { name: "Make a link" })).toBeFocused();
  await other.goto(link);
  await press(other, "Use what the link brings");
  await expect(field(other, "venue.street")).toHaveValue("Quay 7");
  await expect(field(other, "diet")).toHaveValue("None");

  // The same link restores the draft of the second device, after a confirmation.
  await field(other, "venue.street").fill("Ours");
  await maker(other).getByRole("button", { name: "Bring the link up to date" }).click();
  await expect(said(other)).toHaveText("The link brings what you have written up to now.");
  expect(await linkOf(other)).toBe(link);
  const third = await elsewhere({ browser });
  await third.goto(link);
  await expect(field(third, "venue.street")).toHaveValue("Ours");
  await maker(page).getByRole("button", { name: "Delete the link" }).click();
  await expect(said(page)).toHaveText("The link is deleted.");
  await expect(maker(page).getByLabel("Your link")).toBeHidden();
  await third.goto(link);
  await expect(brought(third)).toHaveText("This link has ended or was deleted.");
});

test("a truncated, foreign or expired link is reported, and does not stay in the URL", async ({ page, browser }) => {
  await page.goto("/workshop");
  await write(page);
  const link = await makeLink(page);
  const broken = "This link is not whole, or is of another form. Please copy all of it.";
  const wrong = [
    link.slice(0, -1),
    link.replace(/\.[\w-]{43}$/, `.${"A".repeat(43)}`),
    link.replace("/workshop#", "/stay#"),
  ];
  for (const address of wrong) {
    const other = await elsewhere({ browser });
    await other.goto(address);
    await expect(brought(other)).toHaveText(broken);
    expect(await isBad(other)).toBe(true);
    expect(other.url()).not.toContain("#");
    await other.context().close();
  }
  await site.change("UPDATE drafts SET until = 0");
  const late = await elsewhere({ browser });
  await late.goto(link);
  await expect(brought(late)).toHaveText("This link has ended or was deleted.");
});

test("an empty form, a full store and a lost connection are reported", async ({ page, context }) => {
  await page.goto("/workshop");
  const make = maker(page).getByRole("button", { name: "Make a link" });
  await page.evaluate(() => addEventListener("pagehide", () => document.body.classList.add("left")));
  await make.click();
  await expect(said(page)).toHaveText("Nothing is written yet.");
  await expect(page.locator("body.left")).toHaveCount(0);
  await write(page);
  await site.change(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) INSERT INTO drafts SELECT 'x' || i, 1, 9000000000000000, x'00' FROM n",
  );
  await make.click();
  await expect(said(page)).toHaveText("That did not work. Please try again later.");
  await site.change("DELETE FROM drafts");
  await context.setOffline(true);
  await make.click();
  await expect(said(page)).toHaveText("You are offline. Try again once you are connected.");
  await context.setOffline(false);
  const link = await makeLink(page);

  await page.goto("/stay");
  await page.goto("/workshop");
  await context.setOffline(true);
  await page.evaluate((address) => {
    location.href = address;
  }, link);
  await expect(brought(page)).toContainText("You are offline.");
  await context.setOffline(false);
  await press(page, "Try again");
  await expect(brought(page)).toContainText("Something is written in this form already.");
});

test("links are not offered without scripts, or in forms that turn them off", async ({ browser, request }) => {
  const plain = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })).newPage();
  await plain.goto("/workshop");
  await expect(plain.locator(".form-elsewhere")).toBeHidden();
  const newsletter = await (await request.get("/newsletter")).text();
  expect(newsletter).toContain('name="postCode"');
  expect(newsletter).not.toContain("elsewhere");
});

test("a draft moves to the other language of its form, and back", async ({ page }) => {
  await page.goto("/workshop");
  await write(page);
  const other = (name: string) => page.getByRole("navigation", { name: /andere|other/i }).getByRole("link", { name });
  await other("Deutsch").click();
  await expect(page).toHaveURL("/de/workshop");
  await expect(page.getByText(/^Wir haben aufbewahrt/)).toBeVisible();
  await expect(field(page, "people.1.name")).toHaveValue("Ines");
  await expect(field(page, "payment.holder")).toHaveValue("I. Okafor");
  await expect(page.locator("form.form").getByLabel("Verpflegung")).toBeChecked();
  await field(page, "venue.street").fill("Kai 7");
  // A page restored from the back/forward cache has it, too.
  await page.goBack();
  await expect(field(page, "venue.street")).toHaveValue("Kai 7");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.locator("form.form button[type=submit]").click();
  await expect(page.locator(".success h2")).toBeFocused();
  expect((await site.stored("workshop-booking"))[0]).toMatchObject({
    ...written,
    venue: { street: "Kai 7", seats: 12 },
  });
  await expect(page.locator(".form-elsewhere [role=status]"), "no link was deleted").toHaveText("");
  await page.goto("/de/workshop");
  await expect(field(page, "venue.street")).toHaveValue("");
});

test("a link is kept after going back and in the form's other language, and deleted once the form is sent there", async ({
  page,
  browser,
}) => {
  await page.goto("/workshop");
  await write(page);
  const link = await makeLink(page);
  for (const known of ["", await page.evaluate(() => sessionStorage["continue workshop"])]) {
    await page.evaluate((item) => {
      dispatchEvent(new Event("pagehide"));
      sessionStorage["continue workshop"] = item;
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }, known);
    await expect(page.locator(".form-link")).toBeVisible({ visible: known !== "" });
  }
  await page.goto("/de/workshop");
  await expect(page.locator(".form-link input")).toHaveValue(link.replace("/workshop", "/de/workshop"));
  await expect(field(page, "people.1.name")).toHaveValue("Ines");
  await expect(field(page, "payment.holder")).toHaveValue("I. Okafor");
  await page.locator("form.form button[type=submit]").click();
  await expect(page.locator(".success h2")).toBeFocused();
  const other = await elsewhere({ browser });
  await other.goto(link);
  await expect(brought(other)).toHaveText("This link has ended or was deleted.");
});
