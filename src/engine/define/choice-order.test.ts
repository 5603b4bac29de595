/** The order of choices by value: each choice stays, once. */
import { expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import type { Json } from "../schema/schema.ts";

test.each<[Json[], Json[], Json[]]>([
  [
    ["a", "b", "c"],
    ["c", "*", "a"],
    ["c", "b", "a"],
  ],
  [["a", "b", "c"], ["c"], ["c", "a", "b"]],
  [
    ["a", "b", "c"],
    ["c", "c", "x"],
    ["c", "a", "b"],
  ],
  [
    [1, 2, 3],
    ["3", "*"],
    [3, 1, 2],
  ],
  [
    [5, "5"],
    ["5", 5],
    ["5", 5],
  ],
  [
    [5, "5"],
    [5, "5"],
    [5, "5"],
  ],
  [
    ["a", "*", "b"],
    ["b", "*"],
    ["b", "*", "a"],
  ],
])("of %j, ordered by %j: %j", (values, order, shown) => {
  const form = formFrom(fields({ choice: { enum: values } }), { uiSchema: { choice: { "ui:enumOrder": order } } });
  expect(form.schema.properties?.choice?.enum).toEqual(shown);
});
