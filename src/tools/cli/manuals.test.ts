/** The manuals match the code, and every step of the tutorial "your first form" works as written. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { compiled, Project } from "../../../tests/command-line.ts";
import { filesIn } from "../../../tests/manual.ts";
import { filesBelow } from "../../below.ts";
import { checkProject } from "../../engine/check/project.ts";
import { checkMeta } from "../../engine/check/syntax/meta.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import examples from "./examples.json" with { type: "json" };
import { manuals, withReferences } from "./references.ts";

/** A fenced block of a manual: its language, its info string, its text. */
interface Block {
  language: string;
  options: { [name: string]: string };
  text: string;
}

function blocksOf(manual: string): Block[] {
  return [...manual.matchAll(/^```(\w*) ?(.*)\n([\s\S]*?)^```$/gm)].map(([, language = "", given = "", text = ""]) => ({
    language,
    options: Object.fromEntries(given.split(" ").map((option) => option.split("=") as [string, string])),
    text,
  }));
}

/** The anchors of a manual's headings, as code hosts name them. */
const anchorsOf = (manual: string): string[] =>
  [...manual.matchAll(/^#+ (.*)$/gm)].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );

describe("every manual", () => {
  const all = ["README.md", ...manuals];

  test.each(all)("%s links to files and headings that exist", (file) => {
    const targets = [...readFileSync(file, "utf8").matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    for (const [link, path = "", heading] of targets) {
      const target = path ? join(dirname(file), path) : file;
      expect(existsSync(target), `${file}: ${link}`).toBe(true);
      if (heading) expect(anchorsOf(readFileSync(target, "utf8")), `${file}: ${link}`).toContain(heading);
    }
  });

  test("the README and the manuals name files that exist, and functions that they export", () => {
    const text = all.map((file) => readFileSync(file, "utf8")).join("\n");
    const named = [...text.matchAll(/`((?:src|tests)\/[\w./-]+\.(?:tsx?|css|json))`/g)].map(([, file = ""]) => file);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
    const rows = text
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .join("\n");
    for (const [, name, file = ""] of rows.matchAll(/`(\w+)` in `(src\/[\w./-]+\.tsx?)`/g))
      expect(readFileSync(file, "utf8"), file).toMatch(
        new RegExp(`^export (async )?(function|const|class) ${name}\\b`, "m"),
      );
  });
});

describe("references", () => {
  test.each(manuals)("%s is up to date with the code; npm run references regenerates it", (file) => {
    const manual = readFileSync(file, "utf8");
    expect(manual).toBe(withReferences(manual, process.cwd()));
  });

  test("every kind of section has a row", () => {
    const types = readdirSync("src/page").map((file) => readFileSync(`src/page/${file}`, "utf8"));
    const kinds = types.flatMap((text) => [...text.matchAll(/^ {2}kind: "(.*)";$/gm)].map(([, kind]) => kind));
    const rows = [...readFileSync("pages/README.md", "utf8").matchAll(/^\| `(.*?)`/gm)].map(([, kind]) => kind);
    expect(rows).toEqual(kinds.sort());
  });

  test("every key has an example, which is valid", () => {
    for (const file of manuals.filter((one) => !one.startsWith("pages/"))) {
      const rows = readFileSync(file, "utf8").match(/^\| `[^|]*` \|.*$/gm) ?? [];
      expect(rows.filter((row) => row.endsWith("|  |"))).toEqual([]);
    }
    expect(checkMeta("schema", "examples.json", examples.schema)).toEqual([]);
    const whole = Object.entries(examples.ui).filter(([key]) => !key.includes("."));
    expect(checkMeta("ui", "examples.json", Object.fromEntries(whole))).toEqual([]);
  });
});

const guide = blocksOf(readFileSync("schemas/README.md", "utf8"));

/**
 * The words of a command as a shell would split them, and the file its output is redirected to. Without `--silent`, npm would write
 * what it runs into that file, too.
 */
function commandOf(line: string): { args: string[]; into?: string } {
  const [, isSilent, command = "", into] = /^npm run (--silent )?forms -- (.*?)(?: > (\S+))?$/.exec(line) ?? [];
  expect({ line, isSilent: isSilent !== undefined }).toEqual({ line, isSilent: into !== undefined });
  return { args: [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ""), into };
}

/** Executes blocks: writes their files, runs their commands, compares their output. */
async function follow(project: Project, blocks: Block[]): Promise<void> {
  let said = "";
  for (const { language, options, text } of blocks) {
    if (options.file) project.write(options.file, text);
    if (language === "text") for (const line of text.trim().split("\n")) expect(said).toContain(line);
    if (language !== "sh") continue;
    said = "";
    const lines = text.trim().split("\n");
    for (const [index, line] of lines.entries()) {
      const { args, into } = commandOf(line);
      const { code, out, err } = await project.run(args);
      said += out;
      if (into) project.write(into, out);
      // If a step is expected to fail, it is its first command that does.
      const expected = index === 0 ? Number(options.exit ?? 0) : 0;
      expect({ line, code, said: code === expected ? "" : out + err }).toEqual({ line, code: expected, said: "" });
    }
  }
}

test("your first form, step by step", () => follow(new Project([]), guide));

test.each([
  ["the form as the tutorial leaves it", {}],
  ["the form that the section before has translated", filesIn("forms/README.md", "One form in two languages")],
])("rules of your own, and computed fields: %s", async (_which, before) => {
  const project = new Project([]);
  await follow(project, guide.slice(0, 1));
  for (const { options, text } of guide) if (options.file) project.write(options.file, text);
  for (const [file, text] of Object.entries(before)) project.write(file, text);
  const manual = readFileSync("forms/README.md", "utf8");
  const [, own = ""] = /^## Rules of your own$([\s\S]*?)^## /m.exec(manual) ?? [];
  const blocks = blocksOf(own);
  await follow(project, blocks);
  const modules = blocks.filter(({ language }) => language === "ts").map(({ options }) => options.file ?? "");
  expect(modules.length).toBeGreaterThan(0);
  for (const file of modules) expect(await compiled(project, file)).toBe("");
});

test("one form in two languages", async () => {
  const project = new Project([]);
  // The first step of the tutorial, and the files of the others.
  await follow(project, guide.slice(0, 1));
  for (const { options, text } of guide) if (options.file) project.write(options.file, text);
  const manual = readFileSync("forms/README.md", "utf8");
  const [, own = ""] = /^## One form in two languages$([\s\S]*?)^## /m.exec(manual) ?? [];
  await follow(project, blocksOf(own));
  // Translations are kept, new texts are added, and removed ones are reported.
  const ui = JSON.parse(project.read("forms/workshop.ui.json"));
  project.write("forms/workshop.ui.json", { ...ui, heading: "Book the workshop", introduction: "Two days." });
  expect(await project.run(["check", "workshop"])).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /at \/texts\/Book a workshop\n[\s\S]*fix: +write "Book the workshop"[\s\S]*"Two days\."/,
    ),
  });
  const { err } = await project.run(["translate", "workshop", "de"]);
  expect(err).toBe('removed: "Book a workshop": "Workshop buchen"\n');
  const { texts } = JSON.parse(project.read("forms/workshop.de.json"));
  expect(texts).toMatchObject({ "Book the workshop": "", "Two days.": "", Seats: "Plätze" });
  expect((await project.run(["translate", "workshop", "en"])).err).toMatch(
    /another language than the form's own[\s\S]*fix: +use one of these\n$/,
  );
});

