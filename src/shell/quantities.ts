/** What stays on one line in a text: a quantity with its unit, a range of hours or of days, its last words. */

/** "9 AM-6 PM EST", "14:00-23:00 UTC". */
const hours = String.raw`\d+(?:(?::\d\d)? ?[AP]M|:\d\d)-\d+(?:(?::\d\d)? ?[AP]M|:\d\d)(?: [A-Z]+\b)?`;
/** "Mon-Fri". */
const days = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)-(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
/** "30-minute". */
const long = String.raw`[\d,.]*\d-(?:minute|hour|day|week|month|year)\b`;
/** "4 hours", "2 business days", "128 KB", "2 PM EST". */
const quantity =
  /(?<![\d,.:]|[AP]M-)[\d,.:]*\d(?: (?:business )?(?:minute|hour|day|week|month|year)s?\b| (?:[KMGT]i?B|[KMG]bit\/s|[KMG]iB\/s|vCPUs?|[AP]M(?: [A-Z]+)?(?!-))\b)/g;

const hyphened = new RegExp(String.raw`(\b${days}\b(?: ${hours})?|(?<![\d,.])(?:${hours}|${long}))`);

/** A text with no-break spaces in its quantities. */
export const withWholeQuantities = (text: string): string =>
  text.replace(quantity, (whole) => whole.replaceAll(" ", "\u00a0"));

/** A text that breaks where its parts may break, without any markup. */
export const unbrokenText = (text: string): string =>
  unbrokenParts(text)
    .map((part, index) => (index % 2 === 1 ? part.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011") : part))
    .join("");

/**
 * The last words of a long text, if they are short: its last line is not two of them. `text-wrap: pretty` only sees to it
 * that it is not one. A third word comes along if it is short, too.
 */
export const shortEnd = (text: string): string =>
  (text.length >= 80 && /(?<=\s)\S{1,8}\s(?![AP]M\s)[a-z]{1,8}\s[a-z]{1,6}\W?$/i.exec(text)?.[0]) || "";

/**
 * Splits a text: the parts with an odd index stay on one line by their style; in the others it is no-break spaces that
 * keep a quantity together.
 * @param end the last part, which stays on one line, too
 */
export const unbrokenParts = (text: string, end = ""): string[] => {
  const parts = withWholeQuantities(text.slice(0, text.length - end.length)).split(hyphened);
  return end ? [...parts, end] : parts;
};
