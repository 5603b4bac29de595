import { describe, expect, it } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import type { Schema } from "../schema/schema.ts";
import type { UiDocument } from "./documents.ts";

const text: Schema = { type: "string" };

describe("what browsers fill in", () => {
  const tokensOf = (schema: Schema, ui?: UiDocument) =>
    Object.fromEntries(
      Object.entries(formFrom(schema, ui).fields).flatMap(([path, { autocomplete }]) =>
        autocomplete ? [[path, autocomplete]] : [],
      ),
    );

  it("has each token of the visitor once: none in lists, and in a group only those that the form itself lacks", () => {
    const person = fields({ name: text, city: text });
    const company = fields({ name: text, website: text });
    const guests: Schema = { type: "array", items: person };
    const all = fields({ company, venue: person, phone: { type: "boolean" }, guests, name: text, city: text });
    expect(tokensOf(all, { fields: { "guests.*.city": { autocomplete: "address-level2" } } })).toEqual({
      ...{ "company.name": "organization", "company.website": "url", "guests.*.city": "address-level2" },
      ...{ name: "name", city: "address-level2" },
    });
  });

  it("has its tokens in the first of several groups, however deep", () => {
    const applicant = fields({ address: fields({ city: text }) });
    const tokens = tokensOf(fields({ applicant, employer: fields({ city: text }) }));
    expect(Object.keys(tokens)).toEqual(["applicant.address.city"]);
  });
});

it("fields that refer to one definition, and would share its title, are labeled by their names", () => {
  const address: Schema = { title: "Address", ...fields({ city: text }) };
  const definitions: Schema["definitions"] = { address };
  const $ref = "#/definitions/address";
  const labelsOf = (schema: Schema) =>
    Object.values(formFrom({ ...schema, definitions }).fields).map((look) => look.label);
  const all = fields({
    shipTo: { $ref },
    billTo: { $ref },
    home: { $ref, title: "Home" },
    old: fields({ at: { $ref } }),
  });
  expect(labelsOf(all)).toEqual(["Ship to", "City", "Bill to", "City", "Home", "City", "Old", "Address", "City"]);
  const lists = fields({ from: { type: "array", items: { $ref } }, to: { type: "array", items: { $ref } } });
  expect(labelsOf(lists)).toEqual(["From", "Address", "City", "To", "Address", "City"]);
});

it("equal choices with a one-word title are labeled by their names; simple fields and questions keep their titles", () => {
  const why: Schema = { type: "string", title: "Please explain" };
  const rating: Schema = { title: "How was it?", enum: ["good", "bad"] };
  const size: Schema = { title: "Size", enum: ["S", "M"] };
  const labels = Object.values(
    formFrom(fields({ c1: why, c2: why, r1: rating, r2: rating, coat: size, hat: size })).fields,
  );
  expect(labels.map(({ label }) => label)).toEqual([
    ...["Please explain", "Please explain", "How was it?", "How was it?"],
    ...["Coat", "Hat"],
  ]);
});

const either = (...all: Schema[]) => formFrom({ anyOf: all.map((when) => fields({ when })) }).fields.when?.widget;

it("a field that is a password in one branch is a password in all", () => {
  const password: Schema = { type: "string", format: "password" };
  expect([either(text, password), either(password, { type: "number" }), either(text)]).toEqual([
    "password",
    "password",
    "text",
  ]);
});

it("a field is a password if one of its branches or one of its types is", () => {
  const pin: Schema = {
    anyOf: [{ type: "number" }, { anyOf: [fields({ name: text }), { $ref: "#/definitions/pin" }] }],
  };
  const plain: Schema = { anyOf: [{ type: "number" }, text] };
  const code: Schema = { type: ["integer", "string"], format: "password" };
  const definitions: Schema["definitions"] = { pin: { type: "string", format: "password" } };
  const looks = formFrom({ ...fields({ pin, plain, code }), definitions }).fields;
  expect([looks.pin, looks.plain, looks.code].map((look) => look?.widget)).toEqual(["password", undefined, "password"]);
});

it("a field that is a date in one branch and a text in another has the same control, of neither type, in both", () => {
  const day: Schema = { type: "string", format: "date" };
  expect([either(day, day), either(text, text)]).toEqual(["date", "text"]);
  expect(either(day, text)).toBe(either(text, day));
  expect(["date", "text"]).not.toContain(either(day, text));
});
