/** Helpers for labels and lists of words. */
import { spoken } from "./spoken.ts";

/** Words that begin with a capital letter. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The last step of a path as words: `currentInfrastructure` is "Current infrastructure". */
export function humanize(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/[_-]+/g, " ");
  return capitalized(words.trim().toLowerCase());
}

/** A list as a sentence writes it: "A, B and C". */
export const andOf = (names: string[]): string =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");

/** Joins nested labels; one that ends with a question mark (in Greek a semicolon) or colon needs no separator. */
export const chain = (labels: string[]): string =>
  labels.reduce((all, label) =>
    /[?？؟;\u{37e}:：]$/u.test(all) ? `${all} ${label}` : all + spoken.form.colon + label,
  );

/** Irregular plurals, with their singular. */
const irregular = new Map([
  ["children", "child"],
  ["people", "person"],
  ["men", "man"],
  ["women", "woman"],
]);

/**
 * The singular of a plural label: "Guests" is "Guest", "A list of strings" is "String"; unchanged in languages other
 * than English.
 */
export function singular(words: string): string {
  if (!spoken.form.hasSingular) return words;
  const many = words.replace(/^(an? )?list of /i, "");
  const first = capitalized(many);
  const last = first.slice(first.lastIndexOf(" ") + 1);
  const one = irregular.get(last.toLowerCase());
  if (one) return first.slice(0, -last.length) + (/^[A-Z]/.test(last) ? capitalized(one) : one);
  if (/ies$/i.test(first)) return first.replace(/ies$/i, "y");
  if (/(ch|sh|x|ss)es$/i.test(first)) return first.slice(0, -2);
  return /(ss|us|is)$/i.test(first) ? first : first.replace(/s$/i, "");
}
