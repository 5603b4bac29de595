/** Finds imports of Node modules in a form's own rules, which run in browsers too. */
import { readFileSync, statSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { type Problem, quote } from "./problem.ts";

/** The module name of an import, and how an import statement begins; type imports are erased before it runs. */
const named = /(?:\bfrom|^[ \t]*import)\s*["']([^"']+)["']/gm;
const begun = /^[ \t]*(?:import|export)\b(\s+type\b)?/gm;

/** The modules that a text imports outside of its functions, with their lines, in one pass. */
function importsIn(text: string): { name: string; line: number }[] {
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

/** The file of a module: an import may leave out what its name ends with. */
const fileOf = (root: string, module: string) =>
  [module, `${module}.ts`, join(module, "index.ts")].find((file) =>
    statSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
  );

/**
 * Imports of Node modules in a module, and in the project's own modules that it imports.
 * @param module relative to the root
 */
export function checkNodeImports(root: string, module: string, seen = new Set<string>()): Problem[] {
  const file = fileOf(root, module);
  if (file === undefined || seen.has(file)) return [];
  seen.add(file);
  return importsIn(readFileSync(join(root, file), "utf8")).flatMap(({ name, line }): Problem[] => {
    if (name.startsWith(".")) return checkNodeImports(root, join(dirname(file), name), seen);
    if (!isBuiltin(name)) return [];
    return [
      {
        file,
        path: "",
        expected: "nothing of Node outside of asynchronous rules: the others run in browsers",
        found: `${quote(name)} at line ${line}`,
        fix: `import it inside the asynchronous rule that needs it: await import(${quote(name)})`,
      },
    ];
  });
}
