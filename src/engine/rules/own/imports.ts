/** The imports of a form's own modules, as their text has them. */
import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The module name of an import, and how an import statement begins; type imports are erased before it runs. */
const named = /(?:\bfrom|^[ \t]*import)\s*["']([^"']+)["']/gm;
const begun = /^[ \t]*(?:import|export)\b(\s+type\b)?/gm;

/** The modules that a text imports outside of its functions, with their lines, in one pass. */
export function importsIn(text: string): { name: string; line: number }[] {
  let [from, line] = [0, 1];
  return [...text.matchAll(named)].flatMap(({ 0: end, 1: name = "", index }) => {
    const statement = text.slice(from, index + end.length);
    [from, line] = [index + end.length, line + statement.split("\n").length - 1];
    const start = [...statement.matchAll(begun)].at(-1);
    // An import has only names in between: anything else with "from" is not an import.
    const isImport = start && !start[1] && !/["'();]/.test(statement.slice(start.index, -end.length));
    return isImport ? [{ name, line }] : [];
  });
}

/** The modules that it imports anywhere, inside of its functions, too. */
export const allImportsIn = (text: string): { name: string }[] => [
  ...importsIn(text),
  ...[...text.matchAll(/\bimport\(\s*["']([^"']+)["']/g)].map(([, name = ""]) => ({ name })),
];

/**
 * A module of a project and those of its own modules that it imports, directly or not: their texts, by their paths.
 * @param module relative to the root; like an import, it may leave out what its name ends with
 * @param read the text of a file; undefined if there is none
 * @param namesIn the imports that count
 */
export function modulesFrom(
  module: string,
  read: (file: string) => string | undefined,
  namesIn: (text: string) => { name: string }[] = importsIn,
  found = new Map<string, string>(),
): Map<string, string> {
  for (const file of [module, `${module}.ts`, `${module}.tsx`, join(module, "index.ts")]) {
    if (found.has(file)) break;
    const text = read(file);
    if (text === undefined) continue;
    found.set(file, text);
    for (const { name } of namesIn(text))
      if (name.startsWith(".")) modulesFrom(join(dirname(file), name), read, namesIn, found);
    break;
  }
  return found;
}

/** The text of a file of a project on disk; undefined if there is none. */
export function textAt(root: string, file: string): string | undefined {
  const path = join(root, file);
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, "utf8") : undefined;
}
