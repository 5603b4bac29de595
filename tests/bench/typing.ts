/** The cost of a keystroke. */
import type { Visit } from "./visit.ts";

/** Thirty keystrokes. */
const text = "Twelve services, one pipeline.";

/** A typical pause between two keys, long enough for the effects of one to end before the next, in milliseconds. */
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
