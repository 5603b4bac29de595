/** Labels inside sentences. */

/** A label in the middle of a sentence: "Guest 2" is "guest 2", "VAT number" stays. */
export const phrase = (label: string): string =>
  /^[A-Z][a-z\d\s]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
