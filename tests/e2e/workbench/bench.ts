/** Locators for the workbench of `npm run dev`. */
import type { Locator, Page } from "playwright/test";

/** A project under `npm run dev`, and the only page on which its workbench is tested. */
export interface Bench {
  site: string;
  root: string;
  page: Page;
}

/** One of the three editors. */
export const editor = (page: Page, label: "Schema" | "UI document" | "Data") =>
  page.getByRole("textbox", { name: label, exact: true });
/** The form, in its frame. */
export const form = (page: Page) => page.frameLocator("iframe[title='The form']");
/** A control of the form. */
export const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
/** The submit button. */
export const submit = (page: Page) => form(page).locator("form.form button[type=submit]");
/** Opens a tab of the inspector. */
export const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
/** The contents of the open tab. */
export const panel = (page: Page) => page.locator(".wb-inspector .tab-pane.active");
/** Selects the receiver's behavior. */
export const network = (page: Page, label: string) =>
  page.getByLabel("Receiver", { exact: true }).selectOption({ label });
/** A patient timeout: a change reloads hundreds of modules from the dev server, which has taken 10 s on a busy machine. */
export const settled = { timeout: 90_000 };

/** The whole text of an editor, which renders only what is visible. */
export const textIn = (box: Locator) =>
  box.evaluate((element) => {
    const { view } = (element as unknown as { cmTile: { view: { state: { doc: object } } } }).cmTile;
    return String(view.state.doc);
  });
