/** A visitor with several links to one form: none is left behind at the receiver. */
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

test("a link of one's own is kept beside the one that is followed, and both end when the form is sent", async ({
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
