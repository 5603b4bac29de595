/** Where things are on the workbench of `npm run dev`. */
import type { Locator, Page } from "playwright/test";

/** A project under `npm run dev`, and the one page on which its workbench is tried. */
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
/** The button that sends it. */
export const submit = (page: Page) => form(page).locator("form.form button[type=submit]");
/** Opens a tab of the inspector. */
export const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
/** What the open tab shows. */
export const panel = (page: Page) => page.locator(".wb-inspector .tab-pane.active");
/** Chooses what the receiver does. */
export const network = (page: Page, label: string) =>
  page.getByLabel("Receiver", { exact: true }).selectOption({ label });
/** The dev server takes its time. */
export const settled = { timeout: 30_000 };

/** The whole text of an editor, which draws only what is on the screen. */
export const textIn = (box: Locator) =>
  box.evaluate((element) => {
    const { view } = (element as unknown as { cmTile: { view: { state: { doc: object } } } }).cmTile;
    return String(view.state.doc);
  });
