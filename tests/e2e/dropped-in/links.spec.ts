/** A visitor with several links to one form: the receiver keeps none of them afterward. */
import { expect, type Page, test } from "playwright/test";
import { DroppedInSite } from "./site.ts";

const site = new DroppedInSite();

test.describe.configure({ mode: "default" });
test.use({ baseURL: site.url });
test.beforeAll(() => site.start());

async function makeLink(page: Page, street: string): Promise<string> {
  await page.goto("/workshop");
  await page.locator("[name='venue.street']").fill(street);
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = page.getByLabel("Your link");
  await expect(link).toHaveValue(/#continue=/);
  return link.inputValue();
}

test("a visitor's own link is kept beside one that was followed, and both are deleted when the form is sent", async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  const [own, followed] = [await makeLink(page, "Mine"), await makeLink(other, "Ours")];
  await page.goto(followed);
  await page.getByRole("button", { name: "Use what the link brings" }).click();
  await expect(page.locator("[name='venue.street']")).toHaveValue("Ours");
  await expect(page.getByLabel("Your link")).toHaveValue(followed);
  const third = await (await browser.newContext({ baseURL: site.url })).newPage();
  await third.goto(own);
  await expect(third.locator("[name='venue.street']")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Bring the link up to date" }).click();
  await expect(page.getByText("The link brings what you have written up to now.")).toBeVisible();
  const ended = Promise.all(
    [own, followed].map((link) =>
      page.waitForResponse(
        (answer) =>
          answer.url().includes("continue=delete") &&
          (answer.request().postData() ?? "").includes(/continue=([\w-]+)/.exec(link)?.[1] ?? " "),
      ),
    ),
  );
  await page.locator("form.form button[type=submit]").click();
  await expect(page.locator(".success h2")).toBeFocused();
  await ended;
  for (const link of [own, followed]) {
    const late = await (await browser.newContext({ baseURL: site.url })).newPage();
    await late.goto(link);
    await expect(late.locator(".form-brought > span")).toHaveText("This link has ended or was deleted.");
  }
});

test("a link is passed to the device's share sheet if there is one; otherwise it can be copied by hand", async ({
  page,
}) => {
  const made = "The link brings what you have written up to now.";
  const failed = "That did not work. Please try again later.";
  const given: ShareData[] = [];
  let fault = "";
  await page.exposeFunction("give", (what: ShareData) => {
    given.push(what);
    return fault;
  });
  await makeLink(page, "Mine");
  const share = page.getByRole("button", { name: "Share" });
  await expect(share).toBeHidden();
  await page.addInitScript(() => {
    const share = async (what: ShareData) => {
      const name: string = await Reflect.get(window, "give")(what);
      if (name) throw new DOMException("", name);
    };
    Object.assign(navigator, { share });
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("not allowed")) });
  });
  await page.reload();
  const link = page.getByLabel("Your link");
  const said = page.locator(".form-elsewhere [role=status]");
  await page.getByRole("button", { name: "Bring the link up to date" }).click();
  await expect(said).toHaveText(made);
  // Cancelling is no error.
  for (const [name, words] of [
    ["", made],
    ["AbortError", made],
    ["NotAllowedError", failed],
  ] as const) {
    fault = name;
    await share.click();
    await expect(share).not.toHaveAttribute("aria-disabled");
    await expect(said).toHaveText(words);
  }
  const one = { title: await page.title(), url: await link.inputValue() };
  expect(given).toEqual([one, one, one]);
  await page.getByRole("button", { name: "Bring the link up to date" }).click();
  await expect(said).toHaveText(made);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(said).toHaveText(failed);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(one.url);
});

test("a draft that is too long for a link is reported as such, not as a lost connection", async ({ page }) => {
  await makeLink(page, "Mine");
  const failed = "That did not work. Please try again later.";
  const headers = { "Access-Control-Allow-Origin": "*" };
  for (const [status, onLine, words] of [
    [0, true, failed],
    [413, false, "This is more than a link can bring along."],
    [503, false, failed],
  ] as const) {
    await page.evaluate((value) => Object.defineProperty(navigator, "onLine", { value, configurable: true }), onLine);
    await page.route(/continue=keep/, (route) =>
      status ? route.fulfill({ status, headers, json: {} }) : route.abort(),
    );
    await page.getByRole("button", { name: "Bring the link up to date" }).click();
    await expect(page.locator(".form-elsewhere [role=status]")).toHaveText(words);
  }
});
