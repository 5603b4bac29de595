/** Generates strings for a schema: by format, by pattern, or words of any allowed length. */
import fc from "fast-check";
import { startOf } from "../../engine/define/file-types.ts";
import { isBlankPattern } from "../../engine/define/sentences.ts";
import { pad } from "../../engine/schema/dates.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { fitting } from "./fitting.ts";
import { matchingTexts } from "./patterns.ts";

type Texts = fc.Arbitrary<string>;

/** Dates far in the future, so that runs with the same seed never differ, whatever today is. */
const day: Texts = fc
  .integer({ min: 0, max: 3650 })
  .map((days) => new Date(Date.UTC(2090, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

const two = (max: number) => fc.integer({ min: 0, max }).map((number) => pad(number));
const clock: Texts = fc.tuple(two(23), two(59), two(59)).map((parts) => `${parts.join(":")}Z`);
const plainUrl = (): Texts => fc.webUrl({ validSchemes: ["https"] });

/** Bytes in base64 without stray bits at its end, which a receiver that writes them again would drop. */
const contents = (): Texts =>
  fc.uint8Array({ minLength: 3, maxLength: 30 }).map((bytes) => btoa(String.fromCharCode(...bytes)));

/**
 * Generators by format, created on demand: that of email addresses takes a second. For other formats words are
 * generated, and the schema rejects those that do not fit.
 */
const formats: { [format: string]: () => Texts } = {
  date: () => day,
  time: () => clock,
  "iso-time": () => clock,
  "date-time": () => fc.tuple(day, clock).map(([date, time]) => `${date}T${time}`),
  "iso-date-time": () => fc.tuple(day, clock).map(([date, time]) => `${date}T${time}`),
  duration: () => fc.integer({ min: 1, max: 60 }).map((minutes) => `PT${minutes}M`),
  email: () => fc.emailAddress(),
  hostname: () => fc.domain(),
  ipv4: () => fc.ipV4(),
  ipv6: () => fc.ipV6(),
  uri: plainUrl,
  url: plainUrl,
  "uri-reference": () => fc.constantFrom("/contact", "#top", "https://example.com/a"),
  "uri-template": () => fc.constant("/items/{id}"),
  uuid: () => fc.uuid(),
  regex: () => fc.constantFrom("^a+$", "[0-9]{3}"),
  "json-pointer": () => fc.constantFrom("", "/a/b", "/0"),
  "relative-json-pointer": () => fc.constantFrom("0", "1/a"),
  byte: contents,
  color: () => fc.constantFrom("#1b2a4a", "#fff", "teal"),
  "data-url": () => contents().map((content) => `data:text/plain;name=notes.txt;base64,${content}`),
};

const words = [
  "migrate",
  "twelve",
  "services",
  "before",
  "spring",
  "Zürich",
  "café",
  "東京",
  "O’Neill",
  "R&D",
  "<b>",
  "=1+1",
  "🚢",
];

/** Words of about a given length, without surrounding whitespace, since a form sends trimmed text. */
function phrases(least: number, most: number): Texts {
  const exact = (length: number) => fc.constantFrom("x", "é", "字", "🚢").map((letter) => letter.repeat(length));
  const joined = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 })
    .map((list) => Array.from(list.join(" ")).slice(0, most).join("").trim());
  const free = fitting(joined, (text) => Array.from(text).length >= least, `a text of ${least} characters`);
  const isShort = least <= 20;
  return fc.oneof(
    ...(isShort ? [{ arbitrary: free, weight: 6 }] : []),
    { arbitrary: exact(Math.max(least, 1)), weight: 1 },
    { arbitrary: exact(most), weight: 1 },
  );
}

/** The default maximum length, and the greatest length that is generated. */
const [usual, longest] = [200, 20_000];

/** Files with the signature of the type that their schema requires. */
function ofType(files: Texts, { contentMediaType }: Schema): Texts {
  if (typeof contentMediaType !== "string") return files;
  const type = contentMediaType.replace("*", "png");
  const whole = (start: string) => start.padEnd(4 * Math.ceil(start.length / 4), "A");
  return fc
    .tuple(files, fc.stringMatching(new RegExp(`^${startOf(type)}$`.replaceAll(".", "[A-Za-z]"))))
    .map(([url, start]) => url.replace("text/plain", type).replace("base64,", `base64,${whole(start)}`));
}

/**
 * Texts for a format with a pattern, of which the caller keeps those that match both: texts of the format, and texts of the
 * pattern, with or without a letter at an end that is not anchored, as with `@example\\.com$` for email addresses.
 */
function patterned(known: Texts, pattern: string, most: number): Texts {
  const [, start, named = "", end] = /^(\^?)(.*?)(\$?)$/s.exec(pattern) ?? [];
  const beside = (isClosed: string | undefined) => fc.constantFrom(...(isClosed ? [""] : ["", "a"]));
  const around = fc.tuple(beside(start), matchingTexts(`^(?:${named})$`, most, phrases(0, most)), beside(end));
  return fc.oneof(
    known,
    around.map((parts) => parts.join("")),
  );
}

/** Strings that a schema accepts, including its limits. A pattern beside a format is left to the caller to check. */
export function textsFor(schema: Schema): Texts {
  const { format = "", pattern, minLength = 0, maxLength } = schema;
  const most = Math.max(minLength, Math.min(maxLength ?? usual, longest));
  const fits = (text: string) => {
    const { length } = Array.from(text);
    return length >= minLength && length <= most && text === text.trim() && text !== "";
  };
  if (schema.dateMinimum) return day;
  const known = formats[format] && ofType(formats[format](), schema);
  if (known) {
    const texts = pattern === undefined ? known : patterned(known, pattern, most);
    return fitting(texts, fits, `a ${format} of ${minLength} to ${most} characters`);
  }
  if (pattern === undefined || isBlankPattern(pattern)) return phrases(minLength, most);
  const wanted = new RegExp(pattern, "u");
  const matches = (text: string) => fits(text) && wanted.test(text);
  // Generated strings are usually short, and most patterns match them repeated.
  const stretched = (text: string) =>
    Array.from(text).length < minLength ? Array.from(text.trim().repeat(minLength)).slice(0, minLength).join("") : text;
  return fitting(
    matchingTexts(pattern, most, phrases(0, most)).map(stretched),
    matches,
    `a text of ${minLength} to ${most} characters that matches ${pattern}`,
  );
}
