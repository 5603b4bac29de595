/** Finds imports of Node modules in a form's own rules, which run in browsers too. */
import { isBuiltin } from "node:module";
import { importsIn, modulesFrom, textAt } from "../../rules/own/imports.ts";
import { inFull, type Problem, quote } from "../problem.ts";

/**
 * Imports of Node modules in a module, and in the project's own modules that it imports.
 * @param module relative to the root
 */
export function checkNodeImports(root: string, module: string): Problem[] {
  const modules = modulesFrom(module, (file) => textAt(root, file));
  return [...modules].flatMap(([file, text]) =>
    importsIn(text)
      .filter(({ name }) => isBuiltin(name))
      .map(({ name, line }) => ({
        file,
        path: "",
        expected: "modules of Node.js only in asynchronous rules: the others run in browsers",
        found: `${quote(name)} at line ${line}`,
        fix: `import it inside the asynchronous rule that needs it: await import(${inFull(name)})`,
      })),
  );
}
