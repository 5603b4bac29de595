import stock from "@rjsf/utils/lib/schema/getClosestMatchingOption.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { accepts } from "../../engine/rules/compile.ts";
import type { Json, Schema } from "../../engine/schema/schema.ts";
import closest from "./closest.ts";

const definitions = {
  one: { type: "object", properties: { a: { type: "string" }, b: { type: "number", const: 1 } } },
  two: {
    oneOf: [{ type: "object", properties: { a: { type: "string", default: "x" } } }, { $ref: "#/definitions/one" }],
  },
};

/** Validates with the compiled rules: the stock validator would need the modules that stand-ins replace. */
const validator = { isValid: (schema: Schema, data: Json) => accepts({ ...schema, definitions }, data) };

const names = ["a", "b", "c"];
const { schema } = fc.letrec<{ schema: Schema; group: Schema; part: Schema | boolean }>((tie) => ({
  part: fc.oneof({ maxDepth: 3 }, fc.boolean(), tie("schema")),
  group: fc.record(
    {
      properties: fc.dictionary(fc.constantFrom(...names), tie("part"), { minKeys: 1 }) as fc.Arbitrary<Schema>,
      type: fc.constant("object"),
      required: fc.constant(["a"]),
      anyOf: fc.constant([{ required: ["a"] }, { required: ["b"] }]),
    },
    { requiredKeys: ["properties"] },
  ) as fc.Arbitrary<Schema>,
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.record({ type: fc.constantFrom("string", "number", "boolean", "null", "array") }),
    fc.record({ type: fc.constant("string"), const: fc.constantFrom("x", "y") }),
    fc.record({ type: fc.constant("string"), default: fc.constantFrom("x", "") }),
    fc.record({ $ref: fc.constantFrom("#/definitions/one", "#/definitions/two") }),
    fc.record({ oneOf: fc.array(tie("part"), { minLength: 1, maxLength: 3 }) }) as fc.Arbitrary<Schema>,
    tie("group"),
  ),
}));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(undefined, null, "", "x", 0, 1, true, [], {}),
    fc.dictionary(fc.constantFrom(...names), tie("value")),
  ),
}));

it("finds the alternative that the original finds, where that ends", () => {
  const options = fc.array(schema, { minLength: 1, maxLength: 3 });
  const all = fc.property(options, value, fc.constantFrom(-1, 0), (given, data, from) => {
    const asked = [validator, { definitions }, data, given, from] as never as Parameters<typeof closest>;
    expect(closest(...asked)).toBe(stock(...(asked as never as Parameters<typeof stock>)));
  });
  fc.assert(all, { numRuns: 150 });
});
