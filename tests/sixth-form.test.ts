/**
 * A form needs only one file, including tests, and an article two: they are added to a copy of the project, which is
 * built once; then the suites run that could fail.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawPictures } from "../src/content/pictures/images.ts";
import { fixtureForms } from "../src/tools/fixtures/read.ts";
import { runIn } from "./command-line.ts";
import { merged, newsletter, workshop } from "./dropped-in/plain.ts";
import { stay } from "./dropped-in/presented.ts";
import { ProjectCopy } from "./e2e/project.ts";

/** The suites that read the folders of forms, or everything that is built. */
const suites = [
  "tests/architecture.test.ts",
  "tests/coverage.test.ts",
  "tests/fixtures.test.ts",
  "tests/site/budgets.test.ts",
  "tests/site/facts.test.ts",
  "tests/site/files.test.ts",
  "tests/site/links.test.ts",
  "tests/site/meta.test.ts",
  "tests/site/outline.test.ts",
  "tests/site/structured.test.ts",
  "src/receiver/main.test.ts",
];

const project = ProjectCopy.make(["tests", "biome.json", "playwright.config.ts", "vitest.config.ts", ".gitignore"]);
afterAll(() => project.remove());

/** An article in a group of the blog. */
const trap = "pages/blog/(2026)/trap";

/** Writes it, with a text that looks like markup. */
function writeTrap(): void {
  const sample = '<div data-island="counter" data-name="estimate"></div>\n<style>h1 { color: red }</style>';
  project.write(`${trap}.md`, `## Islands\n\n\`\`\`html\n${sample}\n\`\`\`\n`);
  const article = readFileSync(join(project.root, "pages/blog/ec2-right-sizing.ts"), "utf8");
  const deeper = article.replaceAll('"../', '"../../');
  project.write(`${trap}.ts`, deeper.replace(/(article: \{\s+title: )"[^"]*"/, '$1"A < B"'));
}

/** Runs a command in the copy, without the environment of this test; fails with its output. */
const run = (...command: string[]) =>
  project.run(command, { NO_COLOR: "1", VITEST: "", VITEST_MODE: "", NODE_ENV: "", VITE_LEADS_ENDPOINT: "" });

const built = (file: string) => readFileSync(join(project.root, "dist", file));
const html = (route: string) => built(join(route, "index.html")).toString();

beforeAll(async () => {
  project.dropIn("newsletter", newsletter, { navigation: "Resources" });
  // A developer's form of the same name makes room, in all its languages.
  project.write("forms/workshop.de.json", { texts: { "A heading of theirs": "Eine eigene Überschrift" } });
  project.dropIn("workshop", workshop);
  // Dates, and own rules, whose imports no other form has.
  project.dropIn("stay", stay.schema, stay.ui, stay.rules);
  project.dropIn("merged", merged([{ type: "string" }, { minLength: 2 }]));
  // Rules across fields, which no other validator knows, with the fixtures that are written for them.
  project.dropIn("across", JSON.parse(readFileSync("tests/schemas/across.json", "utf8")).schema);
  const coverage = (...options: string[]) => runIn(project.root, ["coverage", "across", ...options]);
  // The exit code still reports the gaps that have just been closed.
  expect(await coverage("--stubs")).toMatchObject({ code: 1 });
  expect(await coverage()).toMatchObject({ code: 0, err: "" });
  writeTrap();
  await run("npm", "run", "build");
}, 300_000);

test("check passes", async () => {
  // No type depends on a document, so `tsc` would only repeat its result for the project.
  // It runs from this project, whose sources are the same, so that they are not compiled again for each copy.
  await run("node_modules/.bin/jiti", resolve("src/build/check-documents.ts"));
  await run("node_modules/.bin/biome", "check", "schemas", "pages");
});

test("every suite that could fail passes", { timeout: 900_000 }, async () => {
  // Slow tests that do not depend on the folders do not run again here, nor do those of the project's own forms, whose
  // documents are the same: the names of tests of one form start with its name.
  const forms = fixtureForms(resolve()).join("|");
  const slow = "some fixture detects each mutant|in a process of its own|leads from many connections";
  // One worker: the rest of this run keeps the machine busy, and each worker would import everything anew.
  const alone = ["--maxWorkers", "1", "-t", `^(?!'?(${forms})'? |.*(${slow}))`];
  await run("node_modules/.bin/vitest", "run", ...alone, ...suites);
});

test("a form is linked from every footer by one word of its UI document, and from no other group", () => {
  for (const route of ["/", "/newsletter", "/blog/trap"]) {
    const [footer = ""] = /<footer class="site-footer">.*<\/footer>/s.exec(html(route)) ?? [];
    const [, resources = ""] = /<nav aria-label="Resources">(.*?)<\/nav>/s.exec(footer) ?? [];
    expect(resources).toContain('<a href="/newsletter">');
    expect(footer.split('href="/newsletter"')).toHaveLength(2);
  }
});

test("an article in a group is listed like any other", () => {
  expect(html("/blog")).toContain('href="/blog/trap"');
});

test("every field of a form with allOf is in its document", () => {
  for (const name of ["lorem", "size", "extra"]) expect(html("/merged")).toContain(`name="${name}"`);
});

test("markup in a text is text: in a code sample, as a comparison in a heading", async () => {
  const plain = html("/blog/ec2-right-sizing");
  const scripts = (text: string) => text.match(/<script[^>]*>|<link rel="modulepreload"[^>]*>/g);
  expect(html("/blog/trap")).toContain(`<h1 data-room="A &lt; B">A &lt; B</h1>`);
  expect(html("/blog/trap")).toContain("&lt;style&gt;");
  expect(scripts(html("/blog/trap"))).toEqual(scripts(plain));
  const hosts = built("_headers").toString();
  const policy = (route: string) =>
    new RegExp(`^${route}\n(?:  ! .*\n)*  (Content-Security-Policy: .*)`, "m").exec(hosts)?.[1] ?? "";
  expect(policy("/blog/trap")).toContain("connect-src 'none'");
  for (const part of ["script-src", "style-src"])
    expect(policy("/blog/trap").split(part)[1]?.split(";")[0]?.split(" ")).toHaveLength(
      policy("/blog/ec2-right-sizing").split(part)[1]?.split(";")[0]?.split(" ").length ?? 0,
    );

  const drawn = new Map<string, Uint8Array>();
  await drawPictures(
    project.root,
    new Map([["card.png", { title: "A < B" }]]),
    async (file, make) => void drawn.set(file, await make()),
  );
  expect(Buffer.compare(built("cards/blog/trap.png"), Buffer.from(drawn.get("card.png") ?? []))).toBe(0);
});

test("check and the build report a dead link at the place where it is written", async () => {
  const text = readFileSync(join(project.root, `${trap}.md`), "utf8");
  const said = (found: string) => `${trap}.md at line 7
  expected: the path of a page, a form or a file of this site
  found:    "${found}"
  fix:      write "/estimate"`;
  project.write(`${trap}.md`, `${text}[estimate](/estimat)\n`);
  await expect(run("node_modules/.bin/jiti", resolve("src/build/check-documents.ts"))).rejects.toThrow(
    said("/estimat"),
  );
  project.write(`${trap}.md`, `${text}[estimate](/Estimate)\n`);
  await expect(run("npm", "run", "build")).rejects.toThrow(`error during build:\n${said("/Estimate")}\n`);
});
