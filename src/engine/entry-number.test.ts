/** Messages about the entries of a list, which share a label, say which entry they are about. */
import { expect, test } from "vitest";
import { errorsOf, fields, formFrom } from "../../tests/forms.ts";
import type { Json, Schema } from "./schema.ts";

test.each<[title: string, items: Schema, entry: Json, message: string]>([
  ["In", { minLength: 2, errorMessage: "Invalid, said In" }, "x", "Invalid, said In 2"],
  ["In", { minLength: 2, errorMessage: "Invalid" }, "x", "Invalid"],
  ["In", { minLength: 2, errorMessage: "Number {#} is too short" }, "x", "Number 2 is too short"],
  ["Cost in $$", { minLength: 2 }, "x", "Cost in $$ 2 must be at least 2 characters"],
  ["R&D (all)", { minLength: 2, errorMessage: "R&D (all) is short" }, "x", "R&D (all) 2 is short"],
  ["Who came?", {}, null, "Who came? 2 Please answer"],
  ["Day", { format: "date", dateMinimum: "today" }, "2020-01-01", "Day 2 cannot be in the past"],
])("the entries of a list called %j with %j: %j is %s", (title, items, entry, message) => {
  const form = formFrom(fields({ all: { type: "array", items: { type: "string", ...items, title } } }));
  const first = items.format ? "2027-01-01" : "long enough";
  expect(errorsOf(form, { all: [first, entry] }, "2026-11-21")).toEqual([{ field: "all.1", message }]);
});
