/** Forms are refused if they could require a field that is not on the screen: by required names, and by one of two choices. */
import { expect, test } from "vitest";
import { fields, when } from "../../../../tests/forms.ts";
import { documentsOf } from "../../define/documents.ts";
import type { Schema } from "../../schema/schema.ts";
import { checkPart } from "../project.ts";

const text: Schema = { type: "string" };
const kind: Schema = { enum: ["company", "private"] };
const country: Schema = { enum: ["DE", "FR"] };
const is = (name: string, value: string): Schema => fields({ [name]: { const: value } }, name);
const vat = fields({ vat: text });
const needsVat: Schema = { required: ["vat"] };
const branch = (title: string, part: Schema): Schema => ({ title, ...part });

const problemsOf = (schema: Schema) =>
  checkPart({ shared: {}, form: documentsOf("quote", { type: "object", ...schema }, {}), isSharedSound: true });

test.each<[what: string, schema: Schema, path: string, where: string]>([
  [
    "then and else",
    { ...fields({ kind }), ...when(is("kind", "company"), vat, needsVat) },
    "/else/required/0",
    "where this applies",
  ],
  [
    "else and then",
    { ...fields({ kind }), ...when(is("kind", "company"), needsVat, vat) },
    "/then/required/0",
    "where this applies",
  ],
  [
    "two branches",
    { anyOf: [branch("A", vat), branch("B", { ...fields({ name: text }), ...needsVat })] },
    "/anyOf/1/required/0",
    "where this applies",
  ],
  [
    "two branches, and always",
    { ...fields({ name: text }, "vat"), anyOf: [branch("A", vat), branch("B", fields({ seat: text }))] },
    "/required/0",
    "where anyOf/1 is chosen",
  ],
  [
    "a condition, and always",
    { ...fields({ kind }, "kind", "vat"), ...when(is("kind", "company"), vat) },
    "/required/1",
    'where "kind" is "private"',
  ],
  [
    "two conditions",
    {
      ...fields({ kind, country }, "kind", "country"),
      allOf: [when(is("kind", "company"), vat), when(is("country", "DE"), needsVat)],
    },
    "/allOf/1/then/required/0",
    'where "country" is "DE" and "kind" is "private"',
  ],
  [
    "a condition that only says more of it",
    {
      ...fields({ kind, country }, "kind", "country"),
      allOf: [when(is("kind", "company"), vat), when(is("country", "DE"), fields({ vat: { minLength: 3 } }, "vat"))],
    },
    "/allOf/1/then/required/0",
    'where "country" is "DE" and "kind" is "private"',
  ],
  [
    "names that depend on others",
    { ...fields({ name: text, card: text }), dependencies: { name: vat, card: ["vat"] } },
    "/dependencies/card/0",
    'where "card" is "x"',
  ],
])("a field of %s is not on show", (_what, schema, path, where) => {
  const expected = '"vat" to be a field of the form wherever it is required';
  expect(problemsOf(schema)).toMatchObject([{ path, expected, found: `it required but not shown, ${where}` }]);
});

