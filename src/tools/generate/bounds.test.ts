/** Schemas that could make a generator hang, crash or give up, although valid bodies exist: they are found quickly. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { when } from "../../../tests/forms.ts";
import type { JsonObject, Schema } from "../../engine/schema/schema.ts";
import { subjectOf } from "../fixtures/subject.ts";
import { BodyMaker } from "./bodies.ts";
import { NothingFits } from "./fitting.ts";
import { matchingTexts } from "./patterns.ts";

function valid(schema: Schema, count = 5): JsonObject[] {
  const made = new BodyMaker(subjectOf("/nowhere", { name: "made", schema, ui: {} }, {})).valid(3);
  return Array.from({ length: count }, () => made.next().value as JsonObject);
}

const form = (properties: { [name: string]: Schema }, more: Schema = {}): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  ...more,
});

const names = Array.from({ length: 16 }, (_none, index) => `k${index}`);
const animal = (name: string) => ({ properties: { animal: { const: name } } });

/** Nested lists of a given depth. */
const listed = (levels: number): Schema => ({
  type: "array",
  items: levels > 1 ? listed(levels - 1) : { type: "string" },
});

test.each<[string, Schema]>([
  ["ninety lists within one another", form({ deep: listed(90) })],
  [
    "a tree whose branches visitors name",
    form(
      { tree: { $ref: "#/definitions/tree" } },
      {
        definitions: { tree: { type: "object", additionalProperties: { $ref: "#/definitions/tree" } } },
      },
    ),
  ],
  [
    "a condition for each of sixteen choices",
    form(
      { kind: { enum: names } },
      {
        allOf: names.map((name) =>
          when(
            { properties: { kind: { const: name } }, required: ["kind"] },
            { properties: { [name]: { type: "integer" } }, required: [name] },
          ),
        ),
      },
    ),
  ],
  [
    "conditions of which only one can hold",
    {
      type: "object",
      properties: { animal: { enum: ["Cat", "Fish"] } },
      allOf: [
        when(animal("Cat"), { properties: { food: { enum: ["meat", "grass"] } }, required: ["food"] }),
        when(animal("Fish"), { properties: { food: { enum: ["insect", "worms"] } }, required: ["food"] }),
        { required: ["animal"] },
      ],
    },
  ],
  ["a rate in a narrow range", form({ rate: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 0.1 } })],
  ["a rate between quarters", form({ rate: { type: "number", minimum: 0.05, maximum: 0.1 } })],
  ["one number", form({ rate: { type: "number", minimum: 0.19, maximum: 0.19 } })],
  [
    "whole numbers of thirteen digits",
    form({ id: { type: "integer", minimum: 1234567890123, maximum: 1234567890125 } }),
  ],
  ["whole numbers of 64 bits", form({ id: { type: "integer", minimum: -(2 ** 63), maximum: 2 ** 63 } })],
  ["numbers of any size", form({ id: { type: "number", minimum: -Number.MAX_VALUE, maximum: Number.MAX_VALUE } })],
  ["two lower limits", form({ rate: { type: "number", minimum: 5, exclusiveMinimum: 9000 } })],
  ["an address of one host", form({ email: { type: "string", format: "email", pattern: "@example\\.(com|org)$" } })],
  ["a page of one host", form({ url: { type: "string", format: "uri", pattern: "^https://example\\.com/" } })],
  ["a date with one sign", form({ day: { type: "string", pattern: "^\\d{2}([-/.])\\d{2}\\1\\d{4}$" } })],
  [
    "what is in one another, twice",
    form({ code: { type: "string", pattern: "^(([a-f\\d]{4})-(x|y))\\1(.)=\\2\\4$" } }),
  ],
  ["a word twice, by name", form({ word: { type: "string", pattern: "^(?<word>[a-z]{6}) (?=.)(\\d)\\k<word>\\2$" } })],
  ["keys that visitors name", form({ labels: { type: "object", minProperties: 2 } })],
  ["keys of some names", form({ labels: { type: "object", propertyNames: { enum: ["x", "y"] }, minProperties: 1 } })],
  [
    "a tuple with more",
    form({ row: { type: "array", items: [{ type: "string" }], additionalItems: { type: "boolean" }, minItems: 5 } }),
  ],
  ["a list of ten thousand", form({ list: { type: "array", items: { type: "integer" }, maxItems: 10_000 } })],
  [
    "a list that may be longer than its choices",
    form({ list: { type: "array", items: { enum: ["a", "b"] }, uniqueItems: true, minItems: 1, maxItems: 9 } }),
  ],
])("%s", (_what, schema) => expect(valid(schema)).toHaveLength(5));

test("the generator for a pattern is created once, however many fields have it", () => {
  const texts = () => matchingTexts("^[A-Z]{7}$", 80, fc.constant(""));
  expect(texts()).toBe(texts());
});

describe("a contradiction is reported", () => {
  test.each<[string, Schema]>([
    ["a pattern longer than the text may be", { type: "string", pattern: "^[0-9]{100}$", maxLength: 80 }],
    ["a list longer than its choices", { type: "array", items: { enum: ["a"] }, uniqueItems: true, minItems: 2 }],
  ])("%s", (_what, field) => expect(() => valid(form({ field }))).toThrow(NothingFits));
});
