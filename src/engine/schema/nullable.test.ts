import { expect, test } from "vitest";
import { withNull } from "./nullable.ts";
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
