/** Texts that keep a schema's rules: by format, by pattern, or words of any length that is allowed. */
import fc from "fast-check";
import { startOf } from "../../engine/file-types.ts";
import type { Schema } from "../../engine/schema.ts";
import { fitting } from "./fitting.ts";

type Texts = fc.Arbitrary<string>;

/** Days far enough ahead that no run of the same seed ever differs, whatever today is. */
const day: Texts = fc
  .integer({ min: 0, max: 3650 })
  .map((days) => new Date(Date.UTC(2090, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

const two = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, "0"));
const clock: Texts = fc.tuple(two(23), two(59), two(59)).map((parts) => `${parts.join(":")}Z`);
const plainUrl = (): Texts => fc.webUrl({ validSchemes: ["https"] });

/**
 * Texts by format, described where they are asked for: of addresses that takes a second. A format that is not here is tried by
 * words, and refused by the schema where they do not fit.
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
  byte: () => fc.base64String({ minLength: 4, maxLength: 40 }),
  color: () => fc.constantFrom("#1b2a4a", "#fff", "teal"),
  "data-url": () =>
    fc
      .base64String({ minLength: 4, maxLength: 40 })
      .map((content) => `data:text/plain;name=notes.txt;base64,${content}`),
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

/** Words of about a length, without white space around them: a form sends texts trimmed. */
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

/** A pattern that only asks for something other than white space. */
const isBlank = (pattern: string) => pattern === "\\S";

/** How long a text is at most where its schema does not say. */
const usual = 200;

/** What looks ahead in a pattern, with one pair of parentheses inside it. */
const ahead = /\(\?[=!](?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g;

/**
 * Texts that come near a pattern: of any length, where it asks for more than there may be, and without what it looks ahead
 * for, which the library does not know; else any texts.
 */
function matchingTexts(pattern: string, most: number): Texts {
  for (const source of [pattern, pattern.replace(ahead, "")])
    for (const limit of [{ maxLength: most }, {}])
      try {
        return fc.stringMatching(new RegExp(source, "u"), limit);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
      }
  return phrases(0, most);
}

/** Files of the type that their schema asks for, which begin as such files do. */
function ofType(files: Texts, { contentMediaType }: Schema): Texts {
  if (typeof contentMediaType !== "string") return files;
  const type = contentMediaType.replace("*", "png");
  const whole = (start: string) => start.padEnd(4 * Math.ceil(start.length / 4), "A");
  return fc
    .tuple(files, fc.stringMatching(new RegExp(`^${startOf(type)}$`.replaceAll(".", "[A-Za-z]"))))
    .map(([url, start]) => url.replace("text/plain", type).replace("base64,", `base64,${whole(start)}`));
}

/** Texts that a schema accepts, its boundaries among them. A pattern beside a format is left to the one who asks. */
export function textsFor(schema: Schema): Texts {
  const { format = "", pattern, minLength = 0, maxLength } = schema;
  const most = maxLength ?? Math.max(usual, minLength);
  const fits = (text: string) => {
    const { length } = Array.from(text);
    return length >= minLength && length <= most && text === text.trim() && text !== "";
  };
  if (schema.dateMinimum) return day;
  const known = formats[format] && ofType(formats[format](), schema);
  if (known) return fitting(known, fits, `a ${format} of ${minLength} to ${most} characters`);
  if (pattern === undefined || isBlank(pattern)) return phrases(minLength, most);
  const wanted = new RegExp(pattern, "u");
  const matches = (text: string) => fits(text) && wanted.test(text);
  return fitting(
    matchingTexts(pattern, most),
    matches,
    `a text of ${minLength} to ${most} characters that matches ${pattern}`,
  );
}
