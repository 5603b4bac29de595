/** Converts numbers between a locale's notation and JSON's: of English unless another is given. */
import { forReading } from "../languages/counted.ts";

const english = "en";

/** The separators of a locale. */
interface Signs {
  group: string;
  decimal: string;
}

const known = new Map<string, Signs>();

/** The separators of a locale; cached, since one body may contain thousands of numbers. */
function signsOf(locale: string): Signs {
  const before = known.get(locale);
  if (before) return before;
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const signs = { group: sign("group"), decimal: sign("decimal") };
  known.set(locale, signs);
  return signs;
}

const western: Signs = { group: ",", decimal: "." };

/** Replaces Arabic, Persian and full-width digits with ASCII digits, and their separators with those of a locale. */
export const withPlainDigits = (text: string, { group, decimal } = western): string =>
  text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15))
    // Direction marks, which Arabic puts next to a sign, and what else cannot be seen.
    .replace(/\p{DI}/gu, "")
    .replace(/[−－]/g, "-")
    .replace(/[٫．]/g, decimal)
    .replace(/[٬，]/g, group);

const escaped = (sign: string) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;

/**
 * Parses a localized number into JSON notation: "1.234,5" is 1234.5 in German, and "0.500" a half, since nobody groups
 * digits after a zero. Anything else is returned unchanged, for the rules to reject.
 */
export function plainNumber(typed: string, locale = english): string {
  const signs = signsOf(locale);
  const { group, decimal } = signs;
  const text = withPlainDigits(typed, signs).trim();
  const between = `[${escaped(group)}\\s'’]`;
  const isGrouped = new RegExp(`^[+-]?[1-9]\\d{0,2}(${between})\\d{3}(?:\\1\\d{3})*(?:${escaped(decimal)}\\d*)?$`, "u");
  const whole = isGrouped.test(text) ? text.replace(new RegExp(between, "gu"), "") : text;
  return decimal === "." || whole.includes(".") ? whole : whole.replace(decimal, ".");
}

/** A number as a control holds it: all digits, no grouping. */
export const typedNumber = (value: number, locale = english): string =>
  String(value).replace(".", signsOf(locale).decimal);

/** A number as it is typed in one locale, typed in another; anything else is returned unchanged. */
export function retypedNumber(typed: string, from: string, to: string): string {
  const plain = plainNumber(typed, from);
  return Number.isFinite(Number(plain)) ? plain.replace(".", signsOf(to).decimal) : typed;
}

/** A time from now, "in 40 seconds", whose number and unit stay on one line. */
export const inSeconds = (seconds: number, locale: string): string =>
  new Intl.RelativeTimeFormat(locale).format(seconds, "second").replace(/(?<=\p{Nd}) /u, "\u00a0");

/** A number formatted for reading. */
export const readNumber = (value: number, locale: string): string => value.toLocaleString(locale, forReading);
