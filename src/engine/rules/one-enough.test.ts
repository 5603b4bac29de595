/** Messages about several fields of which one has to be filled in. */
import { expect, it } from "vitest";
import { errorsOf, fields, formFrom } from "../../../tests/forms.ts";
import type { JsonObject, Schema } from "../schema/schema.ts";

const text: Schema = { type: "string" };
const long: Schema = { type: "string", minLength: 5 };

/** The messages for data, by field. */
function said(schema: Schema, data: JsonObject) {
  return Object.fromEntries(
    errorsOf(formFrom(schema), data, "2026-11-21").map(({ field, message }) => [field, message]),
  );
}

it("names the alternatives at the first field, if the branches only require fields", () => {
  const group = {
    ...fields({ email: text, phone: text }),
    anyOf: [{ required: ["email"] }, { required: ["phone"] }],
  };
  expect(said(group, {})).toEqual({ email: 'The form needs "Email" or "Phone"' });
  expect(said(fields({ contact: group }, "contact"), { contact: {} })).toEqual({
    "contact.email": 'Contact needs "Email" or "Phone"',
  });
  expect(said({ ...group, required: ["email"] }, {})).toEqual({ email: "Email is required" });
  const own = { ...text, errorMessage: { required: "How do we reach you?" } };
  expect(said({ ...group, ...fields({ email: own, phone: text }), anyOf: group.anyOf }, {})).toEqual({
    email: "How do we reach you?",
  });
  const again = { definitions: { own }, ...fields({ email: { $ref: "#/definitions/own" }, phone: text }) };
  expect(said({ ...again, allOf: [{ anyOf: group.anyOf }] }, {})).toEqual({ email: "How do we reach you?" });
  const inside = { ...fields({ email: text, phone: text }), allOf: [{ anyOf: group.anyOf }] };
  expect(said(fields({ contact: inside }, "contact"), { contact: {} })).toEqual({
    "contact.email": 'Contact needs "Email" or "Phone"',
  });
  const twice = {
    ...fields({ email: text, phone: text, a: text, b: text }),
    allOf: [group, { anyOf: [{ required: ["a"] }, { required: ["b"] }] }],
  };
  expect(said(twice, {})).toEqual({ email: 'The form needs "Email" or "Phone"', a: 'The form needs "A" or "B"' });
  const list = { guests: { type: "array", items: group } };
  expect(said(fields(list), { guests: [{ email: "a" }, {}] })).toEqual({
    "guests.1.email": 'Guest 2 needs "Email" or "Phone"',
  });
});

it.each<[JsonObject, object]>([
  [{}, { email: 'The form needs "Email" or "Phone"' }],
  [{ email: "x" }, { email: "Email must be at least 5 characters" }],
  [{ phone: "x" }, { phone: "Phone must be at least 5 characters" }],
  [{ phone: "12345" }, {}],
])("reports the error of the answered branch, if the branches also limit what they require: %j", (data, expected) => {
  const asks = (name: string) => ({ properties: { [name]: long }, required: [name] });
  const schema = { ...fields({ email: text, phone: text }), anyOf: [asks("email"), asks("phone")] };
  expect(said(schema, data)).toEqual(expected);
});

it("reports an answer that breaks two limits of its branch, rather than another that is missing", () => {
  const asks = (name: string, field: Schema) => ({ properties: { [name]: field }, required: [name] });
  const email = { ...long, format: "email" };
  const schema = { ...fields({ email: text, phone: text }), anyOf: [asks("phone", long), asks("email", email)] };
  expect(Object.keys(said(schema, { email: "x" }))).toEqual(["email"]);
});

it.each<[string, Schema, JsonObject, object]>([
  ["a condition", { not: fields({ by: { const: "phone" } }, "by") }, { by: "phone" }, { phone: "Phone is required" }],
  [
    "some of the choices",
    { properties: { by: { enum: ["mail", "post"] } } },
    { by: "phone" },
    { phone: "Phone is required" },
  ],
  ["a field left out", { not: { required: ["by"] } }, { by: "phone" }, { phone: "Phone is required" }],
  ["a number of answers", { minProperties: 2 }, { by: "phone" }, { phone: "Phone is required" }],
  [
    "a constant in a part",
    { properties: { by: { allOf: [{ const: "post" }] } }, required: ["by"] },
    { by: "phone" },
    {
      phone: "Phone is required",
    },
  ],
])(
  "requires the missing field if another branch is about %s, which visitors cannot correct",
  (_what, other, data, expected) => {
    const schema = {
      ...fields({ by: { enum: ["mail", "post", "phone"] }, phone: text }),
      anyOf: [{ required: ["phone"] }, other],
    };
    expect(said(schema, data)).toEqual(expected);
  },
);

it("requires the missing field of the first of several closed groups, rather than refuse the given one", () => {
  const closed = (one: Schema): Schema => ({ ...one, additionalProperties: false });
  const oneOf = [closed(fields({ email: text, name: text }, "email", "name")), closed(fields({ phone: text }))];
  expect(said({ type: "object", oneOf }, { email: "a" })).toEqual({ name: "Name is required" });
});

it("does not require a field that is filled in with a value other than its branch's", () => {
  const other = { properties: { by: { const: "post" } }, required: ["by"] };
  const schema = { ...fields({ by: text, phone: text }), anyOf: [other, { required: ["phone"] }] };
  expect(said(schema, { by: "email" })).toEqual({ phone: "Phone is required" });
});

it("names no alternatives at a field that one chosen branch requires", () => {
  const schema = {
    ...fields({ by: { enum: ["card", "transfer"] }, email: text, phone: text }),
    anyOf: [{ required: ["email"] }, { required: ["phone"] }],
    dependencies: {
      by: {
        oneOf: [
          fields({ by: { const: "card" }, number: long }, "by", "number"),
          fields({ by: { const: "transfer" } }, "by"),
        ],
      },
    },
  };
  expect(said(schema, { by: "card" })).toEqual({
    email: 'The form needs "Email" or "Phone"',
    number: "Number is required",
  });
});
