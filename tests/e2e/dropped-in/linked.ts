/** Locators and actions for the links by which a form is continued on another device. */
import { expect, type Page } from "playwright/test";
import { field } from "../form.ts";

/** The part of the page that makes a link. */
export const maker = (page: Page) => page.getByRole("region", { name: "Continue on another device" });
/** The status of making one. */
export const said = (page: Page) => maker(page).getByRole("status");
/** The notice about a link that was followed. */
export const brought = (page: Page) => page.locator(".form-brought > span");
/** Whether the notice looks like an error: it is as red as a field's. */
export const isBad = (page: Page) =>
  page.locator(".form-brought").evaluate((notice) => {
    const red = document.documentElement.appendChild(document.createElement("i"));
    red.style.color = "var(--danger)";
    return getComputedStyle(notice).borderTopColor === getComputedStyle(red).color;
  });
/** Presses a button of that notice. */
export const press = (page: Page, name: string) => page.locator(".form-brought").getByRole("button", { name }).click();
/** The link that was made. */
export const linkOf = (page: Page) => maker(page).getByLabel("Your link").inputValue();

/** Fills in every kind of field that the form has. */
export async function write(page: Page): Promise<void> {
  const form = page.locator("form.form");
  await field(page, "venue.street").fill("Quay 7");
  await field(page, "venue.seats").fill("12");
  await field(page, "people.0.name").fill("Ines");
  await form.getByRole("button", { name: /^Add/ }).click();
  await field(page, "people.1.name").fill("Ada");
  await form.getByRole("button", { name: "Move person 1 down" }).click();
  await form.getByLabel("Catering").check();
  await field(page, "diet").fill("None");
  await form.getByRole("combobox", { name: "Payment" }).selectOption({ label: "Card" });
  await field(page, "payment.holder").fill("I. Okafor");
}

/** The body for what `write` fills in. */
export const written = {
  venue: { street: "Quay 7", seats: 12 },
  people: [{ name: "Ada" }, { name: "Ines" }],
  catering: true,
  payment: { kind: "card", holder: "I. Okafor" },
  diet: "None",
};

/** Makes a link, and returns it. */
export async function makeLink(page: Page): Promise<string> {
  await maker(page).getByRole("button", { name: "Make a link" }).click();
  await expect(said(page)).toHaveText("The link brings what you have written up to now.");
  await expect(maker(page).getByLabel("Your link")).toBeFocused();
  return linkOf(page);
}
