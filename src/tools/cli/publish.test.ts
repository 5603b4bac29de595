/** Published contracts in other tools: stock ajv in strict mode, an OpenAPI validator, the TypeScript compiler. */
import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { Project } from "../../../tests/command-line.ts";
import { newsletter, workshop } from "../../../tests/dropped-in/plain.ts";
import { jsonTypes, postTypes } from "../../engine/define/content-types.ts";
import { fixtureForms, readFixtures } from "../fixtures/read.ts";

/** This project with two more forms: a small one and a rich one. */
function project(): Project {
  const whole = new Project();
  whole.dropIn("newsletter", newsletter);
  whole.dropIn("workshop", workshop);
  return whole;
}

/** Those of our five forms that this project has. */
const own = ["contact", "estimate", "consultation", "transformation", "custom-solution"].filter((name) =>
  fixtureForms(resolve()).includes(name),
);

describe("schema", () => {
  test.each([...own, "newsletter", "workshop"])(
    "%s is plain draft-07, without keywords unknown to other tools",
    async (form) => {
      const whole = project();
      const { code, out } = await whole.run(["schema", form]);
      expect(code).toBe(0);
      const schema = JSON.parse(out);
      expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
      expect(out).not.toMatch(/errorMessage|dateMinimum|\{\{|\$ref": "(?!#)/);
      const strict = addFormats.default(new Ajv({ strictSchema: true, strictTypes: false }));
      const accepts = strict.compile(schema);
      for (const { data } of readFixtures(whole.root, form).valid) expect(accepts(data)).toBe(true);
      expect(accepts({ formName: "another" })).toBe(false);
    },
  );

  test("an unknown field is rejected, as by the form, in branches, too", async () => {
    const { out } = await project().run(["schema", "workshop"]);
    const accepts = addFormats.default(new Ajv({ strict: false })).compile(JSON.parse(out));
    const body = { venue: { street: "Quay 7" }, people: [{ name: "Ines" }], formName: "workshop-booking" };
    expect(accepts({ ...body, catering: true, diet: "none" })).toBe(true);
    expect(accepts({ ...body, nickname: "x" })).toBe(false);
  });
});

test("openapi is valid OpenAPI 3.1, with a schema for every form", async () => {
  const { code, out } = await project().run(["openapi"]);
  expect(code).toBe(0);
  const document = JSON.parse(out);
  const result = await new Validator().validate(document);
  expect(result.errors ?? []).toEqual([]);
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(["contact", "estimate", "workshop-booking", "problem"]),
  );
  const { requestBody, responses } = document.paths["/"].post;
  expect(Object.keys(requestBody.content)).toEqual([...jsonTypes, ...postTypes]);
  for (const type of [...jsonTypes, ...postTypes]) expect(responses["415"].description).toContain(type);
  expect(out).not.toMatch(/"definitions"|"dependencies"|errorMessage/);
});

test("openapi renames the schemas of forms whose names it does not allow, or that another schema has", async () => {
  const whole = new Project();
  const names = { problem: "problem", first: "Buchung ö", second: "Buchung-ß" };
  for (const [name, formName] of Object.entries(names))
    whole.dropIn(name, { type: "object", properties: { note: { type: "string" }, formName: { const: formName } } });
  const document = JSON.parse((await whole.run(["openapi"])).out);
  expect((await new Validator().validate(document)).errors ?? []).toEqual([]);
  const { schemas } = document.components;
  expect(schemas.problem.required).toEqual(["ok", "error"]);
  const { mapping } = document.paths["/"].post.requestBody.content["application/json"].schema.discriminator;
  for (const name of Object.values(names))
    expect(schemas[mapping[name].split("/").at(-1)].properties.formName).toEqual({ const: name });
});

describe("types", () => {
  test("compile, and tell right from wrong", async () => {
    const whole = project();
    const tree = (field: string) => ({
      type: "object",
      properties: { [field]: { type: "string" }, parts: { type: "array", items: { $ref: "#/definitions/node" } } },
    });
    // Names that would give two types the same name, or that no type can have.
    for (const name of ["a-1", "a1", "lead", "2fa"])
      whole.dropIn(name, { ...tree("x"), definitions: { node: tree(`in-${name}`) } });
    const { code, out } = await whole.run(["types"]);
    expect(code).toBe(0);
    const declared = [...out.matchAll(/^export \w+ (\w+)/gm)].map(([, name]) => name);
    expect(declared).toEqual([...new Set(declared)]);
    whole.write("leads.ts", out);
    whole.write(
      "reader.ts",
      `import type { A1, A1Form, Contact, Form2Fa, Lead, LeadForm } from "./leads.ts";
export const others: { [name: string]: Lead["formName"] } = {} as { a: (A1 | A1Form | Form2Fa | LeadForm)["formName"] };
export const subject = (lead: Lead): string => (lead.formName === "contact" ? lead.subject : lead.formName);
export const right: Contact = { name: "a", email: "b", subject: "c", message: "d", formName: "contact" };
// @ts-expect-error: not one of the choices
export const wrong: Contact = { ...right, inquiryType: "press" };
`,
    );
    const compiler = resolve("node_modules/typescript/bin/tsc");
    const options = [
      "--ignoreConfig",
      "--noEmit",
      "--strict",
      "--allowImportingTsExtensions",
      "--module",
      "esnext",
      "--moduleResolution",
      "bundler",
    ];
    const compiled = () =>
      execFileSync(process.execPath, [compiler, ...options, join(whole.root, "reader.ts")], { encoding: "utf8" });
    expect(compiled()).toBe("");
  });

  test("fields under a condition are optional, long lists are lists, alternatives are distinguished", async () => {
    const whole = project();
    const text = { type: "string", maxLength: 9 };
    const group = (properties: object, required: string[] = []) => ({ type: "object", properties, required });
    whole.dropIn("party", {
      ...group({ catering: { type: "boolean" }, tags: { type: "array", maxItems: 10, items: text } }, ["catering"]),
      if: { properties: { catering: { const: true } } },
      then: { properties: { diet: text, tags: { minItems: 1 } }, required: ["diet"] },
      else: { properties: { reason: text } },
      dependencies: { tags: { properties: { note: text } } },
      allOf: [
        group({ name: text }, ["name"]),
        { if: { required: ["name"] }, then: { properties: { diet: { type: "integer" } } } },
      ],
    });
    whole.dropIn("pay", {
      type: "object",
      properties: {
        by: {
          oneOf: [
            group({ kind: { const: "card" }, holder: text }, ["kind"]),
            group({ kind: { const: "cash" } }, ["kind"]),
          ],
        },
        guests: { type: "array", items: { ...group({ a: text }), dependencies: { a: { properties: { b: text } } } } },
        ...{ any: { description: "Of any type.", minimum: 2 }, few: { type: "integer", default: "5" } },
      },
    });
    const has = (properties: object) => ({ properties });
    whole.dropIn("trip", {
      ...group({ by: { enum: ["air", "sea"] }, to: group({ city: text }), bag: { minLength: 1 } }),
      if: has({ by: { const: "air" } }),
      then: has({ seat: { enum: ["aisle"] }, to: has({ gate: text }) }),
      else: has({ seat: { enum: ["deck"] } }),
      dependencies: { to: { oneOf: [has({ to: {}, by: { enum: ["air"] }, bag: text })] } },
      allOf: [{ oneOf: [has({ a: { const: 1 } })] }, { oneOf: [has({ b: { const: 2 } })] }],
    });
    const { out } = await whole.run(["types", "party", "pay", "trip"]);
    expect(out).toContain(`export interface Party {
  catering: boolean;
  tags?: string[];
  formName: "party";
  name: string;
  diet?: number | string;
  reason?: string;
  note?: string;
}`);
    const trip = ["gate?: string", 'seat?: "aisle" | "deck"', "bag?: string", "b?: string", "a?: 1", "b?: 2"];
    for (const field of ['kind: "card"', "any?: unknown", "few?: number", ...trip]) expect(out).toContain(`${field};`);
  });

  test("as JSON, one to a form", async () => {
    const { out } = await project().run(["types", "contact", "--json"]);
    expect(JSON.parse(out)).toEqual([
      { form: "contact", type: "Contact", code: expect.stringContaining("interface Contact") },
    ]);
  });
});
