/** A mistake in a document, in the one shape every error for developers has: what was read, where, expected, found, mend. */

/** A mistake: `file` and JSON `path` say where, the rest what is wrong and how to put it right. */
export interface Problem {
  file: string;
  /** JSON pointer into the file; empty for the file as a whole. */
  path: string;
  expected: string;
  found: string;
  mend: string;
}

/** A problem as it is printed. */
export const problemText = ({ file, path, expected, found, mend }: Problem): string =>
  [
    `${file}${path ? ` at ${path}` : ""}`,
    `  expected: ${expected}`,
    `  found:    ${found}`,
    `  mend:     ${mend}`,
  ].join("\n");

/** Thrown when documents have mistakes: the message is one plain text, a paragraph for each. */
export class DocumentError extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(problemText).join("\n\n"));
    this.name = "DocumentError";
    this.stack = undefined;
  }
}

/** A value as an error quotes it, cut where it is long. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

/** How many single-letter changes lie between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The word that was probably meant: the nearest of the known ones, if it is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const ranked = [...known].map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }));
  const best = ranked.sort((a, b) => a.far - b.far)[0];
  return best && best.far <= Math.max(2, word.length / 3) ? best.name : undefined;
}

/** How to mend a wrong word: the probable one, else a list to choose from. */
export function instead(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near ? `write "${near}"` : `use one of ${[...known].join(", ")}`;
}
