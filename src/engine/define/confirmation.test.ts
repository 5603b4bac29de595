/** Which field of a form has its sender's address: for the confirmation, the reply and spam by many senders. */
import { expect, test } from "vitest";
import contact from "../../../schemas/contact.schema.json?form";
import { fields, formFrom } from "../../../tests/forms.ts";
import { checkConfirmation } from "../check/ui-schema/confirmation.ts";
import type { Schema } from "../schema/schema.ts";
import { senderField } from "./confirmation.ts";
import type { UiDocument } from "./documents.ts";

const text: Schema = { type: "string" };

test.each<[what: string, schema: Schema, ui: UiDocument, field: string]>([
  ["by its format", fields({ name: text, workEmail: { ...text, format: "email" } }), {}, "workEmail"],
  ["by its name", fields({ name: text, email: { ...text, pattern: "@" } }), {}, "email"],
  ["by its widget", fields({ name: text, reachMe: text }), { fields: { reachMe: { widget: "email" } } }, "reachMe"],
  ["whose name has a dot", fields({ "my.mail": { ...text, format: "email" } }), {}, "my~1mail"],
])("a field %s", (_what, schema, ui, field) => {
  expect(senderField(formFrom(schema, ui))).toBe(field);
  expect(checkConfirmation("test", { ...ui, confirmation: {} }, schema)).toEqual([]);
  expect(formFrom(schema, { ...ui, confirmation: {} })).toMatchObject({ confirmation: { field } });
});

const clinic = fields({ own: { ...text, format: "email" }, all: { type: "array", items: fields({ email: text }) } });
const inGroups = fields({ clinic, others: { type: "array", items: clinic } });

test.each<[what: string, schema: Schema, named: string | undefined, field: string | undefined]>([
  ["in a group, if it is named", inGroups, "clinic.own", "clinic.own"],
  ["at the top level by its name", fields({ "my.mail": { ...text, format: "email" } }), "my.mail", "my~1mail"],
  ["in no group unless it is named: it may be somebody else's", inGroups, undefined, undefined],
  ["in no list", inGroups, "clinic.all.*.email", undefined],
  [
    "under no name of the visitor's",
    { patternProperties: { "^m": { ...text, format: "email" } } },
    undefined,
    undefined,
  ],
  [
    "in nothing that the visitor names",
    fields({ of: { patternProperties: { "^m": clinic } } }),
    "of.^m.own",
    undefined,
  ],
])("a confirmation goes to a field %s", (_what, schema, named, field) => {
  const ui: UiDocument = { confirmation: named === undefined ? {} : { field: named } };
  expect(formFrom(schema, ui).confirmation?.field).toBe(field);
  expect(senderField(formFrom(schema, ui))).toBe(field ?? "email");
  expect(checkConfirmation("test", ui, schema).map(({ expected }) => expected)).toEqual(
    field ? [] : ["a field for an email address, outside any list"],
  );
});

test("a form without one is told, and a form that is gone had the usual one", () => {
  expect(checkConfirmation("test", { confirmation: {} }, fields({ name: text }))).toMatchObject([{ found: "none" }]);
  expect(senderField(undefined)).toBe("email");
  expect(senderField(contact as never)).toBe("email");
});
