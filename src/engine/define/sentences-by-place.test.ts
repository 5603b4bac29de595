import { expect, test } from "vitest";
import { errorsOf, fields, formFrom, when } from "../../../tests/forms.ts";
import type { JsonObject, Schema } from "../schema/schema.ts";
import type { UiDocument } from "./documents.ts";

const text: Schema = { type: "string" };
const country = fields({ country: { enum: ["US", "DE"] } });
const isIn = (value: string) => fields({ country: { const: value } });
const zip = (pattern: string, said: string) => fields({ zip: { ...text, pattern, errorMessage: said } });
const zips: Schema = {
  ...country,
  allOf: [when(isIn("US"), zip("^\\d{5}$", "Five digits")), when(isIn("DE"), zip("^\\d{4}$", "Vier Ziffern"))],
};
const code = (own: Schema, then: Schema): Schema => ({
  ...fields({ country: { enum: ["US", "DE"] }, code: { ...text, ...own } }),
  ...when(isIn("DE"), fields({ code: then })),
});
const way = (kind: string, least: number): Schema =>
  fields({ kind: { const: kind }, amount: { type: "number", minimum: least } }, "kind");
const ways: Schema = { oneOf: [way("card", 10), way("bank", 100)] };
const plans: Schema = {
  oneOf: [
    { const: "free", title: "Free plan" },
    { const: "pro", title: "Pro plan" },
    { const: "all", title: "Enterprise" },
  ],
};
const planned = (rule: Schema): Schema => ({
  ...fields({ country: { enum: ["US", "DE"] }, code: plans }),
  ...when(isIn("DE"), fields({ code: rule })),
});
const german = (data: JsonObject[string]) => ({ country: "DE", code: data });
const several: Schema = { type: "array", uniqueItems: true, items: { enum: ["a", "b", "c"] } };
const file: Schema = { ...text, format: "data-url", contentMediaType: "application/pdf" };
const letters = `data:application/pdf;base64,${"A".repeat(4000)}`;
const node: Schema = {
  ...code({ minLength: 2 }, { minLength: 5 }),
  properties: {
    ...code({ minLength: 2 }, {}).properties,
    kids: { type: "array", items: { $ref: "#/definitions/node" } },
  },
};
const sized = (kind: string, ...names: string[]): Schema =>
  fields({ kind: { const: kind }, size: { enum: names.map((_name, index) => index), enumNames: names } }, "kind");
const coded = (kind: string, code: Schema): Schema => fields({ kind: { const: kind }, code }, "kind");

