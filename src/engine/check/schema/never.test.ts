import { expect, it } from "vitest";
import { fields } from "../../../../tests/forms.ts";
import { documentsOf } from "../../define/documents.ts";
import type { Schema } from "../../schema/schema.ts";
import { checkProject } from "../project.ts";

const problemsOf = (field: Schema) => {
  const form = documentsOf("stay", fields({ field, note: { type: "string" } }, "field"), {});
  return checkProject({ forms: [form], shared: {}, pages: [], groups: [] }).map(({ path }) => path);
};

it.each<[string, Schema]>([
  ["a text without characters", { type: "string", maxLength: 0 }],
  ["one without a type", { maxLength: 0 }],
  ["a list without entries", { type: "array", maxItems: 0 }],
])("a required field that can only be empty is refused: %s", (_what, field) =>
  expect(problemsOf(field)).toEqual(["/required/0"]),
);

it.each<[string, Schema]>([
  ["a number", { minimum: 0, maxLength: 0 }],
  ["another type", { type: ["string", "number"], maxLength: 0 }],
  ["a choice", { maxItems: 0, oneOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] }],
])("one that can be something else is not: %s", (_what, field) => expect(problemsOf(field)).toEqual([]));

it.each<[string, Schema]>([
  ["of what a reference leads to", { $ref: "#/$defs/Person" }],
  [
    "of one branch, which no other has",
    {
      oneOf: [
        { $ref: "#/$defs/Person", title: "Person" },
        { title: "Firm", ...fields({ firm: { type: "string" } }, "firm") },
      ],
    },
  ],
])("a field that TypeScript's never keeps out is none, and no mistake: %s", (_what, field) => {
  const person = fields({ name: { type: "string" }, phone: { not: {} } }, "name");
  const form = documentsOf("stay", { ...field, $defs: { Person: person } } as Schema, {});
  expect(checkProject({ forms: [form], shared: {}, pages: [], groups: [] })).toEqual([]);
});
