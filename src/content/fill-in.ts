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
 * The tables that a placeholder can refer to: `{{`, the table, a dot, the path of a value in it, `}}`. Other braces are left
 * alone, since an article may be about templates; but outside code, what looks like a misspelled placeholder is an error.
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

/** The signs of a damaged text: the replacement character, which says that the file is not in UTF-8, and control characters. */
const damages = [
  { sign: /\ufffd/, expected: "a text in UTF-8", fix: "save it as UTF-8" },
  {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    sign: /[\0-\x08\x0e-\x1f\x7f]/,
    expected: "a text without control characters",
    fix: "remove the control character between these letters, or type the text again",
  },
];

/** Markers and placeholders with any name, and with the spaces that other template languages allow. */
const marker = /\{\{\s*[#/]\s*(\w+)\s*\}\}/g;
const beginning = /\{\{\s*(\w+)\.[\w.]+\s*\}\}/g;

/** The text without hidden passages and without markers, also in nested passages. */
const shown = (text: string): string =>
  text.replace(passages, (_passage, name: Claim, said: string) => (isShown(name) ? shown(said) : ""));

/** The text with the markers of complete passages blanked, so that positions stay the same. */
const unmarked = (text: string): string =>
  text.replace(passages, (passage, name: Claim, said: string) => {
    const start = " ".repeat(`{{#${name}}}`.length);
    return start + unmarked(said) + " ".repeat(passage.length - start.length - said.length);
  });

/**
 * Code in Markdown, with the language of a block, which may be in a list or a block quote. The parts of its first line cannot
 * overlap, so that matching takes linear time.
 */
const code =
  /^[ \t>*+\d.)-]*(`{3,}(?!`)|~{3,}(?!~)) *(?! )([^`\s]*)(?![^`\s])[^`\n]*\n.*?^[ \t>]*\1|(?<!`)(`+)(?!`)(?:(?!\n\s*\n).)+?(?<!`)\3(?!`)/gms;

/** The text with the braces in code blanked, which belong to other templates; pictures may contain our placeholders. */
export const withoutCode = (text: string): string =>
  text.replace(code, (found, _fence, language = "") => (isLanguage(language) ? found : found.replace(/[{}]/g, " ")));

/** The value of a placeholder; undefined if it refers to nothing. */
function valueAt(table: string, way: string): string | number | undefined {
  const value = valueIn(tables[table], way.split("."));
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

/** A mistake in a text, with its position. */
type Mistake = { index: number; found: string } & Record<"expected" | "fix", string>;

/** Finds misspelled names of claims and tables, markers without their counterpart, and placeholders that refer to nothing. */
function mistakesIn(whole: string): Mistake[] {
  const text = withoutCode(whole);
  const expected = "a passage between {{#claim}} and {{/claim}}";
  const other = { expected, fix: "add the missing marker, or remove this one" };
  const mean = (near: string) => `write "${near}"; in backticks, braces of another language are left alone`;
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
    const expected = `a placeholder for a text in ${table} (src/site.ts, src/hours.ts, src/clocks.ts)`;
    return valueAt(table, way) === undefined ? { index, found, expected, fix: "correct the placeholder" } : [];
  });
  return [...markers, ...others, ...empty];
}

/**
 * Replaces the placeholders in a text, and removes a byte order mark, after which Markdown would not recognize a heading.
 * @param file the file of the text, for errors
 * @param path its JSON pointer there, if the file is JSON
 * @param said formats a value, given its path in its table
 * @throws DocumentError if a placeholder refers to nothing, a marker lacks its counterpart, a name is misspelled, or the file is
 * not in UTF-8
 */
export function fillIn(
  text: string,
  file: string,
  path = "",
  said: (value: string, way: string) => string = (value) => value,
): string {
  const at = (index: number) => path || `line ${lineIn(text, index)}`;
  // JSON may contain control characters as escapes, for example in a pattern.
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
 * Formats a value: quantities stay on one line, except deadlines, which are never shown, and times, which are part of the
 * specification's literal texts.
 */
const held = (value: string, way: string) => (/\.(due|time)$/.test(way) ? value : withWholeQuantities(value));

/**
 * Replaces the placeholders in all strings of a document, including keys, so that the form and its rules agree. Pages keep
 * quantities on one line when they are rendered; for forms, whose texts are part of a script, this is done here.
 * @throws DocumentError if a placeholder refers to nothing
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