test("the colors and sizes that the manual names are tokens", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  const named = [...readFileSync("forms/README.md", "utf8").matchAll(/`(--[\w-]+)`/g)].map(([, name]) => `${name}:`);
  expect(named.filter((name) => !tokens.includes(`  ${name}`))).toEqual([]);
  expect(named).toContain("--accent:");
});

test("style sheets with colors of their own are those that the README names", () => {
  const files = filesBelow(process.cwd(), "src", ".css").filter((file) => !/\/(tokens|print)\.css$/.test(file));
  // Black and white are allowed, for shadows and masks.
  const hues = /#(?!000\b)[\da-f]{3,8}\b|rgba?\((?!0 0 0|255 255 255)/i;
  const own = files.filter((file) => hues.test(readFileSync(file, "utf8"))).map((file) => basename(file));
  const [, named = ""] = /colors of their own\n\(([^)]*)\)/.exec(readFileSync("README.md", "utf8")) ?? [];
  expect(Array.from(named.matchAll(/[\w-]+\.css/g), ([name]) => name).sort()).toEqual(own.sort());
});

test("widgets of your own", async () => {
  const project = new Project([]);
  const [, own = ""] = /^## Widgets of your own$([\s\S]*?)^## /m.exec(readFileSync("forms/README.md", "utf8")) ?? [];
  const blocks = blocksOf(own);
  await follow(project, blocks);
  const modules = blocks.filter(({ language }) => language === "tsx").map(({ options }) => options.file ?? "");
  expect(modules.length).toBeGreaterThan(0);
  for (const file of modules) expect(await compiled(project, file)).toBe("");
});

test("a section of your own, and a page that has one", async () => {
  const project = new Project([]);
  const files = filesIn("pages/README.md", "A section of your own");
  for (const [file, text] of Object.entries(files)) project.write(file, text);
  const modules = Object.keys(files).filter((file) => /\.tsx?$/.test(file));
  expect(modules).toHaveLength(2);
  expect(await compiled(project, ...modules)).toBe("");
  const page = modules.find((file) => file.endsWith(".ts")) ?? "";
  project.write(page, project.read(page).replace('price: "$900"', "price: 900"));
  expect(await compiled(project, ...modules)).toMatch(/^.*prices\.ts\(\d+,\d+\): error TS2322/);
});

/** The tutorial's form, extracted from the manual. */
const workshop: Schema = JSON.parse(
  guide.find(({ options }) => options.file === "schemas/workshop.schema.json")?.text ?? "{}",
);

describe("recipes", () => {
  const looks = blocksOf(readFileSync("forms/README.md", "utf8")).filter(({ options }) => "ui" in options);
  test.each(looks.map(({ text }, index) => [index + 1, text] as const))("%s presents the workshop", (_number, text) => {
    const form = { name: "workshop", schema: workshop, ui: JSON.parse(text) };
    expect(checkProject({ forms: [form], shared: {}, pages: [], groups: [] })).toEqual([]);
  });

  test.each(guide.filter(({ options }) => "schema" in options).map(({ text }, index) => [index + 1, text] as const))(
    "%s is a form",
    (_number, text) => {
      const schema: Schema = JSON.parse(text);
      expect(checkProject({ forms: [{ name: "recipe", schema, ui: {} }], shared: {}, pages: [], groups: [] })).toEqual(
        [],
      );
    },
  );
});