test.each<[string, Schema, JsonObject, string, UiDocument?]>([
  ["a message of one condition", zips, { country: "US", zip: "x" }, "zip: Five digits"],
  ["a message of the other", zips, { country: "DE", zip: "x" }, "zip: Vier Ziffern"],
  [
    "a limit that a condition raises",
    code({ minLength: 2 }, { minLength: 5 }),
    german("abc"),
    "code: Code must be at least 5 characters",
  ],
  [
    "the limit where it does not",
    code({ minLength: 2 }, { minLength: 5 }),
    { country: "US", code: "a" },
    "code: Code must be at least 2 characters",
  ],
  [
    "the closer limit of a part",
    fields({ code: { ...text, minLength: 2, allOf: [{ minLength: 5 }] } }),
    { code: "abc" },
    "code: Code must be at least 5 characters",
  ],
  [
    "a message for every rule, of conditions too",
    code({ minLength: 2, errorMessage: "Which code?" }, { minLength: 5 }),
    german("abc"),
    "code: Which code?",
  ],
  [
    "a message for a rule of a part",
    fields({ code: { ...text, allOf: [{ pattern: "^a" }], errorMessage: { pattern: "From a on" } } }),
    { code: "b" },
    "code: From a on",
  ],
  [
    "that something is missing, in the words of a condition",
    { ...code({}, {}), ...when(isIn("DE"), fields({ code: { errorMessage: { required: "Welcher?" } } }, "code")) },
    { country: "DE" },
    "code: Welcher?",
  ],
  [
    "the limit of a branch",
    fields({ pay: ways }),
    { pay: { kind: "bank", amount: 50 } },
    "pay.amount: Amount must be at least 100",
  ],
  [
    "the limit of a branch of an entry",
    fields({ pay: { type: "array", items: ways } }),
    { pay: [{ kind: "bank", amount: 50 }] },
    "pay.0.amount: Amount must be at least 100",
  ],
  [
    "the choices that are left, by their names",
    planned({ enum: ["pro", "all"] }),
    german("free"),
    "code: Code must be Pro plan or Enterprise",
  ],
  ["the only choice that is left", planned({ const: "pro" }), german("free"), "code: Code must be Pro plan"],
  ["a choice that is ruled out", planned({ not: { const: "free" } }), german("free"), "code: Code cannot be Free plan"],
  [
    "a choice as it is presented",
    planned({ const: "pro" }),
    german("free"),
    "code: Code must be The big one",
    { fields: { code: { options: { pro: "The big one" } } } },
  ],
  [
    "what the field says of the same rule",
    code({ format: "email", errorMessage: { format: "Invalid email format" } }, { ...text, format: "email" }),
    german("x"),
    "code: Invalid email format",
  ],
  [
    "how many are to be selected, where a condition repeats the type",
    code({ ...several, minItems: 1 }, { type: "array", minItems: 2 }),
    german(["a"]),
    "code: Code: select at least 2",
  ],
  [
    "how many are to be selected, beside a part",
    fields({ code: { type: "array", minItems: 2, allOf: [several] } }),
    { code: ["a"] },
    "code: Code: select at least 2",
  ],
  [
    "how large a file may be, where a condition repeats the type",
    code(file, { ...text, maxLength: 1400 }),
    german(letters),
    "code: Code must be at most 825 bytes",
  ],
  [
    "the type of a file that has a pattern, too",
    fields({ code: { ...file, pattern: "^data:" } }),
    { code: "data:image/png;base64,AAAA" },
    "code: Code must be a file of type PDF",
  ],
  [
    "not the message of another branch",
    { oneOf: [coded("a", { ...text, pattern: "^a", errorMessage: "From a" }), coded("b", { ...text, pattern: "^b" })] },
    { kind: "b", code: "x" },
    "code: Code is not in the expected format",
  ],
  [
    "not the message of a condition that is not met",
    {
      ...country,
      ...when(isIn("US"), zip("^\\d{5}$", "Five digits"), fields({ zip: { ...text, pattern: "^\\d{4}$" } })),
    },
    { country: "DE", zip: "x" },
    "zip: Zip is not in the expected format",
  ],
  [
    "that something is missing, not in the words of a condition that is not met",
    {
      ...country,
      ...when(
        isIn("US"),
        fields({ zip: { ...text, errorMessage: { required: "Which ZIP?" } } }, "zip"),
        fields({ zip: text }, "zip"),
      ),
    },
    { country: "DE" },
    "zip: Zip is required",
  ],
  [
    "what the field says of a rule that only a condition has",
    code({ errorMessage: { minLength: "Too short" } }, { minLength: 5 }),
    german("abc"),
    "code: Too short",
  ],
  [
    "a message for every rule, of conditions in its branch too",
    {
      oneOf: [
        coded("a", text),
        {
          ...coded("b", { ...text, minLength: 2, errorMessage: "Which code?" }),
          ...when(coded("b", { minLength: 3 }), fields({ code: { minLength: 5 } })),
        },
      ],
    },
    { kind: "b", code: "abc" },
    "code: Which code?",
  ],
  [
    "that a box has to be ticked, before it was touched",
    fields({ terms: { type: "boolean", const: true } }, "terms"),
    {},
    'terms: Please tick "Terms"',
  ],
  [
    "the names that choices have in their branch",
    { oneOf: [sized("cup", "Small", "Large", "Huge"), sized("shirt", "Slim", "Wide")] },
    { kind: "shirt", size: 2 },
    "size: Size must be Slim or Wide",
  ],
  ["that something must be empty", code({}, { const: "" }), german("x"), "code: Code must be empty"],
  [
    "the limit of a part of what contains itself",
    { ...fields({ node: { $ref: "#/definitions/node" } }), definitions: { node } },
    { node: { kids: [{ country: "DE", code: "abc" }] } },
    "node.kids.0.code: Code must be at least 5 characters",
  ],
  [
    "the choices that are left of several, by their names",
    code(
      { ...several, items: { enum: ["a", "b", "c"], enumNames: ["Ales", "Beers", "Ciders"] } },
      { items: { enum: ["a", "b"] } },
    ),
    german(["c"]),
    "code: Code can only have Ales or Beers",
  ],
  [
    "that a choice is missing, of the list and not of those that were made",
    code({ ...several, items: { enum: ["a", "b"] } }, { contains: { const: "b" } }),
    german(["a"]),
    "code: Code lacks a required choice",
  ],
  [
    "that a choice is missing, in the words of a condition",
    code(
      { ...several, items: { enum: ["a", "b"] } },
      { contains: { enum: ["b"] }, errorMessage: { contains: "Take b" } },
    ),
    german(["a"]),
    "code: Take b",
  ],
  [
    "that an entry is missing, and nothing of those that are there",
    code({ type: "array", items: text }, { contains: { const: "b" }, minContains: 2 }),
    german(["a", "b"]),
    "code: Code lacks a required entry",
  ],
  ["a no as it is presented", code({ type: "boolean" }, { const: false }), german(true), "code: Code must be No"],
  [
    "a constant without quotation marks",
    fields({ code: { ...text, allOf: [{ const: "yes" }] } }),
    { code: "no" },
    "code: Code must be yes",
  ],
])("%s", (_what, schema, data, said, ui = {}) => {
  const found = errorsOf(formFrom(schema, ui), data, "2026-11-21");
  expect(found.map(({ field, message }) => `${field}: ${message}`)).toEqual([said]);
});
