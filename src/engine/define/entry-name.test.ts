/** Messages about the entries of a list, which share a label, say which entry they are about. */
import { expect, test } from "vitest";
import { errorsOf, fields, formFrom } from "../../../tests/forms.ts";
import type { Json, Schema } from "../schema/schema.ts";

test.each<[title: string, items: Schema, entry: Json, message: string]>([
  ["In", { minLength: 2, errorMessage: "Invalid, said In" }, "x", "Invalid, said In 2"],
  ["In", { minLength: 2, errorMessage: "Invalid" }, "x", "Invalid"],
  ["In", { minLength: 2, errorMessage: "{#} is too short" }, "x", "In 2 is too short"],
  ["Cost in $$", { minLength: 2 }, "x", "Cost in $$ 2 must be at least 2 characters"],
  ["R&D (all)", { minLength: 2, errorMessage: "R&D (all) is short" }, "x", "R&D (all) 2 is short"],
  ["Who came?", {}, null, "Who came? Entry 2 is required"],
  ["Day", { format: "date", dateMinimum: "today" }, "2020-01-01", "Day 2 cannot be in the past"],
])("the entries of a list called %j with %j: %j is %s", (title, items, entry, message) => {
  const form = formFrom(fields({ all: { type: "array", items: { type: "string", ...items, title } } }));
  const first = items.format ? "2027-01-01" : "long enough";
  expect(errorsOf(form, { all: [first, entry] }, "2026-11-21")).toEqual([{ field: "all.1", message }]);
});

test("the entries of a list whose title is a question are called entries, also on its button", () => {
  const list = { type: "array", title: "Which days?", items: { type: "string" } };
  const { fields: looks } = formFrom(fields({ days: list }));
  expect([looks["days.*"]?.label, looks.days?.add]).toEqual(["Which days? Entry", "Add new entry"]);
  const named = formFrom(fields({ days: { ...list, items: { type: "string", title: "Day" } } })).fields;
  expect([named["days.*"]?.label, named.days?.add]).toEqual(["Day", undefined]);
});

const text: Schema = { type: "string", maxLength: 3 };
const long = "much too long";

test.each<[what: string, field: Schema, value: Json, at: string, message: string]>([
  [
    "a free key by itself",
    { type: "object", additionalProperties: text },
    { color: long },
    "color",
    "color must be at most 3 characters",
  ],
  [
    "a free key that is a number by itself",
    { type: "object", additionalProperties: { ...text, errorMessage: "{#} is too long" } },
    { 7: long },
    "7",
    "7 is too long",
  ],
  [
    "a free key with a pattern by itself",
    { type: "object", patternProperties: { "^x.*": text } },
    { xl: long },
    "xl",
    "xl must be at most 3 characters",
  ],
  ["a field whose name is a number by its name", fields({ 2024: text }), { 2024: long }, "2024", "2024 must be"],
  ["an entry of a tuple by its place", { type: "array", items: [text, text] }, ["a", long], "1", "All 2 must be"],
  [
    "an entry without the colon of its label",
    { type: "array", items: { ...text, title: "Guest:" } },
    ["a", long],
    "1",
    "Guest 2 must be",
  ],
])("names %s", (_what, field, value, at, message) => {
  const form = formFrom(fields({ all: field }));
  const errors = errorsOf(form, { all: value }, "2026-11-21");
  expect(errors).toEqual([{ field: `all.${at}`, message: expect.stringMatching(`^${message}`) }]);
});