test.each<[what: string, schema: Schema]>([
  [
    "in both cases of a condition",
    { ...fields({ kind }, "kind", "vat"), ...when(is("kind", "company"), vat, fields({ vat: { type: "number" } })) },
  ],
  [
    "in every branch",
    { required: ["vat"], oneOf: [branch("A", vat), branch("B", fields({ vat: { type: "number" } }))] },
  ],
  [
    "by a wider condition",
    {
      ...fields({ kind }, "kind"),
      allOf: [when(fields({ kind: { enum: ["company", "private"] } }), vat), when(is("kind", "private"), needsVat)],
    },
  ],
  [
    "wherever the rules let it be required",
    {
      ...fields({ kind, country }, "kind", "country"),
      allOf: [
        when(is("kind", "private"), fields({ country: { const: "FR" } })),
        when(is("kind", "company"), vat),
        when(is("country", "DE"), needsVat),
      ],
    },
  ],
  ["once a required field is filled in", { ...fields({ name: text }, "name", "vat"), dependencies: { name: vat } }],
  [
    "in every branch beside a condition",
    {
      ...fields({ kind }),
      ...{ anyOf: [branch("A", vat), branch("B", fields({ vat: text, seat: text }))] },
      ...when(is("kind", "company"), needsVat),
    },
  ],
  [
    "in a branch, beside rules",
    {
      ...fields({}),
      ...{ anyOf: [branch("A", vat), branch("B", fields({ vat: text, seat: text }))] },
      ...{ anyOf: [{ required: ["seat"] }, needsVat] },
    },
  ],
  [
    "where a constant of its branch is asked for",
    {
      oneOf: [
        branch("A", fields({ kind: { const: "company" }, vat: text }, "kind")),
        branch("B", fields({ kind: { const: "private" } }, "kind")),
      ],
      allOf: [when(is("kind", "private"), {}, needsVat)],
    },
  ],
  [
    "once a field of a condition is filled in",
    {
      ...fields({ kind }, "kind"),
      allOf: [
        when(is("kind", "company"), fields({ country }, "country", "vat")),
        when(is("country", "DE"), vat),
        when(is("country", "FR"), vat),
      ],
    },
  ],
  [
    "by a default",
    {
      ...fields({ flag: { type: "boolean", default: false } }, "vat"),
      allOf: [true, false].map((value) => when(fields({ flag: { const: value } }, "flag"), vat)),
    },
  ],
  [
    "by a value that is only to be read",
    {
      ...fields({ kind: { ...kind, readOnly: true, default: "company" } }, "vat"),
      ...when(is("kind", "company"), vat),
    },
  ],
  [
    "in a group to which a condition adds it, and another one asks for it",
    {
      definitions: {
        asking: when(fields({ trip: is("by", "car") }, "trip"), fields({ trip: fields({ seat: text }) })),
      },
      ...fields({ kind, trip: fields({ note: text }) }),
      allOf: [when(is("kind", "company"), fields({ trip: fields({ by: text }) })), { $ref: "#/definitions/asking" }],
    },
  ],
  [
    "in a group with a branch in which visitors name fields",
    {
      ...fields({
        trip: {
          ...fields({ note: text }),
          oneOf: [branch("A", vat), branch("B", { ...fields({ seat: text }), additionalProperties: text })],
        },
      }),
      ...when(fields({ trip: is("by", "car") }, "trip"), vat),
    },
  ],
  [
    "and asked for there alone",
    { oneOf: [branch("A", { ...vat, ...needsVat }), branch("B", { ...fields({ name: text }), not: needsVat })] },
  ],
])("a field that is on show %s", (_what, schema) => {
  expect(problemsOf(schema)).toEqual([]);
});

const ways: Schema = { oneOf: [branch("A", fields({ a: text }, "a")), branch("B", fields({ b: text }, "b"))] };
const others = (word: "oneOf" | "anyOf"): Schema => ({
  [word]: [branch("C", fields({ c: text }, "c")), branch("D", fields({ d: text }, "d"))],
});
const rules: Schema = { anyOf: [fields({ p: { minLength: 2 } }, "p"), fields({ q: { minLength: 2 } }, "q")] };

test.each<[what: string, schema: Schema, path: string]>([
  ["in parts", { allOf: [ways, others("oneOf")] }, "/allOf/1/oneOf"],
  ["of two keywords, in parts", { allOf: [others("anyOf"), ways] }, "/allOf/0/anyOf"],
  [
    "in a definition",
    { definitions: { both: { ...ways, ...others("anyOf") } }, ...fields({ g: { $ref: "#/definitions/both" } }) },
    "/properties/g",
  ],
  [
    "under a condition",
    { ...fields({ kind }), ...ways, ...when(is("kind", "company"), others("oneOf")) },
    "/then/oneOf",
  ],
])("two choices between fields %s are refused", (_what, schema, path) => {
  expect(problemsOf(schema)).toMatchObject([{ path, expected: "one choice between fields" }]);
});

test.each<[what: string, schema: Schema]>([
  [
    "in a definition that is a part",
    {
      definitions: { both: { ...ways, ...rules } },
      ...fields({ p: text, q: text }),
      allOf: [{ $ref: "#/definitions/both" }],
    },
  ],
  ["under a condition", { ...fields({ kind, p: text, q: text }), ...ways, ...when(is("kind", "company"), rules) }],
  ["in both cases of a condition", { ...fields({ kind }), ...when(is("kind", "company"), ways, others("oneOf")) }],
])("a choice and rules, or two that exclude each other, are none: %s", (_what, schema) => {
  expect(problemsOf(schema)).toEqual([]);
});
