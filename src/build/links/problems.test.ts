/** The reported places of a broken link. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { elementsOf } from "../../html.ts";
import { linkedIn } from "./links.ts";
import { paperProblems } from "./papers.ts";
import { linkProblems } from "./problems.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-links-"));
afterAll(() => rmSync(root, { recursive: true }));

const files = {
  "pages/(legal)/terms.ts": 'export default {\n  links: [{ href: "/a1" }, { href: "/a11" }],\n};\n',
  "pages/(legal)/terms.md":
    'See\n[one](/a1),\n[two][2], `/a1`,\n[three](/a3 "Three").\n\n[2]: /a2\n[four]()\n[five]( )\n[six](<>)\n[seven](/größe)\n',
  "pages/other.ts": 'export default { href: "/a2" };\n',
  "pages/parts/more.ts": 'export default { href: "/a4" };\n',
  "src/site.ts": 'export const header = [\n  { href: "/a5" },\n];\n',
  "src/navigation.ts": "export const footer = [];\n",
  "src/shell/meta.test.tsx": 'expect(canonicalOf("/a5")).toBe("/a5");\n',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The places found for the links of the page, and of another one with the same links. */
async function placesOf(href: string): Promise<string[]> {
  const page = { path: "/terms", links: [href], shown: [], ids: [], repeated: [] };
  const targets = { routes: new Set<string>(), isFile: () => false, idsOf: () => new Set<string>() };
  const problems = await linkProblems(root, [page, page], targets);
  return problems.map(({ file, path }) => `${file} ${path}`);
}

test.each([
  ["/a1", ["pages/(legal)/terms.md line 2", "pages/(legal)/terms.md line 3", "pages/(legal)/terms.ts line 2"]],
  ["/a2", ["pages/(legal)/terms.md line 6"]],
  ["/a3", ["pages/(legal)/terms.md line 4"]],
  ["/a4", ["pages/parts/more.ts line 1"]],
  ["/a5", ["src/site.ts line 2"]],
  ["", [7, 8, 9].map((line) => `pages/(legal)/terms.md line ${line}`)],
  ["/gr%C3%B6%C3%9Fe", ["pages/(legal)/terms.md line 10"]],
  ["/made-up", ["pages/(legal)/terms.ts "]],
])("%s", async (href, places) => {
  expect(await placesOf(href)).toEqual(places);
});

test("an id with a space, or of nothing, is told with one that is written without it", async () => {
  const targets = { routes: new Set<string>(), isFile: () => false, idsOf: () => new Set<string>() };
  const linked = linkedIn(elementsOf('<p id="two days">x</p><p id="">x</p>'));
  expect(await linkProblems(root, [{ path: "/terms", ...linked }], targets)).toMatchObject([
    { file: "pages/(legal)/terms.md", found: '"two days"', fix: expect.stringContaining('write "two-days"') },
    { file: "pages/(legal)/terms.md", found: '""' },
  ]);
});

test("the id to be written is told whole, however long: it is copied from there", async () => {
  const targets = { routes: new Set<string>(), isFile: () => false, idsOf: () => new Set<string>() };
  const words = Array.from({ length: 20 }, (_, at) => `step-${at}`);
  const linked = linkedIn(elementsOf(`<p id="${words.join(" ")}">x</p>`));
  const [problem] = await linkProblems(root, [{ path: "/terms", ...linked }], targets);
  expect(problem?.fix).toContain(`write "${words.join("-")}"`);
});

test("an id that a page has twice is told of the page, with the elements that have it", async () => {
  const targets = { routes: new Set<string>(), isFile: () => false, idsOf: () => new Set<string>() };
  const linked = linkedIn(elementsOf('<main id="main"><h2 id="main">Main</h2><p id="two">x</p></main>'));
  expect(await linkProblems(root, [{ path: "/terms", ...linked }], targets)).toMatchObject([
    { file: "pages/(legal)/terms.md", found: '"main" of <main> and <h2>' },
  ]);
});

test("a paper's link to a page of the site that has gone is told, with its line", async () => {
  const paper = "papers/guide.md";
  mkdirSync(join(root, "papers"));
  writeFileSync(
    join(root, paper),
    `# Guide

[a]({{brand.url}}/terms), [b]({{brand.url}}), [c]({{brand.url}}:8443/x)
[d]({{brand.url}}/trems), \`[e]({{brand.url}}/e)\`.
`,
  );
  const targets = { routes: new Set(["/", "/terms"]), isFile: () => false, idsOf: () => new Set<string>() };
  expect(await paperProblems(root, targets)).toMatchObject([
    { file: paper, path: "line 4", found: '"{{brand.url}}/trems"', fix: 'write "{{brand.url}}/terms"' },
  ]);
});
