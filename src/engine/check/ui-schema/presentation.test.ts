/** Rules between fields of a form in steps. */
import { expect, it } from "vitest";
import { fields, when } from "../../../../tests/forms.ts";
import { documentsOf } from "../../define/documents.ts";
import { resolveRefs } from "../../schema/resolve.ts";
import type { Schema } from "../../schema/schema.ts";
import { checkPresentation } from "./presentation.ts";

const number: Schema = { type: "number" };
const text: Schema = { type: "string" };
const total = fields({ total: { ...number, sum: ["rent"] }, rent: number });

/** The places of problems with a form whose first field is in the step before the others. */
function problemsOf(schema: Schema, rules?: string): string[] {
  const [first = "", ...others] = Object.keys(schema.properties ?? {});
  const sections = [
    { title: "First", fields: [first] },
    { title: "Others", fields: others },
  ];
  const form = { ...documentsOf("quote", schema, { steps: true, sections }), ...(rules && { rules }) };
  return checkPresentation(form, resolveRefs(schema, {})).map(({ path }) => path);
}

it("a rule that is broken until a later step is answered keeps everybody from it", () => {
  expect(problemsOf(total)).toEqual(["/sections/0/fields/0"]);
  expect(problemsOf({ ...fields({ again: text, mail: text }), allOf: [fields({ again: { same: "mail" } })] })).toEqual([
    "/sections/0/fields/0",
  ]);
});

it.each<[string, Schema, string?]>([
  ["of a number that is computed", total, "export const computed = { total: ({ rent = 0 }) => rent };"],
  [
    "that applies only once the later field is answered",
    { ...fields({ again: text, mail: text }), ...when({ required: ["mail"] }, fields({ again: { same: "mail" } })) },
  ],
  ["of a later field", fields({ rent: number, total: { ...number, sum: ["rent"] } })],
])("one %s keeps nobody", (_which, schema, rules) => expect(problemsOf(schema, rules)).toEqual([]));
