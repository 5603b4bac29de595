/** A form costs one file, tests included: schemas dropped into a copy of the project, and the suites that could object. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newsletter, workshop } from "./dropped-in.ts";
import { ProjectCopy } from "./e2e/project.ts";

/** What reads the folders of forms, or everything that is built. */
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
  "src/leads/main.test.ts",
];

const run = promisify(execFile);
let project: ProjectCopy;
beforeAll(() => {
  project = new ProjectCopy(["tests", "README.md", "biome.json", "playwright.config.ts", ".gitignore"]);
  project.write("schemas/newsletter.schema.json", newsletter);
  project.write("schemas/workshop.schema.json", workshop);
});
afterAll(() => project.remove());

/** Runs a command in the copy; what it prints, in case it fails. */
async function outcomeOf(program: string, ...args: string[]): Promise<string> {
  // Vitest tells the processes it starts that they are tests of its own.
  const { VITEST: _inner, VITEST_MODE: _mode, NODE_ENV: _env, ...env } = process.env;
  const options = { cwd: project.root, env: { ...env, NO_COLOR: "1" }, maxBuffer: 64 * 1024 * 1024 };
  return run(program, args, options).then(
    () => "green",
    (error: { stdout: string; stderr: string }) => `${error.stdout}\n${error.stderr}`.slice(-10_000),
  );
}

test("check is green", { timeout: 900_000 }, async () => {
  expect(await outcomeOf("npm", "run", "check")).toBe("green");
});

test("the build, and every suite that could object, is green", { timeout: 900_000 }, async () => {
  expect(await outcomeOf("npm", "run", "build")).toBe("green");
  // What takes long and knows nothing of folders is left to the suites themselves.
  const names = "^(?!.*(some fixture notices each broken schema|in a process of its own|leads from many connections))";
  expect(await outcomeOf("npx", "vitest", "run", "-t", names, ...suites)).toBe("green");
});
