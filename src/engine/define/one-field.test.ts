import { expect, test } from "vitest";
import type { Schema } from "../schema/schema.ts";
import { asForm, withoutOnly } from "./one-field.ts";

const group: Schema = { type: "object", properties: { a: { type: "string" } } };

test.each<[string, Schema, boolean]>([
  ["a list", { type: "array", items: group }, true],
  ["entries", { items: group }, true],
  ["entries by position", { prefixItems: [group] }, true],
  ["a text that may be null", { type: ["string", "null"] }, true],
  ["choices", { enum: ["a", "b"] }, true],
  ["alternatives of which one is no group", { anyOf: [group, { type: "string" }] }, true],
  ["a reference to a list", { $ref: "#/definitions/l", definitions: { l: { type: "array" } } }, true],
  ["a list of what refers to nothing", { items: { $ref: 5 } as unknown as Schema }, true],
  ["a group", group, false],
  ["alternatives of groups", { oneOf: [group, { properties: {} }] }, false],
  ["fields with a type that is a slip", { type: "array", properties: {} }, false],
  ["conditions", { allOf: [group] }, false],
  ["null", { type: "null" }, false],
  ["what refers to nothing", { $ref: {} } as unknown as Schema, false],
  ["nothing", {}, false],
])("%s", (_what, schema, isOnly) => expect(asForm(schema).isOnly ?? false).toBe(isOnly));

test.each<[string, Schema, string[] | undefined]>([
  ["a list", { type: "array" }, undefined],
  ["a list by its keywords", { items: group }, undefined],
  ["a list of at least one", { type: "array", minItems: 1 }, ["answer"]],
  ["a list that contains one", { type: "array", contains: group }, ["answer"]],
  ["a list that may contain none", { type: "array", contains: group, minContains: 0 }, undefined],
  ["a text", { type: "string" }, ["answer"]],
])("%s is required unless it may be empty", (_what, schema, required) =>
  expect(asForm(schema).schema.required).toEqual(required),
);

test("its references to itself move with it, and its definitions stay in place", () => {
  const definitions = { one: { type: "array", items: { $ref: "#" } } };
  expect(asForm({ title: "All", type: "array", items: { $ref: "#/definitions/one" }, definitions }).schema).toEqual({
    title: "All",
    type: "object",
    properties: { answer: { title: "All", type: "array", items: { $ref: "#/definitions/one" } } },
    definitions: { one: { type: "array", items: { $ref: "#/properties/answer" } } },
  });
});

test("mistakes are reported where they are written", () =>
  expect(["/properties/answer/items", "/properties/answers", "/definitions/x"].map(withoutOnly)).toEqual([
    "/items",
    "/properties/answers",
    "/definitions/x",
  ]));
