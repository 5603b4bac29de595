/**
 * Fills what src/site.ts and src/clocks.ts say once into prose and documents: `{{brand.email}}`, `{{clocks.estimate.words}}`;
 * and leaves out a passage between `{{#claim}}` and `{{/claim}}` where src/claims.ts does not show the claim.
 */

import { type Claim, confirmed, isShown } from "../claims.ts";
import { call, clocks, support } from "../clocks.ts";
import { DocumentError } from "../engine/check/problem.ts";
import { isObject, pointerStep } from "../engine/schema.ts";
import { brand, owner } from "../site.ts";

/** What a placeholder can name: `{{` the table, a dot, and the way to a text in it `}}`. Other braces are left alone. */
const tables: { [name: string]: object } = { brand, call, clocks, owner, support };

const placeholders = new RegExp(`\\{\\{(${Object.keys(tables).join("|")})\\.([\\w.]+)\\}\\}`, "g");

const passages = new RegExp(`\\{\\{#(${Object.keys(confirmed).join("|")})\\}\\}([\\s\\S]*?)\\{\\{/\\1\\}\\}`, "g");

/** What a text has filled in, and which claims decide over a passage of it. */
export const filledIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(placeholders), ...text.matchAll(passages)].map(([whole]) => whole.replace(/\}\}.*/s, "}}")),
  ),
];

/** A text with the passages that are shown, and without the signs around them. */
const shown = (text: string): string =>
  text.replace(passages, (_passage, name: Claim, said: string) => (isShown(name) ? said : ""));

/**
 * A text with every placeholder filled in.
 * @param file where the text comes from
 * @param path its JSON pointer there, if the file is JSON
 * @throws DocumentError when a placeholder names nothing in its table
 */
export function fillIn(text: string, file: string, path = ""): string {
  return shown(text).replace(placeholders, (placeholder, table: string, way: string) => {
    const value = way.split(".").reduce<unknown>((at, key) => Reflect.get(Object(at), key), tables[table]);
    if (typeof value === "string" || typeof value === "number") return String(value);
    const expected = `a placeholder of a text in ${table} (src/site.ts, src/clocks.ts)`;
    throw new DocumentError([{ file, path, expected, found: placeholder, fix: "correct the placeholder" }]);
  });
}

/**
 * A document with every text in it filled in, names of keys too: what is drawn and what is validated say the same.
 * @throws DocumentError when a placeholder names nothing
 */
export function fillDocument<T>(value: T, file: string, path = ""): T {
  if (typeof value === "string") return fillIn(value, file, path) as T;
  if (Array.isArray(value)) return value.map((entry, index) => fillDocument(entry, file, `${path}/${index}`)) as T;
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const at = `${path}/${pointerStep(key)}`;
    return [fillIn(key, file, at), fillDocument(inner, file, at)];
  });
  return Object.fromEntries(entries) as T;
}
