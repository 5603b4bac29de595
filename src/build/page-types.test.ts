/** The type check of page definitions and the facts they show, as in a build and `npm run dev`. */
import { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, expect, test, vi } from "vitest";
import { ProjectCopy } from "../../tests/e2e/project.ts";
import { filesIn } from "../../tests/manual.ts";
import { filesBelow } from "../below.ts";
import { DocumentError } from "../engine/check/problem.ts";
import { mistakesIn } from "./dev/mistakes.ts";
import { mistypedIn, problemsSaid, refuseTypes, typeProblems } from "./page-types.ts";
import type { Site } from "./site-files.ts";

const copy = ProjectCopy.make();
afterAll(() => copy.remove());

const pageWith = (meta: string, sections: string) => `import type { Page } from "../src/page.ts";
const description = "What a day of work costs, before taxes.";
export default {
  meta: { title: "Prices", description, keywords: [], ${meta} },
  sections: [${sections}],
} satisfies Page;
`;

const place = (line: number) => `pages/priced.ts at line ${line}\n  expected: keys and values that its type allows`;

test("a project's own section is typed, and types that are declared anywhere below src/ are found", async () => {
  for (const [file, text] of Object.entries(filesIn("pages/README.md", "A section of your own")))
    copy.write(file, text);
  copy.write("pages/priced.ts", pageWith("", '{ kind: "prices", title: "By the day", items: [] }'));
  const listed = pageWith("", '{ kind: "text", title: "Data", paragraphs }');
  copy.write("pages/listed.ts", `import paragraphs from "price-list";\n${listed}`);
  copy.write(
    "src/content/lists.d.ts",
    'declare module "price-list" {\n  const list: string[];\n  export default list;\n}\n',
  );
  await expect(refuseTypes(copy.root)).resolves.toBeUndefined();
  for (const file of ["pages/listed.ts", "src/content/lists.d.ts"]) rmSync(join(copy.root, file));
});

test("invalid keys and values of pages and of the project's facts are refused, each at its line", async () => {
  const prices = '{ kind: "prices", title: "By the day", items: [{ what: "A day", prize: "$900" }] }';
  copy.write("pages/priced.ts", pageWith("noIndex: true", `\n{ kind: "cards", title: "None" },\n${prices}`));
  const proof = readFileSync("src/proof.ts", "utf8");
  copy.write("src/proof.ts", proof.replace("team: [],", 'team: [{ name: "Ada", role: "SRE", txt: "Runs it." }],'));
  const said = await refuseTypes(copy.root).then(
    () => "",
    ({ message }: Error) => message,
  );
  copy.write("src/proof.ts", proof);
  expect(said).toMatch(
    new RegExp(`^${place(4)}.*\n.*'noIndex' .* 'PageMeta'. Did you mean to write 'noindex'\\?$`, "m"),
  );
  expect(said).toMatch(
    new RegExp(`^${place(6)}.*\n.*'items' is missing in type .* but required in type 'Cards'.$`, "m"),
  );
  expect(said).toMatch(
    new RegExp(`^${place(7)}.*\n.*'prize' does not exist .* Did you mean to write 'price'\\?$`, "m"),
  );
  expect(said).toMatch(/^src\/proof\.ts at line \d+\n.*\n.*'txt' does not exist in type 'Person'/m);
});

test("a change of a data file that a page imports is noticed, wherever the file is", async () => {
  const [below, beside] = ["pages/parts/first.json", "second.json"];
  const imports = `import first from "../${below}";\nimport second from "../${beside}";\n`;
  const page = pageWith("", '{ kind: "text", title: "Data", paragraphs: [...first, ...second] }');
  // Unique, so that no earlier run has cached that this page is correct.
  copy.write("pages/priced.ts", `${imports}${page}// ${Date.now()}\n`);
  const wrong = "'number' is not assignable to type 'string'";
  copy.write(below, ["One"]);
  copy.write(beside, [1]);
  await expect(refuseTypes(copy.root)).rejects.toThrow(wrong);
  copy.write(beside, ["One"]);
  await expect(refuseTypes(copy.root)).resolves.toBeUndefined();
  copy.write(below, [1]);
  await expect(refuseTypes(copy.root)).rejects.toThrow(wrong);
  copy.write(below, ["One"]);
  await expect(refuseTypes(copy.root)).resolves.toBeUndefined();
  rmSync(join(copy.root, below));
});

