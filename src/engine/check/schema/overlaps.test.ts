import { expect, it } from "vitest";
import { fields } from "../../../../tests/forms.ts";
import { documentsOf } from "../../define/documents.ts";
import type { Schema } from "../../schema/schema.ts";
import { checkProject } from "../project.ts";

const tree: Schema = { properties: { kind: { const: "tree" }, all: { items: { $ref: "#/definitions/tree" } } } };
const problemsOf = (field: Schema) => {
  const schema = { ...fields({ field, note: { type: "string" } }), definitions: { tree } };
  const form = documentsOf("stay", schema, {});
  return checkProject({ forms: [form], shared: {}, pages: [], groups: [] }).map(({ path }) => path);
};

const text: Schema = { type: "string" };
const phone: Schema = { properties: { phone: text } };
const mail: Schema = { properties: { mail: { type: "string", title: "Mail", maxLength: 80 } } };
const branch = (index: number) => `/properties/field/oneOf/${index}`;

it.each<[string, Schema, number[]]>([
  ["two that ask for nothing", { type: "object", oneOf: [phone, mail] }, [0, 1]],
  ["one that is told apart, and another that is not", { oneOf: [{ ...phone, required: ["phone"] }, mail] }, [0]],
  ["one with more fields", { oneOf: [phone, { properties: { ...phone.properties, ...mail.properties } }] }, [0, 1]],
  ["one of what another describes by its words", { oneOf: [text, { type: "string", format: "date" }] }, [1]],
  ["a kind of number", { oneOf: [{ type: "integer" }, { type: "number" }] }, [0]],
  ["values that are listed, and any text", { oneOf: [{ enum: ["S", "M"] }, text] }, [0]],
  [
    "closed ones",
    {
      oneOf: [
        { ...phone, additionalProperties: false },
        { properties: { ...phone.properties, ...mail.properties }, additionalProperties: false },
      ],
    },
    [0],
  ],
])("a branch whose answers all match another one is refused: %s", (_what, field, indexes) =>
  expect(problemsOf(field)).toEqual(indexes.map(branch)),
);

const kind = (value: string, more: Schema): Schema => ({
  properties: { kind: { const: value }, ...more.properties },
});

it.each<[string, Schema]>([
  [
    "what each requires",
    { oneOf: [phone, mail].map((one) => ({ ...one, required: Object.keys(one.properties ?? {}) })) },
  ],
  ["a constant", { type: "object", oneOf: [kind("a", phone), kind("b", mail)] }],
  ["a rule of a field", { oneOf: [{ maxLength: 5 }, { minLength: 6 }].map((rule) => ({ type: "string", ...rule })) }],
  [
    "a field beside them",
    {
      properties: { vip: { type: "boolean" } },
      oneOf: [{ properties: { vip: { const: true } } }, { ...mail, required: ["mail"] }],
    },
  ],
  ["types", { oneOf: [text, { type: "number" }] }],
  ["keys that visitors name", { type: "object", oneOf: [{ additionalProperties: { type: "number" } }, kind("a", {})] }],
  ["a group that contains itself, and constants", { oneOf: [{ const: null }, { $ref: "#/definitions/tree" }] }],
  ["a constant of one that contains itself", { oneOf: [kind("leaf", {}), { $ref: "#/definitions/tree" }] }],
  [
    "keys that visitors name in a part",
    { type: "object", oneOf: [phone, { allOf: [{ additionalProperties: text }] }] },
  ],
  ["nothing, for which a field that may be left out is", { oneOf: [phone, { type: "null" }] }],
  ["no field, which is left out, too", { oneOf: [phone, { type: "object", maxProperties: 0 }] }],
  ["any of them", { type: "object", anyOf: [phone, mail] }],
])("branches that are told apart are not: by %s", (_what, field) => expect(problemsOf(field)).toEqual([]));
