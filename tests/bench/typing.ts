/** The cost of a keystroke, and how soon the first one is kept. */
import type { Browser, Page } from "playwright";
import { Visit } from "./visit.ts";

/** Thirty keystrokes. */
const text = "Twelve services, one pipeline.";

/** A typical pause between two keys, long enough for the effects of one to finish before the next, in milliseconds. */
const rhythm = 40;

/**
 * Types into a text field; returns the script time of one keystroke, in milliseconds.
 * @throws when the field does not contain what was typed
 */
export async function scriptPerKeystroke(visit: Visit, field: string): Promise<number> {
  const control = visit.page.locator(`form.form [name="${field}"]`);
  await control.focus();
  await visit.page.waitForTimeout(200);
  const before = await visit.scriptTime();
  await visit.page.keyboard.type(text, { delay: rhythm });
  await visit.page.waitForTimeout(200);
  const after = await visit.scriptTime();
  const held = await control.inputValue();
  if (held !== text) throw new Error(`${visit.page.url()}: "${field}" holds "${held}" after "${text}" was typed`);
  return ((after - before) * 1000) / text.length;
}

declare global {
  interface Window {
    /** When each key was pressed, in milliseconds since the visit began. */
    pressed: { [key: string]: number };
  }
}

/** Distinct keys, enough for longer than a form takes to load at this rhythm. */
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Records each key, and focuses the form's first text field as soon as it is visible. Runs inside the page. */
function goToField(): void {
  window.pressed = {};
  addEventListener("keydown", ({ key, timeStamp }) => (window.pressed[key] ??= timeStamp), true);
  const look = () => {
    const control = document.querySelector<HTMLElement>('form.form input:not([type="hidden"], [tabindex="-1"])');
    if (control && window.vitals.firstPaint > 0) control.focus();
    else setTimeout(look, 5);
  };
  look();
}

async function typeOn(page: Page): Promise<void> {
  for (const letter of letters) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(rhythm);
  }
}

/**
 * Types while a form loads over a slow network; returns when the first key was pressed that the form kept, in milliseconds
 * since the visit began.
 * @throws if it kept none, or lost a later one
 */
export async function firstKeyKept(browser: Browser, url: string): Promise<number> {
  const visit = await Visit.open(browser, url, { form: true, inside: goToField, meanwhile: typeOn });
  try {
    const held = await visit.page.locator("form.form input:focus").inputValue();
    if (!held || !letters.endsWith(held)) throw new Error(`${url}: the first field holds "${held}" of "${letters}"`);
    const pressed = await visit.page.evaluate(() => window.pressed);
    return pressed[held[0] ?? ""] ?? Number.NaN;
  } finally {
    await visit.close();
  }
}
