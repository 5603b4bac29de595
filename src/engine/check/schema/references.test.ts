import { expect, it } from "vitest";
import type { Schema } from "../../schema/schema.ts";
import { checkReferences } from "./references.ts";

/** So many definitions, each of which names the next. */
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
      expected: "at most 350 schemas within one another, each reference replaced by what it names",
      found: 'more, most of them from "#/definitions/part0"',
      fix: "let a definition name what it means, and not the next in a row of others",
    },
  ]);
});

it.each([
  [true, "write {} there"],
  [false, "remove what refers to it: no value is let in"],
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
    'copy what it names to schemas/phone.json, and write "phone.json#/$defs/mobile"',
  ],
  ["urn:example:fax#fax", 'copy what it names to schemas/fax.json, and write "fax.json#fax"'],
  ["/parts/email/", 'write "email.json"'],
])("says how to write a reference to the web, %s", ($ref, fix) => {
  expect(
    checkReferences("schemas/a.schema.json", { properties: { one: { $ref } } }, { "email.json": {} }),
  ).toMatchObject([{ path: "/properties/one/$ref", found: `"${$ref}"`, fix: `${fix}: nothing is fetched` }]);
});
