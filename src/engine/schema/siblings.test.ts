import { describe, expect, it } from "vitest";
import { resolveRefs } from "./resolve.ts";
import type { Schema } from "./schema.ts";

describe("rules beside a reference", () => {
  const base: Schema = { type: "object", properties: { street: { type: "string" } }, required: ["street"] };
  const besides = (own: Schema, target = base, $schema?: string) =>
    resolveRefs(
      { $schema, properties: { a: { $ref: "#/definitions/base", ...own } }, definitions: { base: target } },
      {},
    ).properties?.a;

  it.each<[string, Schema, Schema, Schema]>([
    [
      "fields and what is required, together",
      { properties: { floor: { type: "integer" } }, required: ["floor"] },
      base,
      { type: "object", properties: { ...base.properties, floor: { type: "integer" } }, required: ["street", "floor"] },
    ],
    [
      "a field that both have",
      { properties: { street: { minLength: 2 } } },
      base,
      { ...base, properties: { street: { type: "string", minLength: 2 } } },
    ],
    ["a rule that the target has not", { minLength: 2 }, { type: "string" }, { type: "string", minLength: 2 }],
    ["the same rule", { type: "string" }, { type: "string" }, { type: "string" }],
    [
      "limits, the closer of two",
      { minLength: 5, maxLength: 9 },
      { minLength: 2, maxLength: 8 },
      { minLength: 5, maxLength: 8 },
    ],
    [
      "choices, those of both, with their names",
      { enum: ["b", "d", "a"] },
      { enum: ["a", "b", "c"], enumNames: ["A", "B", "C"] },
      { enum: ["b", "a"], enumNames: ["B", "A"] },
    ],
    ["choices, of which both have none", { enum: ["b"] }, { enum: ["a"] }, { enum: ["a"], allOf: [{ enum: ["b"] }] }],
    [
      "a rule that cannot be both, beside the parts of the target",
      { pattern: "^b" },
      { pattern: "a$", allOf: [{ minLength: 2 }] },
      { pattern: "a$", allOf: [{ minLength: 2 }, { pattern: "^b" }] },
    ],
    [
      "messages by rule",
      { errorMessage: { required: "Give a code" } },
      { errorMessage: { required: "No code", pattern: "No pattern" } },
      { errorMessage: { required: "Give a code", pattern: "No pattern" } },
    ],
    [
      "a message by rule, and the target's for every other",
      { errorMessage: { required: "Give a code" } },
      { pattern: "^a", title: "Code", errorMessage: "Bad code" },
      { pattern: "^a", title: "Code", errorMessage: { required: "Give a code", pattern: "Bad code" } },
    ],
    [
      "words beside what a target with parts closes",
      { title: "Home" },
      { allOf: [base], title: "Address", unevaluatedProperties: false },
      { title: "Home", allOf: [base], unevaluatedProperties: false },
    ],
    [
      "no message of a limit that another has replaced",
      { minLength: 20, maxLength: 90, errorMessage: { maxLength: "Up to 90" } },
      { minLength: 10, maxLength: 50, errorMessage: { minLength: "From 10 on", maxLength: "Up to 50" } },
      { minLength: 20, maxLength: 50, errorMessage: { maxLength: "Up to 50" } },
    ],
    [
      "messages of two patterns, each with its own",
      { pattern: "^a", errorMessage: { pattern: "From a on", required: "Give a code" } },
      { pattern: "z$", errorMessage: { pattern: "To z" } },
      {
        pattern: "z$",
        errorMessage: { pattern: "To z", required: "Give a code" },
        allOf: [{ pattern: "^a", errorMessage: { pattern: "From a on" } }],
      },
    ],
    [
      "choices that are not plain",
      { enum: [{ x: 1 }, "a"] },
      { enum: ["a", { x: 1 }, "b"], enumNames: ["A", "X", "B"] },
      { enum: [{ x: 1 }, "a"], enumNames: ["X", "A"] },
    ],
    [
      "a field that the target forbids",
      { properties: { street: { minLength: 2 } } },
      { properties: { street: false } } as unknown as Schema,
      { properties: { street: false } } as unknown as Schema,
    ],
    ["a field that may be anything", { properties: { street: true } } as unknown as Schema, base, base],
    [
      "what closes both of them",
      { properties: { floor: {} }, additionalProperties: false },
      { ...base, additionalProperties: false },
      { ...base, additionalProperties: false, allOf: [{ properties: { floor: {} }, additionalProperties: false }] },
    ],
    [
      "what two fields that depend on another need",
      { dependentRequired: { a: ["b"] } },
      { dependentRequired: { a: ["c"] } },
      { dependencies: { a: ["c"] }, allOf: [{ dependencies: { a: ["b"] } }] },
    ],
    [
      "the first entries",
      { prefixItems: [{ minimum: 2 }] },
      { items: {} },
      { items: {}, allOf: [{ items: [{ minimum: 2 }] }] },
    ],
    [
      "what all entries are",
      { unevaluatedItems: { minimum: 2 } },
      { type: "array" },
      { type: "array", items: { minimum: 2 } },
    ],
    [
      "what the target closes",
      { properties: { floor: {} } },
      { ...base, additionalProperties: false },
      { ...base, additionalProperties: false, allOf: [{ properties: { floor: {} } }] },
    ],
    [
      "what closes the target",
      { additionalProperties: false },
      base,
      { ...base, allOf: [{ additionalProperties: false }] },
    ],
    [
      "what closes all of it",
      { properties: { floor: {} }, unevaluatedProperties: false },
      base,
      { ...base, properties: { ...base.properties, floor: {} }, additionalProperties: false },
    ],
  ])("%s", (_what, own, target, expected) => expect(besides(own, target)).toEqual(expected));

  it("are ignored in a document of a draft that says so, but not its words", () => {
    const draft = "http://json-schema.org/draft-07/schema#";
    expect(besides({ title: "Home", required: ["floor"] }, base, draft)).toEqual({ ...base, title: "Home" });
  });
});
