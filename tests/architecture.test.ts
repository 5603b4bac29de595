/** The architecture: imports go in one direction, without cycles; data folders contain data only; files stay small. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { isPart } from "../src/content/paths.ts";
import { languages as spokenLanguages } from "../src/engine/languages/index.ts";
import { literally } from "../src/engine/schema/literally.ts";
import { brand } from "../src/site.ts";
import { rules } from "./rooms.ts";
import { formPages } from "./site/facts/forms.ts";

const react = /^(react|react-dom|react-router-dom|react-bootstrap|react-toastify|@rjsf\/core)(\/|$)/;

/** Every file below some folders with one of the given endings. */
const filesIn = (folders: string[], ending: RegExp) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => ending.test(file));

const files = filesIn(["src", "pages"], /\.tsx?$/).filter((file) => !/\.(d|test)\.tsx?$/.test(file));

/**
 * The imports of a file: packages as they are, files by their path. Type imports count, since they couple files too.
 */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  return named.map((name) => (name.startsWith(".") ? normalize(join(dirname(file), name)) : name));
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** Whether a path is a folder or a file, or is inside it. */
const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

const order = Object.keys(rules);

/** The room of a file: the innermost of the table that contains it. */
const roomOf = (path: string): string | undefined =>
  order.filter((room) => isIn(path, room)).sort((a, b) => b.length - a.length)[0];

