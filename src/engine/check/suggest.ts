/** Guesses which word was meant. */

/**
 * How many letters are wrong: changed, missing, superfluous, or swapped with their neighbour. By hand, because leven
 * counts a swap as two, and "tpye" would no longer be "type".
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
 * The word that was probably meant: the only one that begins so, else the nearest, if any is near.
 * @param reach how much of the word may be wrong
 */
export function nearest(word: string, known: Iterable<string>, reach = 0.4): string | undefined {
  const lower = word.toLowerCase();
  const names = [...known];
  const longer = names.filter((name) => lower.length > 2 && name.toLowerCase().startsWith(lower));
  if (longer.length === 1) return longer[0];
  const ranked = names.map((name) => ({ name, far: distance(lower, name.toLowerCase()) }));
  const best = ranked.sort((a, b) => a.far - b.far)[0];
  return best && best.far <= Math.max(1, Math.floor(word.length * reach)) ? best.name : undefined;
}

/** How to fix a wrong word: the probable one, else a list to choose from. */
export function instead(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near ? `write "${near}"` : `use one of ${[...known].join(", ")}`;
}

/** A text as a route without its first slash: "Free Quote" is `free-quote`. */
export const routeFrom = (text: string): string =>
  text
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split("/")
    .map((part) => (part.match(/[a-z0-9]+/g) ?? []).join("-"))
    .filter(Boolean)
    .join("/");

/** A text as the name of a form or a widget, which is one step of a route. */
export const nameFrom = (text: string): string => routeFrom(text).replaceAll("/", "-");
