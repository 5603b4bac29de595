/** `generate` and `new`: generated bodies and forms. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { jsonLines, Project } from "../../../tests/command-line.ts";

describe("generate", () => {
  test("bodies that the form accepts, the same for the same seed", async () => {
    const project = new Project();
    const args = ["generate", "estimate", "--count", "30", "--seed", "7"];
    const first = await project.run(args);
    expect(jsonLines(first)).toHaveLength(30);
    expect((await project.run(args)).out).toBe(first.out);
    expect((await project.run([...args.slice(0, -1), "8"])).out).not.toBe(first.out);
    expect(await project.run(["validate", "estimate"], first.out)).toMatchObject({ code: 0 });
  });

  test("bodies that break one rule, with the form's messages, are fixtures", async () => {
    const project = new Project();
    const ended = await project.run(["generate", "consultation", "--count", "40", "--invalid"]);
    const broken = jsonLines(ended) as { errors: object }[];
    expect(broken.every(({ errors }) => Object.keys(errors).length === 1)).toBe(true);
    expect(new Set(broken.map(({ errors }) => JSON.stringify(errors))).size).toBeGreaterThan(15);
    for (const [index, one] of broken.entries())
      project.write(`tests/fixtures/consultation/invalid/made-${index}.json`, one);
    expect(await project.run(["check"])).toMatchObject({ code: 0, err: "" });
  });

  test("rules that contradict each other are an error", async () => {
    const project = new Project([]);
    const never = {
      allOf: [
        { type: "string", pattern: "^a" },
        { type: "string", pattern: "^b" },
      ],
    };
    project.dropIn("never", { type: "object", properties: { never }, required: ["never"] });
    const { code, err } = await project.run(["generate", "never"]);
    expect(code).toBe(2);
    expect(err).toContain("schemas/never.schema.json\n  expected: ");
  });
});

describe("new", () => {
  const fields = ["name:text!", "email:email!", "size:S|M|L", "topics:[costs|delivery]!", "day:date", "seats:integer"];
  const args = ["new", "workshop", ...fields.flatMap((field) => ["--field", field])];

  test("a form that passes check, and is covered from the start", async () => {
    const project = new Project([]);
    const { code, out } = await project.run(args);
    expect(code).toBe(0);
    for (const file of ["schemas/workshop.schema.json", "forms/workshop.ui.json"])
      expect(out).toContain(`wrote ${file}`);
    expect(JSON.parse(project.read("forms/workshop.ui.json")).$schema).toBe("../src/engine/meta/ui.json");
    expect(await project.run(["check"])).toMatchObject({ code: 0, err: "" });
    expect((await project.run(["coverage"])).out).toContain("workshop: 100 %");
  });

  test("if all fields are required, no fixture has the same answers as another", async () => {
    const project = new Project([]);
    await project.run(["new", "callback", "--field", "name:text!"]);
    expect(await project.run(["coverage"])).toMatchObject({
      code: 0,
      out: expect.not.stringContaining("same answers"),
    });
  });

  test("after the form has changed, check says once what to do with the stubs", async () => {
    const project = new Project([]);
    await project.run(args);
    const schema = JSON.parse(project.read("schemas/workshop.schema.json"));
    schema.properties.company = { type: "string", maxLength: 200 };
    schema.required.push("company");
    project.write("schemas/workshop.schema.json", schema);
    const { code, err } = await project.run(["check", "workshop"]);
    expect(code).toBe(1);
    expect(err.match(/^tests\/fixtures\/workshop\/invalid/gm)).toHaveLength(1);
    expect(err).toContain(
      "tests/fixtures/workshop/invalid/stubs.json\n  expected: the form to report the same messages",
    );
    expect(err).toContain("remove the file and generate it again: npm run forms -- coverage workshop --stubs");
  });

  test("a form in another language, with files", async () => {
    const project = new Project([]);
    const fields = ["--field", "name:text!", "--field", "photo:file!", "--field", "more:files"];
    const { code, err } = await project.run(["new", "meldung", "--title", "Schaden melden", "--lang", "de", ...fields]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(JSON.parse(project.read("forms/meldung.ui.json"))).toEqual({
      $schema: "../src/engine/meta/ui.json",
      lang: "de",
      heading: "Schaden melden",
    });
    expect(await project.run(["check"])).toMatchObject({ code: 0, err: "" });
    expect((await project.run(["coverage"])).out).toContain("meldung: 100 %");
    expect(project.read("tests/fixtures/meldung/invalid/stubs.json")).toContain("Das Feld „Name“ ist erforderlich");
    const unknown = await project.run(["new", "other", "--lang", "dee", ...fields]);
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('fix:      write "de"') });
    expect(existsSync(join(project.root, "schemas/other.schema.json"))).toBe(false);
  });

  test("names that every object inherits are allowed for fields, and are no kinds", async () => {
    const project = new Project([]);
    const { code, err } = await project.run(["new", "works", "--field", "constructor:a|b!", "--field", "toString!"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect((await project.run(["mutate"])).out).toContain("works: 100 %");
    const strange = await project.run(["new", "other", "--field", "name:constructor"]);
    expect(strange).toMatchObject({ code: 2, err: expect.stringContaining('found:    "name:constructor"') });
  });

  test("on a terminal, it asks for the fields", async () => {
    const project = new Project([]);
    const { code, err } = await project.run(["new", "workshop"], "email:email!\nwhat?\nemail\nsize:S|M\n\n", true);
    expect(code).toBe(0);
    expect(err).toContain('"what?" is not name:kind');
    const { properties, required } = JSON.parse(project.read("schemas/workshop.schema.json"));
    expect([Object.keys(properties), required]).toEqual([["email", "size"], ["email"]]);
  });

  test("nothing is written for a form whose route another page has", async () => {
    const project = new Project([]);
    project.write("pages/blog.ts", "");
    const { code, err } = await project.run(["new", "blog", "--field", "email:email!"]);
    expect(code).toBe(2);
    expect(err).toContain("pages/blog.ts");
    for (const file of ["schemas/blog.schema.json", "forms/blog.ui.json", "tests/fixtures/blog"])
      expect(existsSync(join(project.root, file))).toBe(false);
  });

  test("nothing is overwritten", async () => {
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
    [["new", "workshop", "--field", "a", "--field", "a:email"], 'a second "a"'],
    [["generate", "workshop", "--count", ""], "a whole number is needed"],
  ])("%s could not run", async (wrong, said) => {
    const { code, err } = await new Project([]).run(wrong);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });
});
