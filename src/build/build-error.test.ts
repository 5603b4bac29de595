/** The errors of a build for mistakes found while bundling, and for a disk that is full or not writable. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin, transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { DocumentError } from "../engine/check/problem.ts";
import { buildError } from "./build-error.ts";

/** The error thrown by a function. */
function thrown(task: () => void): unknown {
  try {
    task();
  } catch (error) {
    return error;
  }
}

/** The error that the bundler throws for one in a plugin. */
const bundling = (hooks: Omit<Plugin, "name">): Promise<unknown> =>
  build({
    ...({ configFile: false, logLevel: "silent" } as const),
    plugins: [{ name: "failing", ...hooks }],
    build: { write: false, rolldownOptions: { input: "src/site.ts" } },
  }).catch((thrown: unknown) => thrown);

const full = () => writeFileSync("/dev/full", "x");

const bundlers = `Build failed with 1 error:

[31m[UNHANDLEABLE_ERROR] [0mSomething went wrong inside rolldown, please report this problem at https://github.com/rolldown.
Failed to write file in /site/.server/assets/a.svg

Caused by:
    No space left on device (os error 28)`;

test.each<[string, unknown, string, string]>([
  ["Node", thrown(full), "ENOSPC: no space left on device, write", "free disk space"],
  [
    "plugins",
    await bundling({ buildStart: full, load: full }),
    "ENOSPC: no space left on device, write",
    "free disk space",
  ],
  [
    "the bundler",
    new Error(bundlers),
    "Failed to write file in /site/.server/assets/a.svg Caused by: No space left on device (os error 28)",
    "free disk space",
  ],
  [
    "the bundler, of a name",
    new Error(bundlers.replace("No space left on device (os error 28)", "File name too long (os error 36)")),
    "Failed to write file in /site/.server/assets/a.svg Caused by: File name too long (os error 36)",
    "short enough for the disk",
  ],
  ...["dist/index.html", ".server/site.json", "node_modules/.cache"].map((path): [string, Error, string, string] => {
    const said = `EACCES: permission denied, open '/site/${path}'`;
    return [`another's ${path}`, new Error(said), said, "can write to"];
  }),
  [
    "a name that is too long",
    thrown(() => writeFileSync("a".repeat(300), "")),
    "ENAMETOOLONG: name too long",
    "short enough",
  ],
  ["what may not be written", new Error("EROFS: read-only file system, open 'a'"), "EROFS: read-only", "can write to"],
])("a failure of the disk is a DocumentError with a fix: %s", (_what, error, found, expected) => {
  const [first, ...lines] = String(buildError(error)).replace("DocumentError: ", "").split("\n");
  expect(first).toBe("the disk");
  expect(lines).toEqual([
    expect.stringContaining(expected),
    expect.stringContaining(`found:    ${found}`),
    expect.stringMatching(/^ {2}fix: {6}/),
  ]);
});

test("mistakes in documents lose the bundler's message around them; failures of other plugins stay as they are", async () => {
  const mistake = { file: "pages/a.md", path: "", expected: "a page", found: "none", fix: "write it" };
  const own = await bundling({ buildStart: () => Promise.reject(new DocumentError([mistake])) });
  expect(own).toMatchObject({ stack: expect.stringContaining("rolldown") });
  expect(buildError(own)).toStrictEqual(new DocumentError([mistake]));
  expect(buildError(Object.assign(new Error("of another bundle"), { problems: [mistake] }))).toStrictEqual(
    new DocumentError([mistake]),
  );
  const others = await bundling({ buildStart: () => Promise.reject(new Error("unknown word")) });
  expect(buildError(others)).toBe(others);
});

