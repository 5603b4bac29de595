import { expect, test } from "vitest";
import type { Schema } from "../schema/schema.ts";
import { branchName } from "./branch-names.ts";

const text: Schema = { type: "string" };

test.each<[string, Schema, string]>([
  ["its title", { title: "By post", properties: { kind: { const: "post" } } }, "By post"],
  ["its constant", { properties: { street: text, kind: { const: "byPost" } } }, "By post"],
  ["the only choice of a field", { properties: { street: text, country: { enum: ["CAN"] } } }, "CAN"],
  [
    "the name of that choice",
    { properties: { street: text, country: { enum: ["CAN"], enumNames: ["Canada"] } } },
    "Canada",
  ],
  ["its only field", { properties: { faxNumber: text } }, "Fax number"],
  ["its only value", { ...text, const: "none" }, "none"],
  ["its value, of several choices", { ...text, const: "none", enum: ["some", "none"] }, "none"],
  ["its only choice", { ...text, enum: ["none"] }, "none"],
  ["that there is none, if that is an empty text", { ...text, const: "" }, "None"],
  ["its type", { ...text, enum: ["a", "b"] }, "Text"],
  ["its format", { ...text, format: "email" }, "Email address"],
  ["its type, if only texts have its format", { type: "array", format: "email" }, "List"],
  ["its type, if its format has the name of what every object has", { ...text, format: "constructor" }, "Text"],
  ["its type, if its format has no name", { ...text, format: "e164" }, "Text"],
  ["its format, of a day and a time", { ...text, format: "date-time" }, "Date and time"],
  [
    "the definition that it is",
    { definitionName: "PrivatePerson", properties: { street: text, city: text } },
    "Private person",
  ],
  [
    "its number, if a generator has called the definition",
    { definitionName: "__schema0", properties: { street: text, city: text } },
    "Option 3",
  ],
  ["its number", { properties: { street: text, city: text } }, "Option 3"],
])("a branch is called after %s", (_what, schema, name) => expect(branchName(schema, 2)).toBe(name));
