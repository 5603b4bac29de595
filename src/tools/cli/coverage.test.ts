/** `coverage` and `mutate`: what the fixtures of a form do not cover. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { minimal, Project } from "../../../tests/command-line.ts";

/** A project whose contact form has one fixture, with every field filled in. */
function withOneFixture(): Project {
  const project = new Project(["schemas", "forms"]);
  const complete = { ...minimal, phone: "1", company: "x", inquiryType: "sales" };
  project.write("tests/fixtures/contact/valid/complete.json", complete);
  return project;
}

describe("coverage and mutate", () => {
  test("report what is missing, with a score", async () => {
    const project = withOneFixture();
    const ended = await project.run(["coverage", "contact", "--json"]);
    const [{ form, rules, covered, missing, score }] = JSON.parse(ended.out);
    expect([ended.code, form, covered + missing.length <= rules]).toEqual([1, "contact", true]);
    expect(score).toBeCloseTo(covered / rules);
    expect(missing).toContainEqual({ field: "email", rule: "required", side: "broken", pointer: "" });
    const [mutation] = JSON.parse((await project.run(["mutate", "contact", "--json"])).out);
    expect(mutation.mutants).toBe(mutation.noticed + mutation.survivors.length);
    expect(mutation.survivors[0]).toEqual({ pointer: expect.any(String), change: expect.any(String) });
  });

  test("report fixtures with the same answers as another, whatever the order of keys", async () => {
    const project = withOneFixture();
    const { name, ...others } = { ...minimal, company: "" };
    project.write("tests/fixtures/contact/valid/one.json", { name, ...others });
    project.write("tests/fixtures/contact/valid/two.json", { ...others, name });
    const { out } = await project.run(["coverage", "contact"]);
    expect(out.match(/^.* the same answers .*$/gm)).toEqual(["  valid/two has the same answers as valid/one"]);
  });

  test("a mutant may be listed as equivalent, with a reason", async () => {
    const project = new Project(["schemas", "forms"]);
    project.write("tests/fixtures/contact/valid/complete.json", minimal);
    const equivalents = [{ pointer: "", change: "required without email", reason: "for this test" }];
    project.write("tests/fixtures/contact/equivalents.json", { equivalents });
    const [{ survivors }] = JSON.parse((await project.run(["mutate", "contact", "--json"])).out);
    expect(survivors).not.toContainEqual({ pointer: "", change: "required without email" });
    const stale = { ...equivalents[0], change: "required without fax" };
    project.write("tests/fixtures/contact/equivalents.json", { equivalents: [stale] });
    expect((await project.run(["mutate", "contact"])).out).toMatch(
      /equivalents\.json lists .*: \/: required without fax\n/,
    );
    project.write("tests/fixtures/contact/equivalents.json", { equivalents });
    const errors = { email: "Email is required" };
    project.write("tests/fixtures/contact/invalid/email.json", { from: "complete", remove: ["email"], errors });
    expect((await project.run(["mutate", "contact"])).out).toMatch(
      /or that a fixture detects: \/: required without email\n/,
    );
    project.write("tests/fixtures/contact/equivalents.json", [{ pointer: "" }]);
    expect((await project.run(["mutate", "contact"])).code).toBe(2);
  });

  test("the stubs for a form without fixtures begin with valid bodies", async () => {
    const project = new Project([]);
    const text = { type: "string", maxLength: 9 };
    const branch = (kind: string, properties: object) => ({
      properties: { kind: { const: kind }, ...properties },
      required: ["kind"],
    });
    project.dropIn("odd", {
      type: "object",
      properties: {
        "a.b": { ...text, minLength: 2 },
        motto: { ...text, pattern: "\\S" },
        story: { ...text, maxLength: 900, minLength: 20, pattern: "\\S" },
        list: { type: "array", maxItems: 3, items: { type: "object", properties: { c: text }, required: ["c"] } },
        host: { type: "object", properties: { name: { ...text, minLength: 1 } } },
        size: { enum: ["s", "m", "l"] },
        pay: { type: "object", oneOf: [branch("card", { holder: text }), branch("cash", {})] },
      },
      required: ["a.b", "pay", "story"],
      if: { properties: { size: { const: "l" } }, required: ["size"] },
      then: { properties: { why: text }, required: ["why"] },
    });
    const { err } = await project.run(["coverage", "odd", "--stubs"]);
    expect(err).toContain("wrote tests/fixtures/odd/valid/made.json");
    expect(await project.run(["check", "odd"])).toMatchObject({ code: 0, err: "" });
    expect((await project.run(["coverage", "odd"])).out).toContain("odd: 100 %");
    expect((await project.run(["mutate", "odd"])).out).not.toMatch(
      /no pattern|host\/properties\/name: (no minLength|minLength 0)/,
    );
  });

  test("a branch's title may contain quotation marks, and a text's limit may exceed any body", async () => {
    const project = new Project([]);
    const branch = (kind: string) => ({
      title: `By "${kind}"`,
      properties: { kind: { const: kind } },
      required: ["kind"],
    });
    project.dropIn("quoted", {
      type: "object",
      properties: {
        pay: { type: "object", oneOf: [branch("card"), branch("cash")] },
        note: { type: "string", maxLength: 2 ** 31 - 1 },
      },
      required: ["pay"],
    });
    project.write("tests/fixtures/quoted/valid/one.json", { formName: "quoted", pay: { kind: "cash" }, note: "" });
    expect((await project.run(["coverage", "quoted", "--stubs"])).err).toContain("quoted/valid/stubs.json");
    expect(await project.run(["check", "quoted"])).toMatchObject({ code: 0, err: "" });
    expect((await project.run(["coverage", "quoted"])).out).toContain("quoted: 100 %");
  });

  test("no fixture need show the message for a missing field if it is optional, or an alternative to another", async () => {
    const project = new Project([]);
    const shared = { type: "string", maxLength: 9, errorMessage: { required: "Write something" } };
    project.dropIn("either", {
      type: "object",
      properties: { always: shared, never: shared, phone: shared, mail: shared, later: shared },
      required: ["always"],
      anyOf: [{ required: ["phone"] }, { required: ["mail"] }],
      dependencies: { phone: ["later"] },
    });
    await project.run(["coverage", "either", "--stubs"]);
    expect(await project.run(["check", "either"])).toMatchObject({ code: 0, err: "" });
    const [{ score, missing }] = JSON.parse((await project.run(["coverage", "either", "--json"])).out);
    const [{ survivors }] = JSON.parse((await project.run(["mutate", "either", "--json"])).out);
    expect([score, missing, survivors]).toEqual([1, [], []]);
    project.write("tests/fixtures/either/invalid/stubs.json", { from: "made", cases: {} });
    project.write("tests/fixtures/either/invalid/stubs-2.json", { from: "made", cases: {} });
    const said = (await project.run(["mutate", "either"])).out;
    for (const name of ["always", "later"])
      expect(said).toContain(`/properties/${name}: another errorMessage for required`);
  });

  test("a blank text, which no form sends, does not count as breaking a format", async () => {
    const project = new Project([]);
    const mail = { type: "string", format: "email", maxLength: 99 };
    project.dropIn("blank", { type: "object", properties: { mail }, required: ["mail"] });
    const errors = { mail: "Mail is required" };
    project.write("tests/fixtures/blank/valid/complete.json", { mail: "ines@example.com", formName: "blank" });
    project.write("tests/fixtures/blank/invalid/blank.json", { from: "complete", set: { mail: "  " }, errors });
    expect((await project.run(["coverage", "blank"])).out).toContain("no invalid fixture breaks format of mail");
    expect((await project.run(["mutate", "blank"])).out).toContain("/properties/mail: no format");
  });

  test("a form that no body can satisfy gets an error in place of stubs", async () => {
    const project = new Project([]);
    const code = { type: "string", maxLength: 80, pattern: "^(?=a)b$" };
    project.dropIn("never", { type: "object", properties: { code }, required: ["code"] });
    const { code: exit, err } = await project.run(["coverage", "never", "--stubs"]);
    expect(exit).toBe(2);
    expect(err).toContain("schemas/never.schema.json\n  expected: rules that a body can keep\n");
  });

  test("stubs fill in optional fields, and detect every mutant", async () => {
    const project = new Project([]);
    const text = { type: "string", maxLength: 9 };
    const branch = (kind: string, properties: object) => ({
      properties: { kind: { const: kind }, ...properties },
      required: ["kind"],
    });
    project.dropIn("optional", {
      type: "object",
      properties: {
        size: { enum: ["s", "m", "l"] },
        topics: { type: "array", uniqueItems: true, maxItems: 2, items: { enum: ["a", "b", "c"] } },
        scope: { type: ["string", "null"], enum: ["u", "m"] },
        place: {
          type: "object",
          properties: { city: text, street: text },
          required: ["city", "street"],
        },
        jobs: { type: "array", minItems: 1, maxItems: 3, items: text },
        secret: { ...text, format: "password" },
        day: { type: "string", format: "date", dateMinimum: "today" },
        paid: {
          type: "array",
          maxItems: 2,
          items: { type: "object", oneOf: [branch("card", { holder: text }), branch("cash", {})] },
        },
      },
      oneOf: [branch("new", { from: text }), branch("old", { since: { type: "integer", maximum: 9 } })],
      if: { properties: { size: { const: "l" } }, required: ["size"] },
      then: { properties: { why: text }, required: ["why"] },
    });
    await project.run(["coverage", "optional", "--stubs"]);
    expect(await project.run(["check", "optional"])).toMatchObject({ code: 0, err: "" });
    expect((await project.run(["coverage", "optional"])).out).toMatch(/^optional: 100 %.*\n$/);
    expect((await project.run(["mutate", "optional"])).out).toMatch(/^optional: 100 %.*\n$/);
  });

  test("rules across fields are covered and mutated, and generated bodies satisfy them", async () => {
    const project = new Project([]);
    const { schema } = JSON.parse(readFileSync("tests/schemas/across.json", "utf8"));
    project.dropIn("across", schema);
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
    const project = withOneFixture();
    const { code, err } = await project.run(["coverage", "contact", "--stubs"]);
    expect(code).toBe(1);
    expect(err).toContain("wrote tests/fixtures/contact/invalid/stubs.json");
    expect((await project.run(["check", "contact"])).code).toBe(0);
    expect((await project.run(["coverage", "contact"])).out).toContain("contact: 100 %");
  });

  test("one stub covers two rules that the same text breaks, and nothing is reported as not written", async () => {
    const project = new Project([]);
    const mail = { type: "string", format: "email", pattern: "@[a-z.]+$", maxLength: 99 };
    const branch = (name: string) => ({ properties: { [name]: { type: "integer" } }, required: [name] });
    const load = { type: "object", anyOf: [branch("boxes"), branch("tons")] };
    project.dropIn("both", { type: "object", properties: { mail, load } });
    expect((await project.run(["coverage", "both", "--stubs"])).err).not.toContain("not written");
    expect((await project.run(["coverage", "both"])).out).toMatch(/^both: 100 %.*\n$/);
  });

  test("a message that contains the name of its entry counts as covered", async () => {
    const project = new Project([]);
    const text = { type: "string", maxLength: 9, minLength: 2, errorMessage: { minLength: "{#} is too short" } };
    project.dropIn("named", {
      type: "object",
      properties: {
        guests: { type: "array", maxItems: 3, items: text },
        prices: { type: "object", additionalProperties: text },
        days: { type: "array", maxItems: 3, items: { type: "string", format: "date", dateMinimum: "today" } },
        host: { type: "object", properties: { name: text } },
      },
    });
    await project.run(["coverage", "named", "--stubs"]);
    expect((await project.run(["coverage", "named"])).out).toMatch(/^named: 100 %.*\n$/);
  });
});

test.each(["coverage", "mutate"])(
  "%s reports a fixture that it cannot read, and does not count it",
  async (command) => {
    const project = new Project();
    project.write("tests/fixtures/contact/invalid/broken.json", "{ // a comment");
    const { code, err } = await project.run([command, "contact"]);
    expect(code).toBe(1);
    expect(err).toContain("tests/fixtures/contact/invalid/broken.json\n  expected: a key");
  },
);