test.each([
  ["export const a = {\n  b: 1 c: 2,\n};", "Expected `,` or `}` but found `Identifier`"],
  ['/** A page. */\nimport a from "./gone.ts";\nexport const b = a;', "Could not resolve './gone.ts' in src/site.ts"],
])("a syntax error or missing import is reported with its file and line: %j", async (code, found) => {
  const load = (id: string) => (id.endsWith("/src/site.ts") ? code : undefined);
  const told = String(buildError(await bundling({ load })));
  expect(told).toContain(`src/site.ts at line 2\n`);
  expect(told.split("\n")[2]).toBe(`  found:    ${found}`);
});

test("a file that cannot be loaded is named, not the one that imports it", () => {
  const message =
    "\u001b[31m[UNLOADABLE_DEPENDENCY] \u001b[0mCould not load pages/zz.ts\n - stream did not contain valid UTF-8 in src/content/routes.ts at 3737..3756\n";
  const error = Object.assign(new Error(message), { loc: { line: 8, file: "src/content/routes.ts" } });
  expect(String(buildError(Object.assign(new Error("Build failed"), { errors: [error] })))).toContain(
    "pages/zz.ts\n  expected: a readable file in UTF-8\n  found:    stream did not contain valid UTF-8\n",
  );
});

test("a syntax error that the dev server finds is reported with its file and line", async () => {
  const thrown = await transformWithOxc("export const a =\n  {};;}", "src/site.ts").catch((error: unknown) => error);
  expect(String(buildError(thrown))).toContain("src/site.ts at line 2\n");
});

test("a byte order mark in a style sheet is reported in place of the invalid selector that it causes", () => {
  const folder = mkdtempSync(join(tmpdir(), "keelwork-marked-"));
  const file = join(folder, "tokens.css");
  writeFileSync(file, "\ufeff@font-face {}");
  const told = buildError(Object.assign(new Error("Invalid dangling combinator"), { loc: { line: 5, file } }));
  expect(String(told)).toContain("fix:      save the file without a byte order mark");
  rmSync(folder, { recursive: true });
});

test("a module that the dev server does not find is reported at the one that imports it", () => {
  const said = "Failed to load url ../src/nosuch.ts (resolved id: ../src/nosuch.ts) in";
  const error = new Error(`${said} ${process.cwd()}/pages/zz.ts. Does the file exist?`);
  expect(String(buildError(error))).toContain("pages/zz.ts\n  expected: a module");
  expect(String(buildError(error))).toContain("found:    no ../src/nosuch.ts\n");
});

test("a package that is not installed is reported at its import, with the command that installs it", async () => {
  const load = (id: string) => (id.endsWith("/src/site.ts") ? 'import "no-such-package";\n' : undefined);
  const told = String(buildError(await bundling({ load })));
  expect(told).toContain("src/site.ts\n");
  expect(told).toContain(
    "found:    no no-such-package\n  fix:      correct its name, or install it: npm ci, or npm install no-such-package",
  );
});

test.each([
  ["ENOENT: no such file or directory, open '/site/node_modules/@fontsource/a/b.woff'"],
  ["Cannot find package 'feed' imported from /site/.server/prerender.js"],
])("a missing package without a known import is reported at node_modules: %s", (said) => {
  expect(buildError(new Error(`Something failed\n${said}\nand so on`))).toMatchObject({
    problems: [{ file: "node_modules/", found: said, fix: expect.stringContaining("npm ci") }],
  });
});

test("an unreadable tsconfig is reported alone", () => {
  const said = 'Failed to load tsconfig "/site/tsconfig.json": JSONError { line: 1, column: 1 }';
  const error = new Error(
    `a plugin threw an error\n\nCaused by:\n    0: ${said}\n    1: JSONError\n\nStack backtrace:`,
  );
  expect(buildError(error)).toMatchObject({ problems: [{ file: "tsconfig.json", found: said }] });
});

test("any other failure stays as it is", () => {
  for (const said of ["styles.css: unknown word", "EACCES: permission denied, open '/site/pages/pricing.md'"]) {
    const error = new Error(said);
    expect(buildError(error)).toBe(error);
  }
});
