/** Labels inside sentences. */
import type { Form } from "../engine/define/definition.ts";
import { entriesAlong } from "../engine/define/entry-name.ts";
import { spoken } from "../engine/words/spoken.ts";

/** A label in the middle of a sentence: "Guest 2" is "guest 2", "VAT number" stays. */
export const phrase = (label: string): string =>
  spoken.form.isLowered && /^\p{Lu}[\p{Ll}\d\s]/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/**
 * What a button does, with the entries that it is in, whose lists have buttons for the same: "Add guest (Trip 1)". The text comes
 * first, since visitors who speak say what they read.
 * @param steps the path up to the innermost of them
 */
export function amongOthers(form: Form, text: string, steps: (string | number)[]): string {
  const names = entriesAlong(form, steps).join(spoken.form.colon);
  return names ? `${text} (${names})` : text;
}
