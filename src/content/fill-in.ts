/**
 * Fills values from src/site.ts, src/hours.ts and src/clocks.ts into prose and documents: `{{brand.email}}`,
 * `{{clocks.estimate.words}}`; and drops passages between `{{#claim}}` and `{{/claim}}` if src/claims.ts does not show
 * the claim.
 */

import { type Claim, confirmed, isShown } from "../claims.ts";
import { call, clocks, support } from "../clocks.ts";
import { DocumentError, lineIn, quote, refusal } from "../engine/check/problem.ts";
import { nearest } from "../engine/check/suggest.ts";
import { pointerStep } from "../engine/schema/path.ts";
import { isObject, valueIn } from "../engine/schema/schema.ts";
import { officeHours } from "../hours.ts";
import { withWholeQuantities } from "../shell/quantities.ts";
import { brand, owner } from "../site.ts";
import { isLanguage } from "./figures/language.ts";

/**
 * The tables that a placeholder can refer to: `{{`, the table, a dot, the path of a string in it, `}}`. Other braces
 * are left alone, as in an article about templates; outside code, one that is a misspelled name away from being filled in
 * is a mistake.
 */
const tables: { [name: string]: object } = { brand, call, clocks, officeHours, owner, support };

const placeholders = new RegExp(`\\{\\{(${Object.keys(tables).join("|")})\\.([\\w.]+)\\}\\}`, "g");

const passages = new RegExp(`\\{\\{#(${Object.keys(confirmed).join("|")})\\}\\}([\\s\\S]*?)\\{\\{/\\1\\}\\}`, "g");

/** The placeholders in a text, and the claims that decide whether passages are shown. */
export const filledIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(placeholders), ...text.matchAll(passages)].map(([whole]) => whole.replace(/\}\}.*/s, "}}")),
  ),
];

/** What stands in a text where its file is not in UTF-8, and what no text has, which a page would show as a sign or not at all. */
const damages = [
  { sign: /\ufffd/, expected: "a text in UTF-8", fix: "save it as UTF-8" },
  {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    sign: /[\0-\x08\x0e-\x1f\x7f]/,
    expected: "a text without control characters",
    fix: "remove what is between these letters, or write it anew",
  },
];

