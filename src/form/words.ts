/** Labels inside sentences. */
import { spoken } from "../engine/words/spoken.ts";

/** A label in the middle of a sentence: "Guest 2" is "guest 2", "VAT number" stays. */
export const phrase = (label: string): string =>
  spoken.form.isLowered && /^[A-Z][a-z\d\s]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
