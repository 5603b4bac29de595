import { describe, expect, test } from "vitest";
import { maxFileLength, maxFiles } from "../kinds/default-limits.ts";
import type { Json, Schema } from "../schema/schema.ts";
import { bodyLimitOf, longFile, restLimitOf } from "./limits.ts";

const text = (maxLength: number): Schema => ({ type: "string", maxLength });
const group = (properties: { [name: string]: Schema }): Schema => ({ type: "object", properties });
const bytesOf = (value: Json) => Buffer.byteLength(JSON.stringify(value));
const long = text(20_000);

/** The worst cases of a text: each as long as `maxLength` allows, in characters as JSON Schema counts them. */
const worst = ["\u0001", "\ud800", '"', "界", "🚢", "a"];

describe("whatever the schema's limits accept fits", () => {
  test.each(worst)("texts of %j", (character) => {
    const schema = group({ a: text(10_000), b: text(10_000), c: text(10_000) });
    const value = character.repeat(10_000);
    const body = { a: value, b: value, c: value, formName: "x".repeat(200) };
    expect(bodyLimitOf(schema)).toBeGreaterThanOrEqual(bytesOf(body));
  });

  const choices = Array.from({ length: 3000 }, (_, index) => `choice number ${index} of the list`);
  const cases: [what: string, schema: Schema, body: Json][] = [
    ["a list of choices", group({ a: { type: "array", uniqueItems: true, items: { enum: choices } } }), { a: choices }],
    [
      "a list with a limit",
      group({ a: { type: "array", maxItems: 20, items: group({ b: long }) } as Schema }),
      { a: Array(20).fill({ b: "\u0001".repeat(20_000) }) },
    ],
    [
      "a tuple",
      group({ a: { type: "array", items: [long, long], additionalItems: false } as Schema }),
      { a: Array(2).fill("\u0001".repeat(20_000)) },
    ],
    [
      "fields of a branch",
      { ...group({ a: long }), oneOf: [group({ b: long }), group({ c: long })] },
      { a: "\u0001".repeat(20_000), b: "\u0001".repeat(20_000) },
    ],
    [
      "fields of a condition and of a dependency",
      { ...group({ a: long }), then: group({ b: long }), dependencies: { a: group({ c: long }) } },
      { a: "\u0001".repeat(20_000), b: "\u0001".repeat(20_000), c: "\u0001".repeat(20_000) },
    ],
    [
      "a text or nothing",
      group({ a: { type: ["string", "null"], maxLength: 30_000 } }),
      { a: "\u0001".repeat(30_000) },
    ],
  ];
  test.each(cases)("%s", (_what, schema, body) => {
    const bytes = bytesOf(body);
    expect(bytes).toBeGreaterThan(64 * 1024);
    expect(bodyLimitOf(schema)).toBeGreaterThanOrEqual(bytes);
    expect(bodyLimitOf(schema)).toBeLessThan(6 * bytes);
  });
});

test.each<[string, Schema]>([
  ["a text", group({ a: { type: "string" } })],
  ["a list", group({ a: { type: "array", items: text(5) } })],
  ["a list without items", group({ a: { type: "array", maxItems: 5 } as Schema })],
  ["fields of any name", { ...group({}), additionalProperties: true }],
  ["fields by pattern", { ...group({}), patternProperties: {} } as Schema],
  ["anything", group({ a: {} })],
  ["a reference that is left", group({ a: { $ref: "#/definitions/a" } })],
])("without a limit for %s, a megabyte", (_what, schema) => {
  expect(bodyLimitOf(schema)).toBe(1024 * 1024);
});

test("a file of the size that its field promises fits, whatever else has no limit", () => {
  const file: Schema = { type: "string", format: "data-url", maxLength: maxFileLength };
  const notes: Schema = { type: "array", items: text(200) };
  const body = { file: "x".repeat(maxFileLength), notes: ["x"], formName: "apply" };
  expect(bodyLimitOf(group({ file, notes }))).toBeGreaterThanOrEqual(bytesOf(body));
  const several: Schema = { type: "array", items: file, maxItems: maxFiles };
  const bodies = { files: Array(maxFiles).fill("x".repeat(maxFileLength)), notes: ["x"], formName: "apply" };
  expect(bodyLimitOf(group({ files: several, notes }))).toBeGreaterThanOrEqual(bytesOf(bodies));
});

test("what is no file is bounded as if there were none", () => {
  const file: Schema = { type: "string", format: "data-url", maxLength: maxFileLength };
  const files: Schema = { type: "array", items: file, maxItems: maxFiles };
  expect(restLimitOf(group({ file, files, a: text(5) }))).toBeLessThan(64 * 1024 + 6 * longFile * (1 + maxFiles));
  expect(restLimitOf(group({ file, a: {} }))).toBe(1024 * 1024);
  const body = {
    file: "x".repeat(longFile),
    files: Array(maxFiles).fill("x".repeat(longFile)),
    a: "界".repeat(30_000),
  };
  expect(restLimitOf(group({ file, files, a: text(30_000) }))).toBeGreaterThanOrEqual(bytesOf(body));
  expect(restLimitOf(group({ a: text(30_000) }))).toBe(bodyLimitOf(group({ a: text(30_000) })));
});

test("never below 64 KiB, never above 8 MiB", () => {
  expect(bodyLimitOf(group({ a: text(5) }))).toBe(64 * 1024);
  expect(bodyLimitOf(group({ a: text(1e9) }))).toBe(8 * 1024 * 1024);
});
