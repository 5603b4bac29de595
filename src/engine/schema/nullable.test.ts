import { expect, test } from "vitest";
import { withNull, withoutBlanks } from "./nullable.ts";
import type { Schema } from "./schema.ts";

const text: Schema = { type: "string", minLength: 2 };
const nothing: Schema = { type: "null" };

test.each<[string, Schema, Schema]>([
  ["one type or null", { title: "A", anyOf: [text, nothing] }, { title: "A", type: ["string", "null"], minLength: 2 }],
  [
    "choices of which null is one already",
    { oneOf: [nothing, { type: "string", enum: ["a", null] }] },
    { type: ["string", "null"], enum: ["a", null] },
  ],
])("%s is that type, which may be null", (_what, schema, expected) => expect(withNull(schema)).toEqual(expected));

test.each<[string, Schema]>([
  ["with a message for the choice itself", { anyOf: [text, nothing], errorMessage: { anyOf: "A name, or nothing" } }],
  ["whose null has a name", { anyOf: [text, { ...nothing, title: "I do not know" }] }],
  ["of two types, or nothing", { anyOf: [text, { type: "integer" }, nothing] }],
  ["beside another choice", { anyOf: [text, nothing], oneOf: [{ ...text, title: "A" }, nothing] }],
  ["of a group", { anyOf: [{ type: "object" }, nothing] }],
  ["with a rule of its own", { anyOf: [text, nothing], not: { const: "a" } }],
])("a choice %s stays one", (_what, schema) => expect(withNull(schema)).toBe(schema));

const blank: Schema = { type: "string", const: "" };

test.each<[string, Schema, Schema]>([
  ["as zod writes it", { title: "A", anyOf: [text, blank] }, { ...text, title: "A" }],
  ["the empty one first, as an enum", { oneOf: [{ enum: [""] }, text] }, text],
])("an optional text or the empty one is that text: %s", (_what, field, expected) =>
  expect(withoutBlanks({ properties: { field, other: text } }).properties).toEqual({ field: expected, other: text }),
);

test.each<[string, Schema, string[], Schema?]>([
  ["that is required, and may be sent empty", { anyOf: [text, blank] }, ["field"]],
  ["whose empty text has a name", { anyOf: [text, { ...blank, title: "None yet" }] }, []],
  ["of something else than a text", { anyOf: [{ type: "integer" }, blank] }, []],
  ["of which a condition asks whether it is empty", { anyOf: [text, blank] }, [], { properties: { field: blank } }],
])("a choice %s stays one", (_what, field, required, condition = {}) => {
  const group = { properties: { field }, required, if: condition };
  expect(withoutBlanks(group)).toBe(group);
});
