/** The command line as a developer calls it, and `check`. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Project } from "../../../tests/command-line.ts";
import { brand } from "../../site.ts";

const names = ["new", "check", "validate", "coverage", "mutate", "generate", "schema", "openapi", "types", "diff"];

describe("the command line", () => {
  test("help lists every command, on standard output", async () => {
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
  ])("%s is a usage error", async (args, found, fix) => {
    const { code, out, err } = await new Project().run(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("  expected: ");
    expect(err).toContain(found);
    expect(err).toContain(`  fix:      ${fix}`);
  });

  test("an unknown form is reported in the format of all problems", async () => {
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
    const project = new Project();
    const count = readdirSync(join(project.root, "schemas")).filter((file) => file.endsWith(".schema.json")).length;
    const { code, out, err } = await project.run(["check"]);
    expect({ code, out, err }).toEqual({
      code: 0,
      out: `Documents: ${count} forms and 0 pages, no mistakes\n`,
      err: "",
    });
  });

  test("reports a mistake in a document, and only those of the requested form", async () => {
    const project = new Project();
    project.dropIn("odd", { type: "object", properties: { a: { type: "strin" } } });
    const { code, err } = await project.run(["check"]);
    expect(code).toBe(1);
    expect(err).toContain("schemas/odd.schema.json at /properties/a/type");
    expect((await project.run(["check", "contact"])).code).toBe(0);
    const { problems } = JSON.parse((await project.run(["check", "odd", "--json"])).out);
    expect(problems[0]).toMatchObject({ file: "schemas/odd.schema.json", path: "/properties/a/type" });
  });

  test.each(['{ "type": "strin" }', "{"])("checks all of a form while another is %s", async (broken) => {
    const project = new Project();
    project.write("schemas/odd.schema.json", broken);
    project.write("tests/fixtures/contact/invalid/lie.json", { from: "complete", errors: { name: "No" } });
    project.write("forms/contact.rules.ts", "export const broken = () => 5;");
    project.dropIn("doubted", { type: "object", properties: { a: { type: "string", format: "stock", maxLength: 9 } } });
    const { problems } = JSON.parse((await project.run(["check", "contact", "--json"])).out);
    expect(problems.map(({ file }: { file: string }) => file)).toEqual(["forms/contact.rules.ts"]);
    project.write("forms/contact.rules.ts", "export const sound = () => ({});");
    const again = JSON.parse((await project.run(["check", "contact", "--json"])).out).problems;
    expect(again.map(({ file }: { file: string }) => file)).toEqual(["tests/fixtures/contact/invalid/lie.json"]);
    const { warnings } = JSON.parse((await project.run(["check", "doubted", "--json"])).out);
    expect(warnings.map(({ file }: { file: string }) => file)).toEqual(["schemas/doubted.schema.json"]);
  });

  test.each(['{ "type": "strin" }', "{", '{ "$ref": "gone.json#/definitions/a" }'])(
    "tries out and tests a form while another is %s",
    async (broken) => {
      const project = new Project();
      project.write("schemas/odd.schema.json", broken);
      const body = "tests/fixtures/contact/valid/minimal.json";
      const commands = [
        ["validate", "contact", body],
        ["coverage", "contact"],
        ["mutate", "contact"],
        ["schema", "contact"],
        ["types", "contact"],
        ["translate", "contact", "de"],
        ["new", "fresh", "--field", "email:email!"],
      ];
      for (const command of [...commands, ["generate", "contact", "--count", "1"]])
        expect([command, await project.run(command)]).toEqual([command, expect.objectContaining({ code: 0, err: "" })]);
      const named = expect.stringMatching(/^schemas\/odd\.schema\.json/);
      for (const command of [
        ["schema", "odd"],
        ["types", "odd"],
        ["translate", "odd", "de"],
      ])
        expect(await project.run(command)).toMatchObject({ code: 2, out: "", err: named });
    },
  );

  test.each([
    ["coverage", "consultation: 100 %"],
    ["openapi", `"$id": "${brand.url}/schemas/consultation.json"`],
    ["types", "export type Lead = Consultation | Contact | "],
  ])("%s of all forms leaves out those with mistakes, and says so", async (command, said) => {
    const project = new Project();
    project.write("schemas/odd.schema.json", "{");
    project.write("schemas/other.schema.json", { type: "strin" });
    const { code, out, err } = await project.run([command]);
    expect(code).toBe(1);
    expect(out).toContain(said);
    expect(err).toMatch(/^schemas\/odd[\s\S]+\nschemas\/other[\s\S]+\nSkipped: odd, other\n/);
    expect(out).not.toMatch(/\bodd\b/i);
    project.write("schemas/shared.json", "{");
    expect(await project.run([command])).toMatchObject({ code: 2, out: "" });
  });

  test.each([
    ["coverage", ""],
    ["mutate", ""],
    ["types", "export type Lead = never;"],
  ])("%s says that there are no forms", async (command, said) => {
    const project = new Project([]);
    const { code, out, err } = await project.run([command]);
    expect([code, err]).toEqual([0, expect.stringMatching(/^No forms in schemas\//)]);
    expect(out).toContain(said);
  });

  test("problems in a page, a widget or a translation do not block a form that does not depend on it", async () => {
    const project = new Project();
    project.write("pages/stray.md", "");
    project.write("forms/widgets/odd.tsx", "export default () => null;");
    project.write("forms/contact.de.json", { texts: {} });
    const body = "tests/fixtures/contact/valid/minimal.json";
    for (const command of [["openapi"], ["types"], ["validate", "contact", body], ["check", "estimate"]])
      expect([command, await project.run(command)]).toEqual([command, expect.objectContaining({ code: 0, err: "" })]);
    project.write("forms/gone.rules.ts", "");
    expect(await project.run(["validate", "contact", body])).toMatchObject({ code: 0, err: "" });
    project.write("forms/contakt.ui.json", {});
    for (const command of [
      ["validate", "contact", body],
      ["check", "contact"],
    ])
      expect((await project.run(command)).err).toContain("rename this file to forms/contact.ui.json");
  });

  test("a translation that cannot be read is not overwritten", async () => {
    const project = new Project();
    project.write("forms/contact.de.json", '{ "texts": { "Email": "E-Mail" ');
    expect(await project.run(["translate", "contact", "de"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("forms/contact.de.json"),
    });
    expect(project.read("forms/contact.de.json")).toContain("E-Mail");
  });

  test("warns of what is doubtful, and succeeds", async () => {
    const project = new Project([]);
    const a = { type: "string", format: "stock-number", default: 5, maxLength: 20 };
    project.dropIn("odd", { type: "object", properties: { a } });
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

  test("reports fixtures that are malformed, that are wrong, and that belong to no form", async () => {
    const project = new Project();
    project.write("tests/fixtures/contact/invalid/broken.json", '{ "from": ');
    project.write("tests/fixtures/contact/invalid/lie.json", {
      from: "complete",
      remove: ["name"],
      errors: { name: "No" },
    });
    project.write("tests/fixtures/contact/equivalents.json", { equivalents: [{ pointer: "/properties/name" }] });
    project.write("tests/fixtures/gone/valid/a.json", { formName: "gone" });
    const { problems } = JSON.parse((await project.run(["check", "--json"])).out);
    expect(problems.map(({ file, found }: { file: string; found: string }) => [file, found])).toEqual([
      ["tests/fixtures/gone", "none"],
      ["tests/fixtures/contact/invalid/broken.json", "the end of the file at line 1, column 11"],
      ["tests/fixtures/contact/equivalents.json", '[{"pointer":"/properties/name"}]'],
      ["tests/fixtures/contact/invalid/lie.json", 'name: "Name is required"'],
    ]);
  });

  test("reports only those errors of a fixture that differ", async () => {
    const project = new Project();
    const right = { email: "Email is required", message: "Message is required" };
    const cases = {
      more: { errors: right },
      fewer: { errors: { ...right, name: "Name is required", subject: "Subject is required" } },
      mistyped: { errors: { ...right, name: "Name is requird" } },
      twice: {
        errors: [...Object.entries({ ...right, name: "Name is required" }), ["email", right.email]].map(
          ([field, message]) => ({ field, message }),
        ),
      },
    };
    project.write("tests/fixtures/contact/invalid/lie.json", {
      from: "complete",
      remove: ["name", "email", "message"],
      cases,
    });
    const { problems } = JSON.parse((await project.run(["check", "--json"])).out);
    expect(problems.map(({ expected, found }: { expected: string; found: string }) => [expected, found])).toEqual([
      ["the form to report nothing besides the 2 that match", 'name: "Name is required"'],
      ['the form to report subject: "Subject is required" besides the 3 that match', "nothing"],
      ['the form to report name: "Name is requird" besides the 2 that match', 'name: "Name is required"'],
      ['the form to report email: "Email is required" besides the 3 that match', "nothing"],
    ]);
  });
});
