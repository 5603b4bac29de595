/** `validate`: validates bodies from a terminal or a pipe against a form. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { jsonLines, minimal, Project } from "../../../tests/command-line.ts";

describe("validate", () => {
  test("one body, with the form's messages", async () => {
    const project = new Project();
    expect(await project.run(["validate", "contact"], JSON.stringify(minimal, null, 2))).toMatchObject({
      code: 0,
      out: "1 body: 1 valid, 0 invalid\n",
    });
    const { code, out } = await project.run(["validate", "contact", "-"], JSON.stringify({ ...minimal, email: "x" }));
    expect({ code, out }).toEqual({
      code: 1,
      out: "standard input, body 1\n  email: Invalid email format\n1 body: 0 valid, 1 invalid\n",
    });
  });

  test.each(["", "[", "\n["])("a byte order mark before a body is ignored: %j", async (start) => {
    const bodies = `\ufeff${start}${JSON.stringify(minimal)}${start && "]"}`;
    expect(await new Project().run(["validate", "contact"], bodies)).toMatchObject({ code: 0, err: "" });
  });

  test.each(["", " \n", "[]"])("input without a body is no success: %j", async (nothing) => {
    const { code, out } = await new Project().run(["validate", "contact"], nothing);
    expect({ code, out }).toEqual({ code: 1, out: "0 bodies: 0 valid, 0 invalid\n" });
  });

  test("arrays and lines, from files, with one result for each body", async () => {
    const project = new Project();
    project.write("array.json", [minimal, { ...minimal, message: "short" }, 7]);
    project.write(
      "lines.ndjson",
      `${JSON.stringify(minimal)}\n{"formName": \n\n${JSON.stringify({ formName: "estimate" })}\n`,
    );
    const ended = await project.run(["validate", "contact", "array.json", "lines.ndjson", "--json"]);
    expect(ended.code).toBe(1);
    expect(jsonLines(ended)).toEqual([
      { file: "array.json", index: 0, valid: true, errors: [] },
      {
        file: "array.json",
        index: 1,
        valid: false,
        errors: [{ field: "message", message: "Message must be at least 10 characters", rule: "minLength" }],
      },
      {
        file: "array.json",
        index: 2,
        valid: false,
        errors: [{ field: "", message: "The body is not a JSON object", rule: "json" }],
      },
      { file: "lines.ndjson", index: 0, valid: true, errors: [] },
      { file: "lines.ndjson", index: 1, valid: false, errors: [expect.objectContaining({ rule: "json" })] },
      {
        file: "lines.ndjson",
        index: 2,
        valid: false,
        errors: [{ field: "formName", message: "formName must be contact", rule: "const" }],
      },
    ]);
  });

  test("a JUnit report", async () => {
    const project = new Project();
    const bodies = [minimal, { ...minimal, name: "" }];
    await project.run(["validate", "contact", "--junit", "report.xml"], JSON.stringify(bodies));
    const report = project.read("report.xml");
    expect(report).toMatch(/<testsuite name="contact" tests="2" failures="1" *>/);
    expect(report).toContain('<testcase classname="contact" name="- 1"/>');
    expect(report).toContain('<failure message="name: Name is required">');
  });

  test.each([
    ["an array that ends early", "[{}", "The array does not end"],
    ["no JSON at all", "hello", "The body is not JSON"],
    [
      "more than a request may be",
      `{"name":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
      "nested deeper than 100 levels",
    ],
    ["nothing after an array's error", '[{"a":1},oops]', "The array is not JSON from here on"],
  ])("%s", async (_what, input, said) => {
    const ended = await new Project().run(["validate", "contact", "--json"], input);
    expect(ended.code).toBe(1);
    expect(ended.out).toContain(said);
  });

  test.each([
    ["none.json", "no such file"],
    ["schemas", "a folder"],
  ])("%s could not be read", async (file, found) => {
    const { code, err } = await new Project().run(["validate", "contact", file]);
    expect(code).toBe(2);
    expect(err).toContain(`${file}\n  expected: a file with bodies\n  found:    ${found}`);
  });

  test("a file without a body is reported, among others, too", async () => {
    const project = new Project();
    project.write("full.json", minimal);
    project.write("empty.json", "");
    const { code, out, err } = await project.run(["validate", "contact", "full.json", "empty.json"]);
    expect({ code, out }).toEqual({ code: 1, out: "1 body: 1 valid, 0 invalid\n" });
    expect(err).toContain("empty.json\n  expected: at least one body");
  });
});

test("validate names the rule behind each message, whichever it is", async () => {
  const project = new Project([]);
  project.dropIn("odd", {
    type: "object",
    properties: {
      list: { type: "array", items: { type: "string", maxLength: 9 }, contains: { const: "a" }, maxContains: 1 },
      word: { type: "string", maxLength: 9, if: { pattern: "^x" }, then: { minLength: 5 } },
      again: { type: "string", maxLength: 9, same: "word" },
      size: { oneOf: [{ const: "s" }, { const: "l" }] },
    },
    dependencies: { word: ["size"] },
    propertyNames: { maxLength: 8 },
  });
  const body = { list: ["a", "a"], word: "xy", again: "z", size: "m", stranger: 1 };
  const { out } = await project.run(["validate", "odd", "--json"], JSON.stringify(body));
  const { errors } = JSON.parse(out.trim().split("\n")[0] ?? "");
  expect(errors.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`)).toEqual([
    "list contains",
    "word minLength",
    "again same",
    "size const",
    "stranger additionalProperties",
  ]);
});

test("a form in German is validated in German, by the command in a process of its own, too", async () => {
  const project = new Project([]);
  const note = { type: "string", maxLength: 9, errorMessage: { maxLength: "Zu lang" } };
  project.dropIn("anfrage", { type: "object", properties: { ort: { type: "string" }, note }, required: ["ort"] });
  project.write("forms/anfrage.ui.json", { lang: "de" });
  // jiti runs the command, and reads a module's exports only once.
  const command = [resolve("node_modules/jiti/lib/jiti-cli.mjs"), resolve("src/tools/cli/main.ts")];
  project.write("body.json", {});
  const ended = spawnSync(process.execPath, [...command, "validate", "anfrage", "body.json"], {
    cwd: project.root,
    encoding: "utf8",
  });
  expect(ended.stdout).toContain("ort: Das Feld „Ort“ ist erforderlich\n");
  expect(ended.stdout).toBe((await project.run(["validate", "anfrage", "body.json"])).out);
});
