import { describe, expect, it } from "vitest";
import { when } from "../../../tests/forms.ts";
import type { Schema } from "../schema/schema.ts";
import { fieldsOf, labelOf } from "./fields.ts";

const pathsOf = (schema: Schema) => fieldsOf(schema).map(({ path }) => path);
const text: Schema = { type: "string" };

describe("fieldsOf", () => {
  it.each<[string, Schema, string[]]>([
    ["fields in the order of the document", { properties: { b: text, a: text } }, ["b", "a"]],
    ["groups", { properties: { address: { properties: { street: text } } } }, ["address", "address.street"]],
    ["lists of texts", { properties: { tags: { type: "array", items: text } } }, ["tags", "tags.*"]],
    [
      "lists of groups",
      { properties: { people: { type: "array", items: { properties: { name: text } } } } },
      ["people", "people.*", "people.*.name"],
    ],
    ["tuples", { properties: { span: { type: "array", items: [text, text] } } }, ["span", "span.0", "span.1"]],
    [
      "a list of choices as one field",
      { properties: { tags: { type: "array", uniqueItems: true, items: { enum: ["a"] } } } },
      ["tags"],
    ],
    [
      "the fields of each branch, after the schema's own",
      { oneOf: [{ properties: { a: text } }, { properties: { b: text } }], properties: { kind: text } },
      ["kind", "a", "b"],
    ],
    [
      "the fields of conditions, but not of the question",
      when({ properties: { asked: text } }, { properties: { a: text } }, { properties: { b: text } }),
      ["a", "b"],
    ],
    [
      "the fields of dependencies",
      { properties: { a: text }, dependencies: { a: { properties: { b: text } }, c: ["a"] } },
      ["a", "b"],
    ],
    [
      "a path again for each branch that has it",
      { anyOf: [{ properties: { a: text } }, { properties: { a: text } }] },
      ["a", "a"],
    ],
    [
      "no field for a name that is only let in or kept out",
      { properties: { a: true, b: false } as unknown as Schema["properties"] },
      [],
    ],
    ["no field in a schema without any", { type: "string" }, []],
  ])("finds %s", (_what, schema, paths) => expect(pathsOf(schema)).toEqual(paths));

  it("finds the fields of entries that may be the group around them, and where they are those of another path", () => {
    const entry: Schema = { oneOf: [{ properties: { name: text } }, { $ref: "#/definitions/group" }] };
    const group: Schema = { properties: { label: text, rules: { type: "array", items: entry } } };
    const schema: Schema = { properties: { query: { $ref: "#/definitions/group" } }, definitions: { group } };
    expect(fieldsOf(schema).map(({ path, again }) => [path, again])).toEqual([
      ["query", undefined],
      ["query.label", undefined],
      ["query.rules", undefined],
      ["query.rules.*", undefined],
      ["query.rules.*.name", undefined],
      ["query.rules.*.label", undefined],
      ["query.rules.*.rules", "query.rules"],
    ]);
  });

  it("finds each of several values that may be the group around them inside the others, too", () => {
    const side: Schema = { oneOf: [{ properties: { name: text } }, { $ref: "#/definitions/node" }] };
    const node: Schema = { properties: { label: text, left: side, right: side } };
    const schema: Schema = { properties: { top: { $ref: "#/definitions/node" } }, definitions: { node } };
    const again = fieldsOf(schema).map(({ path, again }) => [path, again]);
    expect(again).toContainEqual(["top.left.label", undefined]);
    expect(again).toContainEqual(["top.left.left", "top.left"]);
    expect(again).toContainEqual(["top.left.right", "top.right"]);
    expect(again).toContainEqual(["top.right.left", "top.left"]);
  });

  it("says whether a field is required, by the schema around it", () => {
    const schema: Schema = {
      properties: { a: text, b: { properties: { c: text }, required: ["c"] } },
      required: ["a"],
    };
    expect(fieldsOf(schema).map(({ path, required }) => [path, required])).toEqual([
      ["a", true],
      ["b", false],
      ["b.c", true],
    ]);
  });

  it("says where each field stands", () => {
    const schema: Schema = {
      allOf: [{ properties: { "a/b": { type: "array", items: { properties: { c: text } } } } }],
    };
    expect(fieldsOf(schema).map(({ pointer }) => pointer)).toEqual([
      "/allOf/0/properties/a~1b",
      "/allOf/0/properties/a~1b/items",
      "/allOf/0/properties/a~1b/items/properties/c",
    ]);
  });
});

describe("labelOf", () => {
  const field = (path: string, schema: Schema = {}) => ({ path, schema, required: false, pointer: "" });

  it.each([
    [field("jobTitle"), "Job title"],
    [field("address.postalCode"), "Postal code"],
    [field("jobTitle", { title: "Role" }), "Role"],
    [{ ...field("tags.*"), entry: "numbered" as const }, "Tag"],
    [{ ...field("tags.1"), entry: "placed" as const }, "Tag 2"],
    [field("budgets.2024"), "2024"],
    [field("people.*.firstName"), "First name"],
  ])("%j is called %j", (given, label) => expect(labelOf(given)).toBe(label));
});
