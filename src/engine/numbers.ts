/** Numbers as a language writes them, and as JSON does. */

/** The signs between the digits of a language's numbers. */
interface Signs {
  group: string;
  decimal: string;
}

const known = new Map<string, Signs>();

/** The signs of a language; Intl is asked once, since thousands of numbers may come in one body. */
function signsOf(locale: string): Signs {
  const before = known.get(locale);
  if (before) return before;
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const signs = { group: sign("group"), decimal: sign("decimal") };
  known.set(locale, signs);
  return signs;
}

/** Arabic and Persian digits as those of everybody else, and their signs as those of Arabic numbers in our digits. */
const withPlainDigits = (text: string) =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    // Marks of direction, which Arabic writes a sign with.
    .replace(/[\u200e\u200f\u061c]/g, "")
    .replaceAll("−", "-")
    .replaceAll("٫", ".")
    .replaceAll("٬", ",");

const escaped = (sign: string) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;

/**
 * A number as JSON writes it, from how people write it in a language: "1.234,5" is 1234.5 in German. What is no such number stays
 * as it is, for the rules to refuse.
 */
export function plainNumber(typed: string, locale: string): string {
  const { group, decimal } = signsOf(locale);
  const text = withPlainDigits(typed);
  const between = `[${escaped(group)}\\s'’]`;
  const isGrouped = new RegExp(`^[+-]?\\d{1,3}(${between})\\d{3}(?:\\1\\d{3})*(?:${escaped(decimal)}\\d*)?$`, "u");
  const whole = isGrouped.test(text) ? text.replace(new RegExp(between, "gu"), "") : text;
  return decimal === "." || whole.includes(".") ? whole : whole.replace(decimal, ".");
}

/** A number as a control holds it: with all its digits, and no sign between groups of them. */
export const typedNumber = (value: number, locale: string): string =>
  String(value).replace(".", signsOf(locale).decimal);

/** A number as people read it. */
export const readNumber = (value: number, locale: string): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 20 });
