import { expect, test } from "vitest";
import type { Schema } from "../../engine/schema/schema.ts";
import { rangeOf } from "./scale.ts";

test.each<[string, Schema, ReturnType<typeof rangeOf>]>([
  ["both limits", { type: "integer", minimum: 1, maximum: 5 }, { min: 1, max: 5, step: 1 }],
  ["none", { type: "number" }, { min: 0, max: 100, step: "any" }],
  ["a step that the least number is none of", { minimum: 1, maximum: 99, multipleOf: 5 }, { min: 5, max: 95, step: 5 }],
  ["a step that rounding hides", { minimum: 0.3, maximum: 0.7, multipleOf: 0.1 }, { min: 0.3, max: 0.7, step: 0.1 }],
  ["exclusive limits", { type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 9 }, { min: 1, max: 8, step: 1 }],
  ["a least number beyond a hundred", { type: "integer", minimum: 200 }, { min: 200, max: 300, step: 1 }],
  ["a step beyond a hundred", { type: "integer", minimum: 0, multipleOf: 1000 }, { min: 0, max: 100_000, step: 1000 }],
  ["a default beyond a hundred", { type: "number", default: 998.5 }, { min: 0, max: 1997, step: "any" }],
  ["a default below 0", { type: "integer", default: -40 }, { min: -80, max: 100, step: 1 }],
  ["a default within its limits", { minimum: 0, maximum: 9, default: 5 }, { min: 0, max: 9, step: "any" }],
  ["a most number below 0", { type: "number", maximum: -5 }, { min: -105, max: -5, step: "any" }],
])("a range of %s has numbers that the rules take", (_which, schema, told) => expect(rangeOf(schema)).toEqual(told));
