import { expect, test } from "vitest";
import { inDraft07 } from "./dialect.ts";
import type { Schema } from "./schema.ts";

const closed: Schema = { type: "object", properties: { name: { type: "string" } }, additionalProperties: false };

test.each<[string, Schema]>([
  ["additionalProperties", { additionalProperties: { not: {} } }],
  ["unevaluatedProperties, as TypeSpec writes it", { unevaluatedProperties: { not: {} } as unknown as boolean }],
  ["the opposite of true", { additionalProperties: { not: true as unknown as Schema } }],
])("a group of which nothing else is a field has no free keys: %s", (_what, others) => {
  const { additionalProperties: _closed, ...open } = closed;
  expect(inDraft07({ ...open, ...others })).toEqual(closed);
});

test("a group whose other fields are not of a kind has some", () => {
  const open: Schema = { type: "object", additionalProperties: { not: { type: "null" } } };
  expect(inDraft07(open)).toEqual(open);
});

test.each<[string, unknown]>([
  ["as generators write never", { not: {} }],
  ["with a note", { not: {}, description: "Not by telephone" }],
])("a key that may not be is no field of a branch: %s", (_what, never) => {
  const branch = { type: "object", properties: { mail: { type: "string" }, phone: never } } as Schema;
  expect(inDraft07(branch)).toEqual({ type: "object", properties: { mail: { type: "string" }, phone: false } });
});
