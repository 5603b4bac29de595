import { describe, expect, it } from "vitest";
import { errorsOf, fields, formFrom, when } from "../../../tests/forms.ts";
import type { JsonObject, Schema } from "../schema/schema.ts";
import { enoughKeys, tellingErrors } from "./branches.ts";

const text: Schema = { type: "string" };
const long: Schema = { type: "string", minLength: 5 };

/** The messages for data, by field. */
function said(schema: Schema, data: JsonObject) {
  return Object.fromEntries(
    errorsOf(formFrom(schema), data, "2026-11-21").map(({ field, message }) => [field, message]),
  );
}

const pay: Schema = {
  ...fields({}),
  oneOf: [
    fields({ by: { const: "card" }, number: long }, "by", "number"),
    fields({ by: { const: "transfer" }, iban: long, bank: text }, "by", "iban", "bank"),
  ],
};

it("names no more fields that are none than anyone mends", () => {
  const others = Object.fromEntries(Array.from({ length: 2 * enoughKeys }, (_, index) => [`other${index}`, ""]));
  expect(Object.keys(said(fields({ a: text }), others))).toHaveLength(enoughKeys);
});

describe("oneOf", () => {
  it.each<[string, JsonObject, object]>([
    [
      "by its fixed value, though another has fewer errors",
      { by: "transfer" },
      { iban: "Iban is required", bank: "Bank is required" },
    ],
    [
      "by its fixed value, when a field of it is wrong",
      { by: "card", number: "12" },
      { number: "Number must be at least 5 characters" },
    ],
    ["and nothing when it is kept", { by: "card", number: "12345" }, {}],
  ])("speaks of the branch that was meant, %s", (_what, data, expected) => expect(said(pay, data)).toEqual(expected));

  it("takes a choice of one value for a fixed value", () => {
    const first = fields({ kind: { enum: ["a"] }, one: text }, "kind", "one");
    const second = fields({ kind: { enum: ["b"] }, two: text, three: text }, "kind", "two", "three");
    expect(said({ ...fields({}), oneOf: [first, second] }, { kind: "b" })).toEqual({
      two: "Two is required",
      three: "Three is required",
    });
  });

  it("speaks of the choice itself when several branches match at once", () => {
    const schema = { ...fields({ a: text }), oneOf: [{ required: ["b"] }, { minProperties: 1 }, { maxProperties: 9 }] };
    expect(said(schema, { a: "x" })).toEqual({ "": "The form does not match exactly one of the possibilities" });
  });

  it.each<[string, Schema, string, string]>([
    [
      "constants",
      {
        oneOf: [
          { const: "s", title: "Small" },
          { const: "l", title: "Large" },
        ],
      },
      "z",
      "A must be Small or Large",
    ],
    [
      "texts, of which one comes closest",
      { anyOf: [{ type: "integer" }, { type: "string", minLength: 5 }] },
      "abc",
      "A must be at least 5 characters",
    ],
    [
      "texts that ask the same in other words",
      {
        anyOf: [
          { title: "Code", type: "string", pattern: "^[A-Z]{4}$" },
          { title: "Word", ...long, maxLength: 9 },
        ],
      },
      "abcdefghijkl",
      "A is not in the expected format",
    ],
    [
      "numbers with other limits",
      {
        type: "integer",
        oneOf: [
          { title: "Few", maximum: 3 },
          { title: "Many", maximum: 9 },
        ],
      },
      "12",
      "A must be Few or Many",
    ],
    [
      "a condition of the value",
      { type: "string", if: { pattern: "^x" }, then: { minLength: 5 } },
      "xy",
      "A must be at least 5 characters",
    ],
  ])("says in a sentence what is possible: %s", (_what, a, value, sentence) =>
    expect(said(fields({ a }), { a: a.type === "integer" ? Number(value) : value })).toEqual({ a: sentence }),
  );

  it("validates each entry of a list by itself", () => {
    const items = { ...fields({}), oneOf: pay.oneOf };
    const schema = fields({ payments: { type: "array", items } });
    expect(said(schema, { payments: [{ by: "card" }, { by: "transfer", bank: "B" }] })).toEqual({
      "payments.0.number": "Number is required",
      "payments.1.iban": "Iban is required",
    });
  });

  it("is validated inside out", () => {
    const inner = { oneOf: pay.oneOf };
    const schema = {
      ...fields({}),
      oneOf: [{ ...fields({ free: { const: true } }, "free") }, { ...inner, required: ["by"] }],
    };
    expect(said(schema, { by: "card", free: false })).toEqual({ number: "Number is required" });
  });
});

describe("anyOf", () => {
  it("speaks of the branch with the type that was given, however much is wrong in it", () => {
    const choice = { anyOf: [{ type: "string" }, fields({ city: long, street: long }, "city", "street")] };
    expect(Object.keys(said(fields({ where: choice }), { where: { city: "x", street: "y" } }))).toEqual([
      "where.city",
      "where.street",
    ]);
  });

  it("speaks of one branch, the first, when all are equally far", () => {
    const told = { ...fields({ email: long }, "email"), title: "By email" };
    const schema = { ...fields({ email: text, phone: text }), anyOf: [told, { required: ["phone"] }] };
    expect(said(schema, {})).toEqual({ email: "Email is required" });
  });

  it("speaks of itself when its branches say nothing", () => {
    expect(said({ ...fields({ a: text }), anyOf: [false] } as unknown as Schema, {})).not.toEqual({});
  });
});

describe("if, then and else", () => {
  const schema = {
    ...fields({ kind: text, vat: text, born: text }),
    ...when(
      { properties: { kind: { const: "company" } }, required: ["kind"] },
      { required: ["vat"] },
      { required: ["born"] },
    ),
  };
  it.each([
    [{ kind: "company" }, { vat: "Vat is required" }],
    [{ kind: "person" }, { born: "Born is required" }],
    [{}, { born: "Born is required" }],
    [{ kind: "company", vat: "1" }, {}],
  ])("%j: %j", (data, expected) => expect(said(schema, data)).toEqual(expected));
});

describe("tellingErrors", () => {
  const error = (keyword: string, schemaPath: string, instancePath = "") => ({
    keyword,
    schemaPath,
    instancePath,
    params: {},
  });

  it("leaves errors outside of choices as they are", () => {
    const errors = [error("required", "#/required"), error("type", "#/properties/a/type", "/a")];
    expect(tellingErrors(errors)).toEqual(errors);
  });

  it("keeps a condition that nothing else explains", () => {
    const errors = [error("if", "#/if")];
    expect(tellingErrors(errors)).toEqual(errors);
  });

  it("tells a branch from one whose number begins alike", () => {
    const errors = [
      error("type", "#/oneOf/1/properties/a/type", "/a"),
      error("type", "#/oneOf/10/properties/a/type", "/a"),
      error("type", "#/oneOf/10/properties/b/type", "/b"),
      error("oneOf", "#/oneOf"),
    ];
    expect(tellingErrors(errors)).toEqual([errors[0]]);
  });
});

describe("alternatives that are only rules", () => {
  it("ask for a tick of a box", () => {
    const box = (title: string): Schema => ({ type: "boolean", title });
    const ticked = (name: string): Schema => ({ properties: { [name]: { const: true } }, required: [name] });
    const schema = {
      ...fields({ email: box("By email"), phone: box("By phone") }),
      anyOf: [ticked("email"), ticked("phone")],
    };
    expect(said(schema, { email: false, phone: false })).toMatchObject({ email: 'Please tick "By email"' });
  });
});
