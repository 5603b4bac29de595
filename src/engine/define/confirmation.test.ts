/** Which field of a form has its sender's address: for the confirmation, the reply and spam by many senders. */
import { expect, test } from "vitest";
import contact from "../../../schemas/contact.schema.json?form";
import { fields, formFrom } from "../../../tests/forms.ts";
import { checkConfirmation } from "../check/confirmation.ts";
import type { Schema } from "../schema/schema.ts";
import { senderField } from "./confirmation.ts";
import type { UiDocument } from "./documents.ts";

const text: Schema = { type: "string" };

test.each<[what: string, schema: Schema, ui: UiDocument, field: string]>([
  ["by its format", fields({ name: text, workEmail: { ...text, format: "email" } }), {}, "workEmail"],
  ["by its name", fields({ name: text, email: { ...text, pattern: "@" } }), {}, "email"],
  ["by its widget", fields({ name: text, reachMe: text }), { fields: { reachMe: { widget: "email" } } }, "reachMe"],
  ["whose name has a dot", fields({ "my.mail": { ...text, format: "email" } }), {}, "my.mail"],
])("a field %s", (_what, schema, ui, field) => {
  expect(senderField(formFrom(schema, ui))).toBe(field);
  expect(checkConfirmation("test", { ...ui, confirmation: {} }, schema)).toEqual([]);
  expect(formFrom(schema, { ...ui, confirmation: {} })).toMatchObject({ confirmation: { field } });
});

test("a form without one is told, and a form that is gone had the usual one", () => {
  expect(checkConfirmation("test", { confirmation: {} }, fields({ name: text }))).toMatchObject([{ found: "none" }]);
  expect(senderField(undefined)).toBe("email");
  expect(senderField(contact as never)).toBe("email");
});
