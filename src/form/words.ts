/** Labels inside sentences. */
import type { Form } from "../engine/define/definition.ts";
import { entriesAlong } from "../engine/define/entry-name.ts";
import { spoken } from "../engine/words/spoken.ts";

/** A label in the middle of a sentence: "Guest 2" is "guest 2", "VAT number" stays. */
export const phrase = (label: string): string =>
  spoken.form.isLowered && /^\p{Lu}[\p{Ll}\d\s]/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/**
 * A button's accessible name with the entries around it, since other entries have the same button: "Add guest (Trip 1)". The
 * visible text comes first, since visitors who use speech recognition say what they read.
 * @param steps the path up to the innermost entry
 */
export function amongOthers(form: Form, text: string, steps: (string | number)[]): string {
  const names = entriesAlong(form, steps).join(spoken.form.colon);
  return names ? `${text} (${names})` : text;
}
