/** Vite plugin: collects the icons that pages and components name, from bootstrap-icons. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { filesBelow } from "../../below.ts";
import { DocumentError, type Problem, problemText, quote } from "../../engine/check/problem.ts";
import { valueApart } from "../once/once.ts";

const id = "virtual:icons";

/** References to icons: `icon: "cloud"` in data, `<Icon name="cloud" />` in components. */
const named = /(?:\bicon["']?:\s*|<Icon name=)(?:"([^"]*)"|'([^']*)')/g;

/** Anything else may be of another kind, as a path in the data of a section of the project's own. */
const isName = /^[\w-]+$/;

const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(named), ([, double, single]) => double ?? single ?? "");

/** The file of one icon; undefined when bootstrap-icons has none of that name. */
function drawingOf(root: string, name: string): string | undefined {
  const path = join(root, "node_modules/bootstrap-icons/icons", `${name}.svg`);
  return isName.test(name) && existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

const unknownIn = (file: string, name: string): Problem => ({
  file,
  path: "",
  expected: "the name of an icon of bootstrap-icons",
  found: quote(name),
  fix: "look the name up in node_modules/bootstrap-icons/icons",
});

/** The icons that a project names, and the problems of names that there are not. */
function iconsIn(root: string): { found: { [name: string]: string }; unknown: { [name: string]: Problem } } {
  // Whatever a page names is looked up in them: "constructor" is nothing that there is.
  const found: { [name: string]: string } = Object.create(null);
  const unknown: { [name: string]: Problem } = Object.create(null);
  const files = [".ts", ".tsx"].flatMap((ending) => ["pages", "src"].flatMap((at) => filesBelow(root, at, ending)));
  for (const file of files.filter((one) => !/\.test\.tsx?$/.test(one)))
    for (const name of namesIn(readFileSync(join(root, file), "utf8"))) {
      const drawing = found[name] ?? drawingOf(root, name);
      if (drawing === undefined) unknown[name] ??= unknownIn(file, name);
      else found[name] = drawing;
    }
  return { found, unknown };
}

/** What makes an icon that there is not throw its problem. */
const refusing = ([name, problem]: [string, Problem]): string => {
  const error = `Object.assign(new Error(${JSON.stringify(problemText(problem))}), ${JSON.stringify({ problems: [problem] })})`;
  return `Object.defineProperty(icons, ${JSON.stringify(name)}, { get: () => { throw ${error}; } });`;
};

/**
 * The plugin. A build refuses a name that there is not; in `npm run dev` the page that shows it says so, as it does in a build of
 * what is no name at all. A file that names others than before has all of them collected again.
 */
export function icons(root: string): Plugin {
  let known: object = {};
  return {
    name: "keelwork:icons",
    resolveId: { filter: { id: /^virtual:icons$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:icons$/ },
      async handler() {
        const { found, unknown } = iconsIn(root);
        const problems = Object.keys(unknown).flatMap((name) => (isName.test(name) ? (unknown[name] ?? []) : []));
        if (problems.length > 0 && this.environment.mode !== "dev") throw new DocumentError(problems);
        known = found;
        const drawn = await valueApart({ kind: "icons", by: "src/content/pictures/optimized.ts", from: found });
        return [
          `const icons = ${JSON.stringify(drawn)};`,
          ...Object.entries(unknown).map(refusing),
          "export default icons;",
        ].join("\n");
      },
    },
    async hotUpdate({ type, file, modules, read }) {
      const collected = this.environment.moduleGraph.getModuleById(`\0${id}`);
      if (!collected || type === "delete" || !/\.tsx?$/.test(file)) return undefined;
      const isNew = namesIn(await read()).some((name) => !Object.hasOwn(known, name));
      return isNew ? [...modules, collected] : undefined;
    },
  };
}