test("the dev server shows a type error in place of the rendering error that it causes, on that page alone", async () => {
  copy.write("pages/priced.ts", pageWith("", '{ kind: "cards", title: "None" }'));
  const error = vi.fn();
  const watcher = new EventEmitter();
  const server = { config: { logger: { error } }, watcher } as unknown as ViteDevServer;
  const { causeOf, tell } = mistakesIn(server, copy.root);
  const thrown = new DocumentError([{ file: "a", path: "", expected: "b", found: "c", fix: "d" }]);
  expect(await causeOf("/about-us", thrown)).toBe(thrown);
  expect((await causeOf("/priced", thrown)).message).toContain("'items' is missing");
  const other = { path: "/about-us", links: [], shown: [], ids: [], repeated: [] };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await tell({ pagePaths: ["/about-us"], paths: [] } as unknown as Site, other, () => new Set());
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(error).not.toHaveBeenCalled();
  copy.write(
    "pages/parts/priced.ts",
    'import type { Section } from "../../src/page.ts";\nexport default {} satisfies Section;\n',
  );
  copy.write("pages/priced.ts", pageWith("", '{ kind: "cards", title: "None", items: [] }'));
  watcher.emit("all", "change", "pages/priced.ts");
  expect(await causeOf("/priced", thrown)).toBe(thrown);
  const unplaced = new TypeError("items is undefined");
  expect((await causeOf("/priced", unplaced)).message).toContain("pages/parts/priced.ts");
  rmSync(join(copy.root, "pages/parts/priced.ts"));
  const proof = readFileSync("src/proof.ts", "utf8");
  copy.write("src/proof.ts", proof.replace("team: [],", 'team: [{ name: "Ada", role: {}, text: "Runs it." }],'));
  watcher.emit("all", "change", "src/proof.ts");
  expect((await causeOf("/about-us", unplaced)).message).toContain("src/proof.ts");
  copy.write("src/proof.ts", proof);
  expect(error).not.toHaveBeenCalled();
});

test("a check names each file with type errors once, and leaves the details to the type checker", () => {
  const wrong = (file: string, line: number) =>
    `${file}(${line},5): error TS2322: Type 'number' is not assignable to type 'string'.\n`;
  const said = wrong("pages/terms.ts", 3) + wrong("pages/terms.ts", 7) + wrong("src/proof.ts", 9);
  const found = expect.stringMatching(/^others, which the type checker names below/);
  expect(mistypedIn(problemsSaid(said))).toMatchObject([
    { file: "pages/terms.ts", path: "", found },
    { file: "src/proof.ts", path: "", found },
  ]);
});

test("only the errors of an unreadable tsconfig are reported, since others follow from them", () => {
  const said = `tsconfig.json(3,5): error TS1005: ',' expected.\npages/terms.ts(1,1): error TS5097: An import path can only end …\n`;
  expect(problemsSaid(said)).toMatchObject([{ file: "tsconfig.json", path: "line 3", found: "',' expected." }]);
  const elsewhere = `pages/terms.ts(1,1): error TS5097: An import path can only end …\nerror TS5083: Cannot read file '/base.json'.\n`;
  expect(problemsSaid(elsewhere)).toMatchObject([
    { file: "tsconfig.json", path: "", found: "Cannot read file '/base.json'." },
  ]);
});

