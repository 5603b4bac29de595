import { expect, it } from "vitest";
import { fields } from "../../../tests/forms.ts";
import { documentsOf } from "../define/documents.ts";
import { checkProject } from "./project.ts";

const schema = fields({ rooms: { type: "number" }, total: { type: "number", readOnly: true } }, "total");

const problemsWith = (rules?: string) => {
  const form = { ...documentsOf("stay", schema, {}), ...(rules && { rules }) };
  return checkProject({ forms: [form], shared: {}, pages: [], groups: [] }).map(({ path }) => path);
};

it.each([
  ["a required field that nobody can change is refused", undefined, ["/properties/total"]],
  ["rules do not fill it in", "export const rules = {};", ["/properties/total"]],
  ["what computes it does", "export const computed = { total: () => 80 };", []],
])("%s", (_what, rules, expected) => expect(problemsWith(rules)).toEqual(expected));
