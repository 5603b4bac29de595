/** The shape of the project: imports flow one way, nothing goes in circles, data folders hold data, files stay small. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { formPages } from "./site/facts/forms.ts";

/** How documents are read from disk. */
const readers = ["src/build/read.ts", "src/build/filled.ts"];

/** What each folder may import: folders of src, single files of src, and whether React is among its packages. */
const rules: { [folder: string]: { may: string[]; react: boolean } } = {
  "src/engine": { may: ["src/engine"], react: false },
  "src/fixtures": { may: ["src/fixtures", "src/engine"], react: false },
  "src/generate": { may: ["src/generate", "src/fixtures", "src/engine"], react: false },
  "src/diff": { may: ["src/diff", "src/engine"], react: false },
  "src/cli": {
    may: ["src/cli", "src/fixtures", "src/generate", "src/diff", "src/engine", "src/site.ts", ...readers],
    react: false,
  },
  // The pages that answer a form post carry the site's name and colors.
  "src/leads": { may: ["src/leads", "src/engine", "src/site.ts", "src/styles/tokens.css?inline"], react: false },
  "src/form": { may: ["src/form", "src/engine", "src/site.ts"], react: true },
  "src/shell": { may: ["src/shell", "src/site.ts"], react: true },
  "src/sections": {
    may: ["src/sections", "src/shell", "src/form", "src/page.ts", "src/page-data.ts", "src/site.ts", "src/slug.ts"],
    react: true,
  },
  // The bench of the dev server; nothing that is built knows of it.
  "src/workbench": {
    may: [
      ...["src/workbench", "src/engine", "src/form", "src/form-route.tsx", "src/shell", "src/site.ts"],
      "src/styles/index.css",
    ],
    react: true,
  },
  pages: { may: ["src/page.ts", "src/site.ts", "src/outcomes.ts"], react: false },
};

const react = /^(react|react-dom|react-router-dom|react-bootstrap|react-toastify|@rjsf\/core)(\/|$)/;

const files = ["src", "pages"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && !/\.test\.tsx?$/.test(file));

/** What a file imports: packages as they are, files by their path. Types count: they, too, tie files together. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  return named.map((name) => (name.startsWith(".") ? normalize(join(dirname(file), name)) : name));
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

describe("imports", () => {
  for (const [folder, { may, react: mayReact }] of Object.entries(rules))
    test(`${folder} imports only ${may.join(", ")}${mayReact ? "" : ", and no React"}`, () => {
      const wrong = files
        .filter((file) => file.startsWith(`${folder}/`))
        .flatMap((file) => (graph.get(file) ?? []).map((name) => [file, name] as const))
        .filter(([, name]) => {
          if (name.startsWith("src/") || name.startsWith("pages/"))
            return !may.some((path) => name === path || name.startsWith(`${path}/`));
          return !mayReact && react.test(name);
        });
      expect(wrong).toEqual([]);
    });

  test("react-jsonschema-form stays behind one door", () => {
    const users = files.filter((file) => graph.get(file)?.some((name) => name.startsWith("@rjsf/")));
    expect(users.filter((file) => !file.startsWith("src/form/") && file !== "src/engine/compile.ts")).toEqual([]);
  });

  test("only src/routes.ts and src/page-data.ts reach into pages and schemas from the browser's side", () => {
    const users = files.filter((file) => /import\.meta\.glob/.test(readFileSync(file, "utf8")));
    expect(users.sort()).toEqual(["src/leads/main.ts", "src/page-data.ts", "src/routes.ts"]);
  });

  test("only the dev server's plugin knows the workbench", () => {
    const users = files.filter((file) => graph.get(file)?.some((name) => name.startsWith("src/workbench")));
    expect(users.filter((file) => !/^src\/(build\/)?workbench\//.test(file))).toEqual([]);
    const makers = files.filter((file) => graph.get(file)?.some((name) => name.startsWith("src/build/workbench")));
    expect(makers.filter((file) => !file.startsWith("src/build/workbench/"))).toEqual([]);
  });

  test("nothing goes in circles", () => {
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
  test("schemas and forms hold JSON alone, and a manual", () => {
    const found = ["schemas", "forms"].flatMap((folder) => readdirSync(folder));
    expect(found.filter((file) => !file.endsWith(".json") && file !== "README.md")).toEqual([]);
  });

  test("pages hold definitions and prose, and no code", () => {
    for (const file of files.filter((name) => name.startsWith("pages/"))) {
      const text = readFileSync(file, "utf8").replace(/`[^`]*`|"[^"]*"/g, '""');
      expect(text, file).toMatch(/export default \{[\s\S]*\} satisfies Page;\n$/);
      expect(text, file).not.toMatch(/=>|\bfunction\b|\bclass\b|\breturn\b/);
    }
  });

  test("the engine knows neither the page nor a form by name", () => {
    const names = formPages.map(({ route }) => route.slice(1));
    for (const file of files.filter((name) => /^src\/(engine|form|leads)\//.test(name))) {
      const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
      for (const name of names) expect(code.includes(`"${name}"`), `${file} names ${name}`).toBe(false);
      if (file.startsWith("src/engine/")) expect(code, file).not.toMatch(/\b(window|document)\./);
    }
  });

  test("the brand is said once", () => {
    const sayers = files.filter((file) => /Keelwork/.test(readFileSync(file, "utf8")));
    expect(sayers).toEqual(["src/site.ts"]);
  });

  test("no file is called utils, helpers, common, misc or types", () => {
    expect(files.filter((file) => /\/(utils?|helpers?|common|misc|types)\.tsx?$/.test(file))).toEqual([]);
  });

  test("every file says in its first line what it is for", () => {
    expect(files.filter((file) => !readFileSync(file, "utf8").startsWith("/**"))).toEqual([]);
  });

  test("files are small: half of them up to 70 lines, none above 200", () => {
    // src/page.ts is the list of all kinds of section, types alone.
    const measured = files.filter((file) => file.startsWith("src/") && file !== "src/page.ts");
    const sorted = measured.map((file) => readFileSync(file, "utf8").split("\n").length).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(70);
    expect(sorted.at(-1)).toBeLessThanOrEqual(200);
  });
});