test("a type checker that is missing, or was killed, is an error with a fix", async () => {
  const root = mkdtempSync(join(tmpdir(), "keelwork-types-"));
  const failure = () =>
    typeProblems(root).then(
      () => undefined,
      (error: unknown) => error,
    );
  expect(await failure()).toMatchObject({
    problems: [
      { found: expect.stringMatching(/^Error: Cannot find module '.*tsc'$/), fix: expect.stringContaining("npm ci") },
    ],
  });
  mkdirSync(join(root, "node_modules/typescript/bin"), { recursive: true });
  const script = join(root, "node_modules/typescript/bin/tsc");
  const killed = { found: expect.stringContaining("ended by SIGKILL"), fix: expect.stringContaining("memory") };
  for (const text of [
    "process.kill(process.pid, 'SIGKILL');",
    "require('node:child_process').execFileSync(process.execPath, ['-e', \"process.kill(process.pid, 'SIGKILL')\"]);",
  ]) {
    writeFileSync(script, text);
    const found = await failure();
    expect(found).toMatchObject({ problems: [killed] });
    expect(mistypedIn((found as DocumentError).problems)).toMatchObject([killed]);
  }
  rmSync(root, { recursive: true });
});

test("with an unreadable tsconfig, as after a merge conflict, no scripts are written beside the sources", async () => {
  const settings = readFileSync("tsconfig.json", "utf8");
  copy.write("tsconfig.json", `<<<<<<< HEAD\n${settings}`);
  await typeProblems(copy.root);
  expect(filesBelow(copy.root, "pages", ".js")).toEqual([]);
  rmSync(join(copy.root, "tsconfig.json"));
  await expect(refuseTypes(copy.root)).rejects.toMatchObject({
    problems: [{ file: "tsconfig.json", found: expect.stringMatching(/^Cannot read file/) }],
  });
  copy.write("tsconfig.json", settings);
});

test("sections in a constant, whose strings lose their literal types, get `satisfies` as their fix", async () => {
  const sections = '[{ kind: "hero", title: "Prices", text: "By the day." }]';
  const page = (kept: string) =>
    pageWith("", "...sections").replace("const", `const sections = ${sections}${kept};\nconst`);
  copy.write("pages/priced.ts", page(""));
  await expect(refuseTypes(copy.root)).rejects.toThrow("satisfies Section[]");
  const kept = page(" satisfies Section[]").replace("{ Page }", "{ Page, Section }");
  copy.write("pages/priced.ts", kept);
  await expect(refuseTypes(copy.root)).resolves.toBeUndefined();
});

test("only type errors in pages are reported, by the last line of each message", () => {
  const said = `pages/broken.ts(3,5): error TS1005: ',' expected.
pages/broken.ts(13,3): error TS1434: Unexpected keyword or identifier.
src/shell/links.ts(3,5): error TS2322: Type 'number' is not assignable to type 'string'.
pages/sections/prices.tsx(3,5): error TS2322: Type 'number' is not assignable to type 'string'.
pages/(legal)/terms.ts(12,7): error TS2322: Type '{}' is not assignable to type 'Section'.
  Type '{}' is not assignable to type 'Hero'.
    Property 'kind' is missing in type '{}' but required in type 'Hero'.
`;
  expect(problemsSaid(said)).toMatchObject([
    {
      file: "pages/(legal)/terms.ts",
      path: "line 12",
      found: "Property 'kind' is missing in type '{}' but required in type 'Hero'.",
    },
  ]);
  expect(problemsSaid("")).toEqual([]);
  const unfound = (name: string) =>
    problemsSaid(
      `pages/terms.ts(3,5): error TS2307: Cannot find module '${name}' or its corresponding type declarations.\n`,
    );
  expect(unfound("./gone.ts")).toMatchObject([{ expected: "a module that exists", fix: "correct its path" }]);
  expect(unfound("@shop/prices/list")).toMatchObject([
    { fix: "correct its name, or install it: npm ci, or npm install @shop/prices if it is new here" },
  ]);
});