describe("imports", () => {
  test("every file belongs to a room of the table", () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test("a room imports only from rooms above it", () => {
    // A folder that contains rooms ranks as the highest of them.
    const indexOf = (path: string) =>
      Math.max(order.indexOf(roomOf(path) ?? ""), ...order.map((room, index) => (isIn(room, path) ? index : -1)));
    const upwards = order.flatMap((room, index) =>
      rules[room]?.may
        .filter((path) => !path.startsWith("src/styles/") && indexOf(path) >= index)
        .map((path) => `${room} > ${path}`),
    );
    expect(upwards).toEqual([]);
  });

  for (const [room, { may, react: mayReact }] of Object.entries(rules))
    test(`${room} imports only ${may.join(", ") || "itself"}${mayReact ? "" : ", and no React"}`, () => {
      const wrong = files
        .filter((file) => roomOf(file) === room)
        .flatMap((file) => (graph.get(file) ?? []).map((name) => [file, name] as const))
        .filter(([, name]) => {
          if (name.startsWith("src/") || name.startsWith("pages/"))
            return roomOf(name) !== room && !may.some((path) => isIn(name, path));
          return !mayReact && react.test(name);
        });
      expect(wrong).toEqual([]);
    });

  test("only the form and the compiler of rules import react-jsonschema-form", () => {
    const users = files.filter((file) => graph.get(file)?.some((name) => name.startsWith("@rjsf/")));
    expect(users.filter((file) => !file.startsWith("src/form/") && file !== "src/engine/rules/compile.ts")).toEqual([]);
  });

  test("nothing that a flat form renders handles an event that its island withholds from React", () => {
    const drawn = new Set(["src/form/island.tsx", "src/form/registry.ts"]);
    for (const file of drawn)
      for (const [, name = ""] of readFileSync(file, "utf8").matchAll(
        /^(?:im|ex)port (?!type )[^;]*?from "(\.[^"]+)"/gm,
      ))
        drawn.add(normalize(join(dirname(file), name)));
    const other = /\bon(Key|Pointer|Mouse|Touch|Wheel|Drag|Drop|Scroll|Focus|Select|Invalid|Reset|Copy|Cut|Paste)\w*=/;
    expect([...drawn].filter((file) => other.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  test("only five files of src/content, and the receiver's forms, import pages and schemas by a glob", () => {
    const users = files.filter((file) => /import\.meta\.glob/.test(readFileSync(file, "utf8")));
    const content = ["form-links", "own-sections", "page-figures", "routes", "texts"].map(
      (name) => `src/content/${name}.ts`,
    );
    expect(users.sort()).toEqual([...content, "src/receiver/forms.ts"]);
  });

  test("only the workbench imports its own files, and only its plugin those of the plugin", () => {
    const [bench, plugin] = ["src/tools/workbench", "src/tools/workbench/plugin"];
    const importers = (room: string) => files.filter((file) => graph.get(file)?.some((name) => isIn(name, room)));
    expect(importers(bench).filter((file) => !isIn(file, bench))).toEqual([]);
    expect(importers(plugin).filter((file) => !isIn(file, plugin))).toEqual([]);
  });

  test("the receiver imports nothing statically that renders pages", () => {
    const receiver = files.filter((file) => isIn(file, "src/receiver"));
    const waiting = receiver.filter((file) =>
      /^import (?!type\b)[^;]*"[^"]*\/render\//m.test(readFileSync(file, "utf8")),
    );
    expect(waiting).toEqual([]);
  });

  test("no module reassigns an export, since jiti, which runs our commands, reads exports only once", () => {
    expect(files.filter((file) => /^export (let|var)\b/m.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  test("no imports are circular", () => {
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, way: string[]) => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" > "));
      if (done.has(file) || way.includes(file)) return;
      for (const next of graph.get(file) ?? []) if (graph.has(next)) visit(next, [...way, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(circles).toEqual([]);
  });
});

describe("folders", () => {
  test("schemas/ contains only JSON, forms/ also own rules and widgets; each has a manual", () => {
    const others = (folder: string, known: RegExp) => readdirSync(folder).filter((file) => !known.test(file));
    expect(others("schemas", /\.json$/)).toEqual(["README.md"]);
    expect(others("forms", /\.(json|ts)$|^widgets$/)).toEqual(["README.md"]);
  });

  test("pages contain definitions and prose, and no code", () => {
    for (const file of files.filter((name) => isIn(name, "pages"))) {
      const text = readFileSync(file, "utf8").replace(/`[^`]*`|"[^"]*"/g, '""');
      const type = isPart(file) ? "\\w+(\\[\\])?" : "Page";
      expect(text, file).toMatch(new RegExp(`export default [{[][\\s\\S]*[}\\]] satisfies ${type};\\n$`));
      expect(text, file).not.toMatch(/=>|\bfunction\b|\bclass\b|\breturn\b/);
    }
  });

  test("no form is named in engine, form or receiver, and the engine does not use the DOM", () => {
    const names = formPages.map(({ route }) => route.slice(1));
    for (const file of files.filter((name) => /^src\/(engine|form|receiver)\//.test(name))) {
      const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
      for (const name of names) expect(code.includes(`"${name}"`), `${file} names ${name}`).toBe(false);
      if (file.startsWith("src/engine/")) expect(code, file).not.toMatch(/\b(window|document)\./);
    }
  });

  test("the brand's name is written in one place", () => {
    const named = new RegExp(`(?<!\\w)${literally(brand.name)}(?!\\w)`);
    const sayers = files.filter((file) => named.test(readFileSync(file, "utf8")));
    expect(sayers).toEqual(["src/site.ts"]);
  });

  test("no file is called utils, helpers, common, misc or types", () => {
    expect(files.filter((file) => /\/(utils?|helpers?|common|misc|types)\.tsx?$/.test(file))).toEqual([]);
  });

  test("code and manuals are spelled as pages are, in American English", () => {
    const british =
      /\b(?:[Hh]onour|[Nn]eighbour|[Bb]ehaviour|[Cc]olour|[Ff]avour|[Jj]udgement|[Oo]rganisation|[Mm]isspelt|[Tt]owards|[Ee]-mail|[Ll]abelled\b)/;
    const isEnglish = (file: string) => !/languages\/(?!en\.)\w\w\.ts$/.test(file);
    // A copy of the project may lack the README.
    const manuals = [".", "schemas", "forms", "pages", "tests/fixtures", "src/serve"].map(
      (folder) => `${folder}/README.md`,
    );
    const all = [...files, ...manuals.filter(existsSync)].filter(isEnglish);
    expect(all.flatMap((file) => british.exec(readFileSync(file, "utf8"))?.[0].concat(" in ", file) ?? [])).toEqual([]);
  });

  test("every file says in its first line what it is for", () => {
    expect(files.filter((file) => !readFileSync(file, "utf8").startsWith("/**"))).toEqual([]);
  });

  const linesOf = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n").length;

  test("no file of code, of a page, of tests or of styles is above 250 lines", () => {
    const all = filesIn(["src", "pages", "forms", "tests"], /\.(tsx?|css)$/);
    expect(all.filter((file) => linesOf(file) > 250)).toEqual([]);
  });

  test("code is in small files: half of them up to 70 lines, none above 200", () => {
    // A language is a single file, however long.
    const languages = Object.keys(spokenLanguages).map((lang) => `src/engine/languages/${lang}.ts`);
    const measured = files.filter((file) => file.startsWith("src/") && !languages.includes(file));
    const sorted = measured.map(linesOf).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(70);
    expect(sorted.at(-1)).toBeLessThanOrEqual(200);
  });

  test("each style sheet is imported by the site's", () => {
    const index = readFileSync("src/styles/index.css", "utf8");
    // Styles that a script loads, or that only the answers to posts without scripts have, are imported there.
    const outcome = ["src/form/outcome/outcome.css", "src/form/outcome/toast.css"];
    const named = ["src/styles/index.css", ...outcome, "src/form/scriptless.css"];
    const isNamed = (file: string) =>
      file.startsWith("src/tools/") ||
      [file.replace("src/", "../"), file.replace("src/styles/", "./")].some((name) => index.includes(`"${name}"`));
    const sheets = filesIn(["src"], /\.css$/);
    expect(sheets.filter((file) => !named.includes(file) && !isNamed(file))).toEqual([]);
  });

  test("each variable that a style sheet uses is defined: browsers drop a declaration silently otherwise", () => {
    const sheets = filesIn(["src", "pages", "forms"], /\.css$/).map(
      (file) => [file, readFileSync(file, "utf8")] as const,
    );
    const ours = [...sheets.map(([, text]) => text), ...files.map((file) => readFileSync(file, "utf8"))].join("\n");
    const set = new Set([...ours.matchAll(/(--[\w-]+)["`]?\]?\s*:/g)].map(([, name]) => name));
    const isBootstraps = (name: string) => name.startsWith("--bs-");
    const used = sheets.flatMap(([file, text]) =>
      [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => ({ file, name })),
    );
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter(({ name }) => !set.has(name) && !isBootstraps(name))).toEqual([]);
  });
});
