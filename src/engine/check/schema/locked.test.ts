import { expect, it } from "vitest";
import { fields } from "../../../../tests/forms.ts";
import { documentsOf } from "../../define/documents.ts";
import { checkProject } from "../project.ts";

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

it.each(["word", "constructor"])("a required %s that nobody sees is refused", (name) => {
  const form = documentsOf("stay", fields({ [name]: { type: "string" } }, name), {
    fields: { [name]: { widget: "hidden" } },
  });
  const problems = checkProject({ forms: [form], shared: {}, pages: [], groups: [] });
  expect(problems.map(({ path }) => path)).toEqual([`/properties/${name}`]);
});

it.each([
  ["a default", { default: "x" }, []],
  ["a constant", { const: "x" }, []],
  ["nothing", {}, ["/properties/group/properties/word"]],
])("in a required group, one that nobody can change has %s", (_what, rules, expected) => {
  const group = fields({ free: { type: "string" }, word: { type: "string", readOnly: true, ...rules } }, "word");
  const form = documentsOf("stay", fields({ group }, "group"), {});
  const problems = checkProject({ forms: [form], shared: {}, pages: [], groups: [] });
  expect(problems.map(({ path }) => path)).toEqual(expected);
});
