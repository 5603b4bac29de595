/** Finds what rules of a form's own import of Node: they run in browsers too, which have none of it. */
import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { type Problem, quote } from "./problem.ts";

/** A module that is imported whenever the one that says so is; types are gone by then. */
const imported = /^[ \t]*(?:import|export)\b(?!\s+type\b)(?:[^"'();]*?\bfrom)?\s*["']([^"']+)["']/gm;

/** The modules that a text imports outside of its functions, with the lines that they stand in. */
const importsIn = (text: string): { name: string; line: number }[] =>
  [...text.matchAll(imported)].map((found) => ({
    name: found[1] ?? "",
    line: text.slice(0, found.index + found[0].length).split("\n").length,
  }));

/**
 * What a module, and the project's own modules that it imports, import of Node.
 * @param file from the root
 */
export function checkNodeImports(root: string, file: string, seen = new Set<string>()): Problem[] {
  if (seen.has(file) || !existsSync(join(root, file))) return [];
  seen.add(file);
  return importsIn(readFileSync(join(root, file), "utf8")).flatMap(({ name, line }): Problem[] => {
    if (name.startsWith(".")) return checkNodeImports(root, relative(root, join(root, dirname(file), name)), seen);
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
