import { describe, expect, test } from "vitest";
import type { Json } from "../schema/schema.ts";
import { choiceFor, choicesOf } from "./choices.ts";

const textsOf = (values: Json[]) => choicesOf({ enum: values }).map(({ text }) => text);

describe("the texts of choices", () => {
  test.each<[Json[], string[]]>([
    [["a", "", null], ["a"]],
    [
      [5, "5", "6", true, "false"],
      ["5", '"5"', "6", "true", "false"],
    ],
    [
      ["null", { a: 1 }, '{"a":1}'],
      ["null", '{"a":1}', '"{\\"a\\":1}"'],
    ],
  ])("of %j are distinct", (values, texts) => expect(textsOf(values)).toEqual(texts));

  // With each compared to all others, these took a quarter of an hour.
  test("of very many are found as quickly", () => {
    const values = Array.from({ length: 300_000 }, (_none, index) => `value ${index}`);
    expect(textsOf(values)).toEqual(values);
  });
});

test.each<[Json, string | undefined]>([
  [5, "5"],
  ["5", '"5"'],
  [{ b: 2, a: [1] }, '{"a":[1],"b":2}'],
  [{ b: 1 }, undefined],
  [null, undefined],
])("the choice of the value %j has the text %s", (value, text) => {
  expect(choiceFor(choicesOf({ enum: [5, "5", { a: [1], b: 2 }] }), value)?.text).toBe(text);
});
