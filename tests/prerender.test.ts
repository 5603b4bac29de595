/** What the build makes of forms and pages that this project does not have, and what it refuses to make. */
import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { drawPictures } from "../src/build/images.ts";
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

/** A form whose root and fields are put together from parts, so that drawing it needs the richer half. */
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

test("what stands in a text is text: markup in a code sample, a comparison in a heading", {
  timeout: 120_000,
}, async () => {
  rmSync(join(copy.root, "schemas/contradiction.schema.json"), { force: true });
  const sample = '<div data-island="counter" data-name="estimate"></div>\n<style>h1 { color: red }</style>';
  copy.write("pages/blog/trap.md", `## Islands\n\n\`\`\`html\n${sample}\n\`\`\`\n`);
  const article = readFileSync(join(copy.root, "pages/blog/ec2-right-sizing.ts"), "utf8");
  copy.write("pages/blog/trap.ts", article.replace(/(article: \{\s+title: )"[^"]*"/, '$1"A < B"'));
  expect(await build()).toBe("");

  const plain = html("/blog/ec2-right-sizing");
  const scripts = (text: string) => text.match(/<script[^>]*>|<link rel="modulepreload"[^>]*>/g);
  expect(html("/blog/trap")).toContain("<h1>A &lt; B</h1>");
  expect(html("/blog/trap")).toContain("&lt;style&gt;");
  expect(scripts(html("/blog/trap"))).toEqual(scripts(plain));
  const hosts = readFileSync(join(copy.root, "dist/_headers"), "utf8");
  const policy = (route: string) =>
    new RegExp(`^${route}\n(?:  ! .*\n)*  (Content-Security-Policy: .*)`, "m").exec(hosts)?.[1] ?? "";
  expect(policy("/blog/trap")).toContain("connect-src 'none'");
  for (const part of ["script-src", "style-src"])
    expect(policy("/blog/trap").split(part)[1]?.split(";")[0]?.split(" ")).toHaveLength(
      policy("/blog/ec2-right-sizing").split(part)[1]?.split(";")[0]?.split(" ").length ?? 0,
    );

  const drawn = new Map<string, Uint8Array>();
  await drawPictures(copy.root, new Map([["card.png", "A < B"]]), async (file, bytes) => void drawn.set(file, bytes));
  const card = readFileSync(join(copy.root, "dist/cards/blog-trap.png"));
  expect(Buffer.compare(card, Buffer.from(drawn.get("card.png") ?? []))).toBe(0);
});
