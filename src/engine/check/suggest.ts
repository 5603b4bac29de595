/** Suggests corrections of misspelled words. */
import type { Json } from "../schema/schema.ts";
import { inFull } from "./problem.ts";

/**
 * The edit distance with transpositions (Damerau-Levenshtein). Our own, because leven counts a transposition as two,
 * and "tpye" would no longer suggest "type".
 */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + changed];
      if (swapped) ways.push(cell(i - 2, j - 2) + 1);
      row[j] = Math.min(...ways);
    }
  }
  return cell(a.length, b.length);
}

/**
 * The word that was probably meant: the only one with this prefix, else the nearest within reach.
 * @param reach the tolerated part of the word
 */
export function nearest(word: string, known: Iterable<string>, reach = 0.4): string | undefined {
  const read = (text: string) => text.normalize().toLowerCase();
  const lower = read(word);
  const names = [...known];
  const longer = names.filter((name) => lower.length > 2 && read(name).startsWith(lower));
  if (longer.length === 1) return longer[0];
  const ranked = names.map((name) => ({ name, far: distance(lower, read(name)) }));
  const best = ranked.sort((a, b) => a.far - b.far)[0];
  return best && best.far <= Math.max(1, Math.floor(word.length * reach)) ? best.name : undefined;
}

/** The same of values, as JSON writes the one that was probably meant: of a number, without quotes. */
export function nearestValue(value: Json, known: Json[]): string | undefined {
  const near = nearest(String(value), known.map(String));
  return near && inFull(known.find((one) => String(one) === near));
}

/** The fix for a word that only looks like the one that was meant; undefined for any other. */
export const lookalike = (word: string, meant: string | undefined): string | undefined =>
  word.normalize() === meant?.normalize()
    ? `copy ${inFull(meant)} from there: it looks alike, but a letter and its mark are one character in only one of both`
    : undefined;

/** The fix for a wrong word: the suggestion, else a list to choose from. */
export function instead(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return lookalike(word, near) ?? (near ? `write ${inFull(near)}` : `use one of ${[...known].join(", ")}`);
}

/** A text as a route without its leading slash: "Free Quote" is `free-quote`, and "Größe" is `grosse`. */
export const routeFrom = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split("/")
    .map((part) => (part.match(/[a-z0-9]+/g) ?? []).join("-"))
    .filter(Boolean)
    .join("/");

/** A text as the name of a form or a widget, which is one step of a route. */
export const nameFrom = (text: string): string => routeFrom(text).replaceAll("/", "-");

/** Whether a text is such a name. */
export const isName = (text: string): boolean => text !== "" && text === nameFrom(text);
