import { expect, test } from "vitest";
import { withListedKeys } from "./listed-keys.ts";
import type { Schema } from "./schema.ts";

const text: Schema = { type: "string", maxLength: 9 };
const listed: Schema = {
  type: "object",
  propertyNames: { type: "string", enum: ["mon", "tue"] },
  additionalProperties: text,
};
const required = ["mon", "tue"];

test.each<[string, Schema, Schema]>([
  ["are fields", { ...listed, required }, { mon: text, tue: text }],
  [
    "have no title in common",
    { ...listed, required, additionalProperties: { ...text, title: "Hours" } },
    { mon: text, tue: text },
  ],
  [
    "keep what is said of one",
    { ...listed, required, properties: { tue: { const: "" } } },
    { mon: text, tue: { const: "" } },
  ],
])("keys that are listed and all asked for %s", (_what, schema, properties) =>
  expect(withListedKeys(schema)).toEqual({ type: "object", properties, additionalProperties: false, required }),
);

test.each<[string, Schema]>([
  ["of which one may be left out", { ...listed, required: ["mon"] }],
  ["that only have a form", { ...listed, required, propertyNames: { pattern: "^m" } }],
  ["beside which another field is written", { ...listed, required, properties: { wed: text } }],
  ["whose message is said", { ...listed, required, propertyNames: { enum: required, errorMessage: "A day" } }],
])("keys %s are named by visitors", (_what, schema) => expect(withListedKeys(schema)).toBe(schema));