/** The end of a passage, and what a placeholder begins with: of any name, and with spaces, as other templates have them. */
const marker = /\{\{\s*[#/]\s*(\w+)\s*\}\}/g;
const beginning = /\{\{\s*(\w+)\.[\w.]+\s*\}\}/g;

/** A text with hidden passages and the markers removed, those within others too. */
const shown = (text: string): string =>
  text.replace(passages, (_passage, name: Claim, said: string) => (isShown(name) ? shown(said) : ""));

/** A text without the markers of whole passages, as long as before. */
const unmarked = (text: string): string =>
  text.replace(passages, (passage, name: Claim, said: string) => {
    const start = " ".repeat(`{{#${name}}}`.length);
    return start + unmarked(said) + " ".repeat(passage.length - start.length - said.length);
  });

/**
 * Code in Markdown, with the language of a block, which may be in a list or a quotation. Each part of its first line ends where the
 * next begins: a long line is not tried in parts of every length.
 */
const code =
  /^[ \t>*+\d.)-]*(`{3,}(?!`)|~{3,}(?!~)) *(?! )([^`\s]*)(?![^`\s])[^`\n]*\n.*?^[ \t>]*\1|(?<!`)(`+)(?!`)(?:(?!\n\s*\n).)+?(?<!`)\3(?!`)/gms;

/** A text without the braces of code, which are those of other templates, as long as before; those of pictures are ours. */
export const withoutCode = (text: string): string =>
  text.replace(code, (found, _fence, language = "") => (isLanguage(language) ? found : found.replace(/[{}]/g, " ")));

/** The value of a placeholder; undefined if it refers to none. */
function valueAt(table: string, way: string): string | number | undefined {
  const value = valueIn(tables[table], way.split("."));
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

/** A mistake of a text: where in it, and what of it. */
type Mistake = { index: number; found: string } & Record<"expected" | "fix", string>;

/** The names that are almost those of claims or tables, the claims whose passage has one end, and placeholders of nothing. */
function mistakesIn(whole: string): Mistake[] {
  const text = withoutCode(whole);
  const expected = "a passage between {{#claim}} and {{/claim}}";
  const other = { expected, fix: "write the other end of it, or remove this one" };
  const mean = (near: string) => `write "${near}"; in backquotes, braces of another language stay as they are`;
  const closed = (found: string) => mean(found.replace(/\s/g, ""));
  const markers = [...unmarked(text).matchAll(marker)].flatMap(({ index, 0: found, 1: name = "" }) => {
    if (Object.hasOwn(confirmed, name))
      return { index, found, ...other, ...(/\s/.test(found) && { fix: closed(found) }) };
    const near = nearest(name, Object.keys(confirmed));
    return near ? { index, found, expected: "the name of a claim (src/claims.ts)", fix: mean(near) } : [];
  });
  const others = [...text.matchAll(beginning)].flatMap(({ index, 0: found, 1: name = "" }) => {
    const placeholder = { index, found, expected: "a placeholder (src/site.ts, src/hours.ts, src/clocks.ts)" };
    if (Object.hasOwn(tables, name)) return /\s/.test(found) ? { ...placeholder, fix: closed(found) } : [];
    const near = nearest(name, Object.keys(tables), 0.25);
    return near ? { ...placeholder, fix: mean(near) } : [];
  });
  const empty = [...text.matchAll(placeholders)].flatMap(({ index, 0: found, 1: table = "", 2: way = "" }) => {
    const expected = `a placeholder of a text in ${table} (src/site.ts, src/hours.ts, src/clocks.ts)`;
    return valueAt(table, way) === undefined ? { index, found, expected, fix: "correct the placeholder" } : [];
  });
  return [...markers, ...others, ...empty];
}

/**
 * Replaces the placeholders of a text, and leaves out the byte order mark that some editors begin a file with: Markdown
 * would take a heading behind it for a paragraph.
 * @param file where the text comes from
 * @param path its JSON pointer there, if the file is JSON
 * @param said what is written for a value, by its path in its table: the value by default
 * @throws DocumentError when a placeholder refers to nothing in its table, a passage has one end, a name of either is
 * misspelled, or the file is not in UTF-8
 */
export function fillIn(
  text: string,
  file: string,
  path = "",
  said: (value: string, way: string) => string = (value) => value,
): string {
  const at = (index: number) => path || `line ${lineIn(text, index)}`;
  // The strings of JSON say such characters by escapes, as a pattern may.
  for (const { sign, ...damage } of path ? damages.slice(0, 1) : damages) {
    const index = text.search(sign);
    if (index < 0) continue;
    const [before, after] = [text.slice(Math.max(0, index - 20), index), text.slice(index, index + 21)];
    const found = quote(`${before.split(/\s/).at(-1)}${after.split(/\s/)[0]}`);
    throw refusal(file, { found, ...damage }, at(index));
  }
  const mistakes = mistakesIn(text).map(({ index, ...mistake }) => ({ file, path: at(index), ...mistake }));
  if (mistakes.length > 0) throw new DocumentError(mistakes);
  return shown(text.replace(/^\ufeff/, "")).replace(placeholders, (found, table: string, way: string) => {
    const value = valueAt(table, way);
    return value === undefined ? found : said(String(value), way);
  });
}

/**
 * Quantities stay on one line; but a deadline is not shown, only computed from, and a time on its own is part of the
 * specification's literal words.
 */
const held = (value: string, way: string) => (/\.(due|time)$/.test(way) ? value : withWholeQuantities(value));

/**
 * Replaces the placeholders in all strings of a document, including keys, so that what is drawn matches what is
 * validated. Pages keep the quantities of all their texts together when they are rendered; a form's texts are part of
 * its script, so that those of its values are, here.
 * @throws DocumentError when a placeholder refers to nothing
 */
export function fillDocument<T>(value: T, file: string, path = ""): T {
  if (typeof value === "string") return fillIn(value, file, path, held) as T;
  if (Array.isArray(value)) return value.map((entry, index) => fillDocument(entry, file, `${path}/${index}`)) as T;
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const at = `${path}/${pointerStep(key)}`;
    return [fillIn(key, file, at), fillDocument(inner, file, at)];
  });
  return Object.fromEntries(entries) as T;
}
