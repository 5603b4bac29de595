/** Keeps parts of a text on one line: a quantity with its unit, a range of hours or days, the last words. */

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

/** The text with no-break spaces in its quantities. */
export const withWholeQuantities = (text: string): string =>
  text.replace(quantity, (whole) => whole.replaceAll(" ", "\u00a0"));

/** The text with no-break spaces and hyphens in all parts that stay on one line, for places without markup. */
export const unbrokenText = (text: string): string =>
  unbrokenParts(text)
    .map((part, index) => (index % 2 === 1 ? part.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011") : part))
    .join("");

/**
 * The last three words of a long text, if they are so short that two of them on the last line would look lost. `text-wrap: pretty`
 * only prevents a single word there.
 */
export const shortEnd = (text: string): string =>
  (text.length >= 80 && /(?<=\s)\S{1,8}\s(?![AP]M\s)[a-z]{1,8}\s[a-z]{1,6}\W?$/i.exec(text)?.[0]) || "";

/**
 * Splits a text: parts with an odd index stay on one line by style; in the others, no-break spaces keep quantities together.
 * @param end the end of the text, which also stays on one line
 */
export const unbrokenParts = (text: string, end = ""): string[] => {
  const parts = withWholeQuantities(text.slice(0, text.length - end.length)).split(hyphened);
  return end ? [...parts, end] : parts;
};
