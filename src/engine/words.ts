/** Names as words. */
import { spoken } from "./spoken.ts";

/** The last part of a path, as words: `currentInfrastructure` is "Current infrastructure". */
export function humanize(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Several as a sentence lists them: "A, B and C". */
export const andOf = (names: string[]): string =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");

/** Labels one inside the other: what asks something, or ends with a colon, needs no sign behind it. */
export const chain = (labels: string[]): string =>
  labels.reduce((all, label) => (/[?:]$/.test(all) ? `${all} ${label}` : all + spoken.form.colon + label));

/** Several, and one of them, where no ending tells. */
const irregular: { [many: string]: string } = { children: "child", people: "person", men: "man", women: "woman" };

/** One of several: "Guests" are each a "Guest", "A list of strings" has each time a "String"; in other languages what it was. */
export function singular(words: string): string {
  if (!spoken.form.hasSingular) return words;
  const many = words.replace(/^(an? )?list of /i, "");
  const first = many.charAt(0).toUpperCase() + many.slice(1);
  const last = first.slice(first.lastIndexOf(" ") + 1);
  const one = irregular[last.toLowerCase()];
  if (one)
    return first.slice(0, -last.length) + (/^[A-Z]/.test(last) ? one.charAt(0).toUpperCase() + one.slice(1) : one);
  if (/ies$/i.test(first)) return first.replace(/ies$/i, "y");
  if (/(ch|sh|x|ss)es$/i.test(first)) return first.slice(0, -2);
  return /(ss|us|is)$/i.test(first) ? first : first.replace(/s$/i, "");
}
