import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Ended, Project } from "../../../tests/command-line.ts";

const names = ["new", "check", "validate", "coverage", "mutate", "generate", "schema", "openapi", "types", "diff"];

const minimal = {
  name: "Ines Okafor",
  email: "ines@example.com",
  phone: "",
  company: "",
  subject: "Forty clusters",
  message: "We run forty clusters.",
  inquiryType: "",
  formName: "contact",
};

const lines = ({ out }: Ended): unknown[] =>
  out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("the command line", () => {
  test("help names every command, and goes to standard output", async () => {
    const { code, out, err } = await new Project([]).run(["--help"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    for (const name of names) expect(out).toMatch(new RegExp(`^ {2}${name}\\b`, "m"));
    expect(out).toContain("Exit codes: 0 all well, 1 something found, 2 could not run.");
  });

  test.each(names)("%s has help of its own, with --json", async (name) => {
    const { code, out } = await new Project([]).run([name, "--help"]);
    expect(code).toBe(0);
    expect(out).toContain("--json");
  });

  test.each([
    [["genrate"], "unknown command 'genrate'", "write generate"],
    [["validate"], "missing required argument 'form'", "see npm run forms -- validate --help"],
    [["coverage", "--stub"], "unknown option '--stub'", "write --stubs"],
    [["generate", "contact", "--count", "many"], "a whole number is needed", "see npm run forms -- generate --help"],
  ])("%s could not run", async (args, found, fix) => {
    const { code, out, err } = await new Project().run(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("  expected: ");
    expect(err).toContain(found);
    expect(err).toContain(`  fix:      ${fix}`);
  });

  test("an unknown form could not run, in the one shape", async () => {
    const { code, err } = await new Project().run(["coverage", "contakt"]);
    expect({ code, err }).toEqual({
      code: 2,
      err: [
        "schemas/contakt.schema.json",
        "  expected: a form of this project",
        "  found:    no such file",
        '  fix:      write "contact"',
        "",
      ].join("\n"),
    });
  });

  test("colors are for terminals", async () => {
    const project = new Project();
    expect((await project.run(["coverage", "contact"])).out).not.toContain("\u001b[");
    expect((await project.run(["coverage", "contact"], "", true)).out).toContain("\u001b[");
  });
});

describe("check", () => {
  test("finds nothing in this project", async () => {
    const { code, out, err } = await new Project().run(["check"]);
    expect({ code, out, err }).toEqual({ code: 0, out: "Documents: 5 forms and 0 pages, no mistakes\n", err: "" });
  });

  test("names a mistake in a document, and only those of the form that is asked for", async () => {
    const project = new Project();
    project.write("schemas/odd.schema.json", { type: "object", properties: { a: { type: "strin" } } });
    const { code, err } = await project.run(["check"]);
    expect(code).toBe(1);
    expect(err).toContain("schemas/odd.schema.json at /properties/a/type");
    expect((await project.run(["check", "contact"])).code).toBe(0);
    const { problems } = JSON.parse((await project.run(["check", "odd", "--json"])).out);
    expect(problems[0]).toMatchObject({ file: "schemas/odd.schema.json", path: "/properties/a/type" });
  });

  test("warns of what is doubtful, and is content", async () => {
    const project = new Project([]);
    const a = { type: "string", format: "stock-number", default: 5, maxLength: 20 };
    project.write("schemas/odd.schema.json", { type: "object", properties: { a } });
    const { code, out, err } = await project.run(["check"]);
    expect({ code, out }).toEqual({ code: 0, out: "Documents: 1 form and 0 pages, no mistakes\n" });
    expect(err).toContain("warning: schemas/odd.schema.json at /properties/a/format\n");
    expect(err).toContain("warning: schemas/odd.schema.json at /properties/a/default\n");
    const { problems, warnings } = JSON.parse((await project.run(["check", "--json"])).out);
    expect(problems).toEqual([]);
    expect(warnings.map(({ path }: { path: string }) => path)).toEqual([
      "/properties/a/format",
      "/properties/a/default",
    ]);
  });

  test("names fixtures that are none, that lie, and that belong to no form", async () => {
    const project = new Project();
    project.write("tests/fixtures/contact/invalid/broken.json", '{ "from": ');
    project.write("tests/fixtures/contact/invalid/lie.json", {
      from: "complete",
      remove: ["name"],
      errors: { name: "No" },
    });
    project.write("tests/fixtures/gone/valid/a.json", { formName: "gone" });
    const { problems } = JSON.parse((await project.run(["check", "--json"])).out);
    expect(problems.map(({ file, found }: { file: string; found: string }) => [file, found])).toEqual([
      ["tests/fixtures/gone", "none"],
      ["tests/fixtures/contact/invalid/broken.json", "the end of the file at line 1, column 11"],
      [
        "tests/fixtures/contact/invalid/lie.json",
        'the form to say name: "Name is required"'.replace("the form to say ", ""),
      ],
    ]);
  });
});

describe("validate", () => {
  test("one body, in the words of the form", async () => {
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

  test("arrays and lines, from files, one answer each", async () => {
    const project = new Project();
    project.write("array.json", [minimal, { ...minimal, message: "short" }, 7]);
    project.write(
      "lines.ndjson",
      `${JSON.stringify(minimal)}\n{"formName": \n\n${JSON.stringify({ formName: "estimate" })}\n`,
    );
    const ended = await project.run(["validate", "contact", "array.json", "lines.ndjson", "--json"]);
    expect(ended.code).toBe(1);
    expect(lines(ended)).toEqual([
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
    ["nothing after an array's error", '[{"a":1},oops]', "The array is not JSON from here on"],
  ])("%s", async (_what, input, said) => {
    const ended = await new Project().run(["validate", "contact", "--json"], input);
    expect(ended.code).toBe(1);
    expect(ended.out).toContain(said);
  });

  test("a file that is not there could not be read", async () => {
    const { code, err } = await new Project().run(["validate", "contact", "none.json"]);
    expect(code).toBe(2);
    expect(err).toContain("none.json\n  expected: a file with bodies");
  });
});

test("validate names the rule behind each sentence, whichever it is", async () => {
  const project = new Project([]);
  project.write("schemas/odd.schema.json", {
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

describe("coverage and mutate", () => {
  test("say what is missing, with a score", async () => {
    const project = new Project(["schemas", "forms"]);
    project.write("tests/fixtures/contact/valid/complete.json", {
      ...minimal,
      phone: "1",
      company: "x",
      inquiryType: "sales",
    });
    const ended = await project.run(["coverage", "contact", "--json"]);
    const [{ form, rules, covered, missing, score }] = JSON.parse(ended.out);
    expect([ended.code, form, covered + missing.length <= rules]).toEqual([1, "contact", true]);
    expect(score).toBeCloseTo(covered / rules);
    expect(missing).toContainEqual({ field: "email", rule: "required", side: "broken", pointer: "" });
    const [mutation] = JSON.parse((await project.run(["mutate", "contact", "--json"])).out);
    expect(mutation.mutants).toBe(mutation.noticed + mutation.survivors.length);
    expect(mutation.survivors[0]).toEqual({ pointer: expect.any(String), change: expect.any(String) });
  });

  test("a mutant may be named as equivalent, with a reason", async () => {
    const project = new Project(["schemas", "forms"]);
    project.write("tests/fixtures/contact/valid/complete.json", minimal);
    const equivalents = [{ pointer: "", change: "required without email", reason: "for this test" }];
    project.write("tests/fixtures/contact/equivalents.json", { equivalents });
    const [{ survivors }] = JSON.parse((await project.run(["mutate", "contact", "--json"])).out);
    expect(survivors).not.toContainEqual({ pointer: "", change: "required without email" });
    project.write("tests/fixtures/contact/equivalents.json", [{ pointer: "" }]);
    expect((await project.run(["mutate", "contact"])).code).toBe(2);
  });

  test("stubs of a form without fixtures begin with bodies that it accepts", async () => {
    const project = new Project([]);
    const text = { type: "string", maxLength: 9 };
    const branch = (kind: string, properties: object) => ({
      properties: { kind: { const: kind }, ...properties },
      required: ["kind"],
    });
    project.write("schemas/odd.schema.json", {
      type: "object",
      properties: {
        "a.b": { ...text, minLength: 2 },
        list: { type: "array", maxItems: 3, items: { type: "object", properties: { c: text }, required: ["c"] } },
        size: { enum: ["s", "m", "l"] },
        pay: { type: "object", oneOf: [branch("card", { holder: text }), branch("cash", {})] },
      },
      required: ["a.b", "pay"],
      if: { properties: { size: { const: "l" } }, required: ["size"] },
      then: { properties: { why: text }, required: ["why"] },
    });
    const { err } = await project.run(["coverage", "odd", "--stubs"]);
    expect(err).toContain("wrote tests/fixtures/odd/valid/made.json");
    expect(await project.run(["check", "odd"])).toMatchObject({ code: 0, err: "" });
    expect((await project.run(["coverage", "odd"])).out).toContain("odd: 100 %");
  });

  test("rules across fields are covered, mutated and kept by what is made", async () => {
    const project = new Project([]);
    const { schema } = JSON.parse(readFileSync("tests/schemas/across.json", "utf8"));
    project.write("schemas/across.schema.json", schema);
    await project.run(["coverage", "across", "--stubs"]);
    expect(await project.run(["check", "across"])).toMatchObject({ code: 0, err: "" });
    expect((await project.run(["coverage", "across"])).out).toContain("across: 100 %");
    const mutated = (await project.run(["mutate", "across"])).out;
    expect(mutated).not.toMatch(/no (notBefore|atLeast|same|sum)/);
    const { out } = await project.run(["generate", "across", "--count", "40"]);
    expect(await project.run(["validate", "across"], out)).toMatchObject({ code: 0 });
    const broken = await project.run(["generate", "across", "--count", "40", "--invalid"]);
    for (const rule of ["cannot be before", "must be at least", "must be the same", "Add it up"])
      expect(broken.out).toContain(rule);
  });

  test("stubs close the gaps", async () => {
    const project = new Project(["schemas", "forms"]);
    project.write("tests/fixtures/contact/valid/complete.json", {
      ...minimal,
      phone: "1",
      company: "x",
      inquiryType: "sales",
    });
    const { code, err } = await project.run(["coverage", "contact", "--stubs"]);
    expect(code).toBe(1);
    expect(err).toContain("wrote tests/fixtures/contact/invalid/stubs.json");
    expect((await project.run(["check", "contact"])).code).toBe(0);
    expect((await project.run(["coverage", "contact"])).out).toContain("contact: 100 %");
  });
});

describe("generate", () => {
  test("bodies that the form accepts, the same for the same seed", async () => {
    const project = new Project();
    const args = ["generate", "estimate", "--count", "30", "--seed", "7"];
    const first = await project.run(args);
    expect(lines(first)).toHaveLength(30);
    expect((await project.run(args)).out).toBe(first.out);
    expect((await project.run([...args.slice(0, -1), "8"])).out).not.toBe(first.out);
    expect(await project.run(["validate", "estimate"], first.out)).toMatchObject({ code: 0 });
  });

  test("bodies that break one rule, with what the form says, are fixtures", async () => {
    const project = new Project();
    const ended = await project.run(["generate", "consultation", "--count", "40", "--invalid"]);
    const broken = lines(ended) as { errors: object }[];
    expect(broken.every(({ errors }) => Object.keys(errors).length === 1)).toBe(true);
    expect(new Set(broken.map(({ errors }) => JSON.stringify(errors))).size).toBeGreaterThan(15);
    for (const [index, one] of broken.entries())
      project.write(`tests/fixtures/consultation/invalid/made-${index}.json`, one);
    expect(await project.run(["check"])).toMatchObject({ code: 0, err: "" });
  });

  test("rules that contradict each other could not be kept", async () => {
    const project = new Project([]);
    const never = {
      allOf: [
        { type: "string", enum: ["a"] },
        { type: "string", enum: ["b"] },
      ],
    };
    project.write("schemas/never.schema.json", { type: "object", properties: { never }, required: ["never"] });
    const { code, err } = await project.run(["generate", "never"]);
    expect(code).toBe(2);
    expect(err).toContain("schemas/never.schema.json\n  expected: ");
  });
});

describe("new", () => {
  const fields = ["name:text!", "email:email!", "size:S|M|L", "topics:[costs|delivery]!", "day:date", "seats:integer"];
  const args = ["new", "workshop", ...fields.flatMap((field) => ["--field", field])];

  test("a form that checks, and is covered from the start", async () => {
    const project = new Project([]);
    const { code, out } = await project.run(args);
    expect(code).toBe(0);
    for (const file of ["schemas/workshop.schema.json", "forms/workshop.ui.json"])
      expect(out).toContain(`wrote ${file}`);
    expect(JSON.parse(project.read("forms/workshop.ui.json")).$schema).toBe("../src/engine/meta/ui.json");
    expect(await project.run(["check"])).toMatchObject({ code: 0, err: "" });
    expect((await project.run(["coverage"])).out).toContain("workshop: 100 %");
  });

  test("a terminal is asked for the fields", async () => {
    const project = new Project([]);
    const { code, err } = await project.run(["new", "workshop"], "email:email!\nwhat?\nsize:S|M\n\n", true);
    expect(code).toBe(0);
    expect(err).toContain('"what?" is not name:kind');
    const { properties, required } = JSON.parse(project.read("schemas/workshop.schema.json"));
    expect([Object.keys(properties), required]).toEqual([["email", "size"], ["email"]]);
  });

  test("nothing is written of a form whose page is another's", async () => {
    const project = new Project([]);
    project.write("pages/blog.ts", "");
    const { code, err } = await project.run(["new", "blog", "--field", "email:email!"]);
    expect(code).toBe(2);
    expect(err).toContain("pages/blog.ts");
    for (const file of ["schemas/blog.schema.json", "forms/blog.ui.json", "tests/fixtures/blog"])
      expect(existsSync(join(project.root, file))).toBe(false);
  });

  test("nothing is written over", async () => {
    const project = new Project([]);
    project.write("forms/workshop.ui.json", "{}");
    project.write("schemas/workshop.schema.json", { type: "object", properties: { a: { type: "string" } } });
    const { code, err } = await project.run(args);
    expect(code).toBe(2);
    expect(err).toContain("schemas/workshop.schema.json\n  expected: no such file yet");
    expect(project.read("forms/workshop.ui.json")).toBe("{}");
  });

  test.each([
    [["new", "Workshop", "--field", "a"], 'write "workshop"'],
    [["new", "workshop", "--field", "a:colour"], "name:kind, the kind one of text"],
    [["new", "workshop"], "at least one field"],
  ])("%s could not run", async (wrong, said) => {
    const { code, err } = await new Project([]).run(wrong);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });
});
