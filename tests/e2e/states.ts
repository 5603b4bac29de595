/** The states of a form's page, and how a visitor reaches each. */
import { expect, type Page } from "playwright/test";
import { type FormOnPage, freshEmail, pointAt } from "./form.ts";

/** A state of a form's page, and how to reach it. */
type State = [state: string, reach: (form: FormOnPage) => Promise<void>];

/** Remembers what a visitor entered before, on the open page. */
const remember = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem("visitor", '{"email":"someone@harbour.example","tel":"1"}'));

/** The states, in visits: each state is reached from the one before it. */
export const visits: State[][] = [
  [
    ["fresh", async (form) => void (await form.open())],
    [
      "broken rules",
      async (form) => {
        await form.submit.click();
        await expect(form.summary).toBeFocused();
      },
    ],
    [
      "failed",
      async (form) => {
        await form.fill({ ...form.facts.full, email: freshEmail() });
        const own = await pointAt(form.page, "http://127.0.0.1:9/");
        await form.submit.click();
        await expect(form.page.getByRole("alert").filter({ hasText: form.facts.banner })).toBeFocused();
        await pointAt(form.page, own);
      },
    ],
    [
      "sent",
      async (form) => {
        await form.submit.click();
        await expect(form.page.getByText("What you sent")).toBeVisible();
      },
    ],
  ],
  [
    [
      "offered",
      async (form) => {
        await form.open();
        await remember(form.page);
        await form.page.reload();
        await form.alive();
        await expect(form.page.getByText("Use what you entered before?")).toBeVisible();
      },
    ],
    [
      "kept",
      async (form) => {
        await form.set("company", "Harbour & Sons");
        await form.page.reload();
        await form.alive();
        await expect(form.page.getByText("We kept what you wrote.")).toBeVisible();
        // One notice at a time.
        await expect(form.page.getByText("Use what you entered before?")).toBeHidden();
      },
    ],
    [
      "answered as a page",
      async (form) => {
        await form.form.evaluate((element) => (element as HTMLFormElement).submit());
        await expect(form.page).toHaveTitle(/^Error: /);
        await expect(form.page.getByText("There is a problem")).toBeVisible();
      },
    ],
  ],
  [
    [
      "without its script",
      async (form) => {
        await form.page.route("**/assets/island-form-*.js", (route) => route.abort());
        await form.page.goto(form.facts.route);
        await expect(form.page.getByText("Sending this form needs a script")).toBeVisible();
      },
    ],
    [
      "waiting for its script",
      async (form) => {
        await form.page.unroute("**/assets/island-form-*.js");
        await form.page.route("**/assets/island-form-*.js", () => {});
        await form.page.goto(form.facts.route, { waitUntil: "domcontentloaded" });
        await form.submit.click();
        await expect(form.page.getByText("The form is still loading.")).toBeVisible();
      },
    ],
  ],
];
