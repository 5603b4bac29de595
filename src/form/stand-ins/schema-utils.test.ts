import { test } from "vitest";
import { fields } from "../../../tests/forms.ts";
import { expectSameOfFlat } from "../../../tests/schemas/flat.ts";
import type { Schema } from "../../engine/schema/schema.ts";

/** With defaults of every kind, of fields and of the whole. */
const schema: Schema = {
  ...fields(
    {
      text: { type: "string", default: "a" },
      nothing: { type: ["string", "null"], default: null },
      wished: { type: "string" },
      choice: { enum: ["a", "b"], default: "b" },
      named: { oneOf: [{ const: "a" }, { const: "b" }], default: "b" },
      ticks: { type: "array", uniqueItems: true, items: { enum: ["a", "b"] }, default: ["b"] },
      needed: { type: "array", uniqueItems: true, items: { enum: ["a", "b"] }, minItems: 1 },
      toString: { type: "string", default: "a" },
      open: { type: "array", uniqueItems: true, items: { enum: ["a", "b"] } },
    },
    "needed",
  ),
  default: { wished: "whole", text: "whole" },
};

test("defaults are filled in as the original does", () => {
  expectSameOfFlat(schema);
});
