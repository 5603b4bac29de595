import { describe, expect, it } from "vitest";
import { wordsOf } from "../check/ui-schema/kinds.ts";
import { stepsOf } from "../schema/path.ts";
import type { Schema } from "../schema/schema.ts";
import { inLanguage } from "../words/spoken.ts";
import { defaultAutocomplete } from "./conventions.ts";
import { defaultMaxLength } from "./default-limits.ts";
import { kindOf, kinds } from "./index.ts";
import { defaultWidget } from "./widgets.ts";

const text: Schema = { type: "string" };

describe("kindOf", () => {
  it.each<[Schema, string | undefined]>([
    [text, "text"],
    [{ type: ["string", "null"] }, "text"],
    [{ type: ["null", "integer"] }, "number"],
    [{ type: "string", enum: ["a"] }, "choice"],
    [{ enum: ["a"] }, "choice"],
    [{ type: "array", uniqueItems: true, items: { enum: ["a"] } }, "choices"],
    [{ type: "array", items: text }, "list"],
    [{ type: "boolean" }, "boolean"],
    [{ type: "number" }, "number"],
    [{ type: "integer" }, "number"],
    [{ type: "object" }, "group"],
    [{}, undefined],
  ])("%j is %s", (schema, kind) => expect(kindOf(schema)?.name).toBe(kind));
});

it.each(["1,455,", "5,051,4", "1.00.4", "12345678901234567890"])(
  "a mistyped %s does not become a number, even if it is read again",
  (typed) => {
    const number: Schema = { type: "number" };
    const read = (text: string) => inLanguage("de", () => kindOf(number)?.read([text], number));
    expect(read(typed)).toBe(typed);
    expect(read(` ${typed}`)).toBe(typed);
  },
);

it.each(["date-time", "time", "iso-date-time"])("a number does not become a %s", (format) => {
  const schema: Schema = { type: "string", format };
  const { read, write } = kindOf(schema) ?? {};
  const again = read?.(write?.(6, schema) ?? [], schema);
  expect([undefined, "6"]).toContain(again);
});

it("has words for each kind, which errors call it by", () => {
  expect(kinds.filter((kind) => wordsOf(kind) === wordsOf(undefined))).toEqual([]);
});

it.each<[Schema, string, string | undefined]>([
  [{ pattern: "^[A-Z]{2}\\d+$" }, "\u202aDE\u00ad123\u202c\u200b", "DE123"],
  [{ pattern: "^\\D+$" }, "\u2764\ufe0f 5", "\u2764\ufe0f 5"],
  [{ pattern: "^[A-Z]{2}\\d+$" }, "x\u200d", "x\u200d"],
  [{ pattern: "\\S" }, "Ada\u200f", "Ada\u200f"],
  [{ pattern: "^[^ ]+$" }, "Ada\u200f ", "Ada\u200f "],
  [{ format: "uuid" }, "6fa459ea-ee8a-3ca4-894e-db77e160355e\u200b", "6fa459ea-ee8a-3ca4-894e-db77e160355e"],
  [{ format: "hostname" }, "\u200eharbour.example", "harbour.example"],
  [{ format: "markdown" }, "co\u00adoperate", "co\u00adoperate"],
  [{}, "\u2067\u0633\u0644\u0627\u0645\u2069", "\u2067\u0633\u0644\u0627\u0645\u2069"],
])("a text with %j, %j, is read as %j: what cannot be seen is no reason to refuse it", (rules, typed, read) =>
  expect(kindOf({ ...text, ...rules })?.read([typed], { ...text, ...rules })).toBe(read),
);

it.each(["ab\u200bcd1", " abcd1 "])("a password, %j, is read as it is typed", (typed) => {
  const rules = { ...text, pattern: "^[a-z0-9]+$" };
  expect(kindOf(rules)?.read([typed], rules, "password")).toBe(typed);
});

describe("defaultWidget", () => {
  it.each<[string, Schema, string | undefined]>([
    ["topic", text, "text"],
    ["topic", { ...text, format: "email" }, "email"],
    ["topic", { ...text, format: "uri" }, "url"],
    ["topic", { ...text, format: "date" }, "date"],
    ["topic", { ...text, format: "date-time" }, "datetime-local"],
    ["topic", { ...text, format: "time" }, "time"],
    ["topic", { ...text, format: "uuid" }, "text"],
    ["topic", { ...text, dateMinimum: "today" }, "date"],
    ["topic", { ...text, maxLength: 1000 }, "text"],
    ["topic", { ...text, maxLength: 1001 }, "textarea"],
    ["message", text, "textarea"],
    ["description", text, "textarea"],
    ["message", { ...text, maxLength: 80 }, "text"],
    ["messages", text, "text"],
    ["email", text, "email"],
    ["phone", text, "tel"],
    ["website", text, "url"],
    ["company", text, "text"],
    ["constructor", text, "text"],
    ["phone", { ...text, enum: ["a"] }, "select"],
    ["topics", { type: "array", uniqueItems: true, items: { enum: ["a"] } }, "checkboxes"],
    ["agreed", { type: "boolean" }, "checkbox"],
    ["seats", { type: "integer" }, "number"],
    ["people", { type: "array", items: text }, undefined],
    ["address", { type: "object" }, undefined],
    ["website", { type: "string", maxLength: 2000 }, "url"],
  ])("of %s, %j, is %s", (name, schema, widget) => expect(defaultWidget(name, schema)).toBe(widget));

  it("is always one that exists and fits", () => {
    const schemas: Schema[] = [
      text,
      { enum: ["a"] },
      { type: "array", uniqueItems: true, items: { enum: ["a"] } },
      { type: "boolean" },
      { type: "number" },
    ];
    for (const schema of schemas) expect(kindOf(schema)?.widgets).toContain(defaultWidget("any", schema));
  });
});

describe("defaultAutocomplete", () => {
  it.each([
    ["firstName", "given-name"],
    ["lastName", "family-name"],
    ["name", "name"],
    ["email", "email"],
    ["phone", "tel"],
    ["company", "organization"],
    ["jobTitle", "organization-title"],
    ["subject", undefined],
    ["toString", undefined],
    ["company.name", "organization"],
  ])("of %s is %s", (path, token) => expect(defaultAutocomplete(stepsOf(path))).toBe(token));
});

describe("defaultMaxLength", () => {
  it.each([
    ["textarea", 10_000],
    ["email", 254],
    ["url", 2_000],
    ["text", 200],
    [undefined, 200],
  ])("of %s is %i", (widget, limit) => expect(defaultMaxLength(widget)).toBe(limit));
});
