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

/** Matches the name of an icon; anything else may have another meaning, such as a path in the data of a custom section. */
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

/** The icons that a project names, and the problems of unknown names. */
function iconsIn(root: string): { found: { [name: string]: string }; unknown: { [name: string]: Problem } } {
  // Without a prototype, since names are looked up in them: an icon named "constructor" does not exist.
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

/** Code that makes access to an unknown icon throw its problem. */
const refusing = ([name, problem]: [string, Problem]): string => {
  const error = `Object.assign(new Error(${JSON.stringify(problemText(problem))}), ${JSON.stringify({ problems: [problem] })})`;
  return `Object.defineProperty(icons, ${JSON.stringify(name)}, { get: () => { throw ${error}; } });`;
};

/**
 * The plugin. A build rejects unknown names; in `npm run dev`, the page with such an icon shows the error, as a build does for what
 * cannot be a name. If a changed file names new icons, all are collected again.
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
