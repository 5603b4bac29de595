import { expect, it } from "vitest";
import { when } from "../../../../tests/forms.ts";
import type { Schema } from "../../schema/schema.ts";
import { checkReferences, checkUse } from "./references.ts";

/** A chain of definitions, each of which refers to the next. */
const row = (count: number): Schema => ({
  properties: { start: { $ref: "#/definitions/part0" } },
  definitions: Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `part${at}`,
      at === count - 1 ? { type: "string" } : { $ref: `#/definitions/part${at + 1}` },
    ]),
  ),
});

it("refuses a row of references that is longer than what reads it can go", () => {
  expect(checkReferences("schemas/a.schema.json", row(100), {})).toEqual([]);
  expect(checkReferences("schemas/a.schema.json", row(1000), {})).toEqual([
    {
      file: "schemas/a.schema.json",
      path: "/properties/start/$ref",
      expected: "at most 350 nested schemas, with each reference replaced by its target",
      found: 'more, most of them from "#/definitions/part0"',
      fix: "refer to the final definition directly, not through a chain of others",
    },
  ]);
});

it.each([
  [true, "write {} there"],
  [false, "remove the reference: no value is allowed there"],
])("says what to do with a reference to %j", (any, fix) => {
  const form: Schema = { properties: { one: { $ref: "#/$defs/any" } }, $defs: { any: any as unknown as Schema } };
  const found = `"#/$defs/any", which is ${any}`;
  expect(checkReferences("schemas/a.schema.json", form, {})).toMatchObject([
    { path: "/properties/one/$ref", found, fix },
  ]);
});

it.each([
  [
    "https://e.com/parts/phone.schema.json#/$defs/mobile",
    'copy what it names to schemas/phone.json, and write "phone.json#/$defs/mobile": nothing is fetched',
  ],
  ["urn:example:fax#fax", 'copy what it names to schemas/fax.json, and write "fax.json#fax": nothing is fetched'],
  ["/parts/email/", 'write "email.json": nothing is fetched'],
  [
    "../fax.json#fax",
    'copy what it names to schemas/fax.json, and write "fax.json#fax": no file outside schemas/ is read',
  ],
  ["parts/../../email.json", 'write "email.json": no file outside schemas/ is read'],
  [
    "fax.schema.json",
    'copy what it names to schemas/fax.json, and write "fax.json": a file of that name is a form of its own',
  ],
  ["fax#fax", 'copy what it names to schemas/fax.json, and write "fax.json#fax": the name of a file ends in .json'],
  ["parts/fax.yaml", 'copy what it names to schemas/fax.json, and write "fax.json": the name of a file ends in .json'],
  ["emial.json#/$defs/mobile", 'write "email.json#/$defs/mobile"'],
  ["fax.json", "create the file, or use one of email.json"],
])("says how to write a reference to no file beside the form, %s", ($ref, fix) => {
  expect(
    checkReferences("schemas/a.schema.json", { properties: { one: { $ref } } }, { "email.json": {} }),
  ).toMatchObject([{ path: "/properties/one/$ref", fix }]);
});

it("says which of the names beside it a reference most likely means, wherever they are", () => {
  const components = {
    schemas: { Pet: { type: "object", properties: { name: { $ref: "#/components/schemas/Nmae" } } }, Name: {} },
  };
  const form = { properties: { one: { $ref: "#/components/schemas/Pet" } }, components } as Schema;
  const path = "/components/schemas/Pet/properties/name/$ref";
  expect(checkReferences("schemas/a.schema.json", form, {})).toMatchObject([
    { path, fix: 'write "#/components/schemas/Name"' },
  ]);
});

it.each<[string, string]>([
  ["#/components/schemas/Berth", 'write "#/schemas/Berth"'],
  ["#/properties/home/street", 'write "#/properties/home/properties/street"'],
  ["#/properties/home/default/street", 'write "#/properties/home/properties/street"'],
  ["#/properties/hmoe", 'write "#/properties/home"'],
  ["#/definitions/home", 'write "#/properties/home"'],
  ...["#/properties/home/tpye", "#/definitions/quay", "#/x/lane", "#/x/properties", "#/oneOf/0"].map(
    (ref): [string, string] => [ref, 'add "definitions" to this document, or remove the reference'],
  ),
])("says where a schema is that %s leads past, and leads to no keyword", ($ref, fix) => {
  const home: Schema = { type: "object", default: { street: "Quay", lane: { no: 1 } }, properties: { street: {} } };
  const form = {
    allOf: [when({ properties: { home: {} } }, {})],
    examples: [{ quay: {} }],
    properties: { home, one: { $ref } },
    schemas: { Berth: {} },
  } as Schema;
  expect(checkReferences("schemas/a.schema.json", form, {})).toMatchObject([{ path: "/properties/one/$ref", fix }]);
});

it("finds a file beside the form by a path from there", () => {
  const form: Schema = { properties: { one: { $ref: "./email.json#/$defs/work" } } };
  expect(checkReferences("schemas/a.schema.json", form, { "email.json": { $defs: { work: {} } } })).toEqual([]);
});

it("an anchor that there is not is no place whose parts could be meant", () => {
  const form = { properties: { one: { $ref: "#boats" } }, $defs: { pet: {} } } as Schema;
  expect(checkReferences("schemas/a.schema.json", form, {})).toMatchObject([{ fix: "use one of #/$defs/pet" }]);
});

it("a file is used that only a part outside the keywords of a document names", () => {
  const form = { properties: { one: { $ref: "#/parts/one" } }, parts: { one: { $ref: "pet.json" } } } as Schema;
  expect(checkUse({ "pet.json": { properties: {} } }, [form], {})).toEqual([]);
});
