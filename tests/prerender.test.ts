/** What the build makes of forms and pages that this project does not have, and what it refuses to make. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { ProjectCopy } from "./e2e/project.ts";

const copy = new ProjectCopy();
afterAll(() => copy.remove());

/** Builds the copy; gives what went wrong, or nothing. */
const build = (): Promise<string> =>
  promisify(execFile)("npx", ["vite", "build", "--logLevel", "error"], {
    cwd: copy.root,
    env: { ...process.env, NO_COLOR: "1", NODE_ENV: "production" },
  }).then(
    () => "",
    ({ code, stderr }: { code: number; stderr: string }) => `exit ${code}\n${stderr}`,
  );

const html = (route: string) => readFileSync(join(copy.root, "dist", route, "index.html"), "utf8");

/** A form whose root and fields are put together from parts, so that drawing it needs the heavier half. */
const merged = (name: string, lorem: object[]) =>
  copy.write(`schemas/${name}.schema.json`, {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Merged",
    type: "object",
    properties: { formName: { const: name }, lorem: { title: "Lorem", allOf: lorem }, size: { type: "integer" } },
    allOf: [{ properties: { extra: { type: "string" } } }, { required: ["extra"] }],
  });

test("every field of a form with allOf is in its document", { timeout: 120_000 }, async () => {
  merged("merged", [{ type: "string" }, { minLength: 2 }]);
  expect(await build()).toBe("");
  for (const name of ["lorem", "size", "extra"]) expect(html("/merged")).toContain(`name="${name}"`);
});

test("what the console complains of stops the build, with its route", { timeout: 120_000 }, async () => {
  merged("contradiction", [{ type: "string" }, { type: "boolean" }]);
  const failure = await build();
  expect(failure).toMatch(/^exit 1\n/);
  expect(failure).toContain("/contradiction\n  expected: nothing said on the console");
  expect(failure).toContain("could not merge subschemas in allOf");
  expect(failure).not.toMatch(/\n\s+at .*prerender\.js/);
});
