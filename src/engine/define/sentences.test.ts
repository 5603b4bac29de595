import { describe, expect, it } from "vitest";
import { errorsOf, fields, formFrom, when } from "../../../tests/forms.ts";
import type { JsonObject, Schema } from "../schema/schema.ts";
import { fileSize } from "../words/file-size.ts";
import { isBlankPattern, rulesOf, sentencesOf, writtenSentences } from "./sentences.ts";

describe("a derived sentence", () => {
  it.each<[Schema, string, string]>([
    [{}, "required", "Topic is required"],
    [{ type: "string" }, "type", "Topic must be text"],
    [{ type: ["integer", "null"] }, "type", "Topic must be a whole number or empty"],
    [{ type: "number" }, "type", "Topic must be a number such as 2.5"],
    [{ enum: ["a"] }, "enum", "Topic must be a"],
    [{ enum: ["", "a", "b", "c"] }, "enum", "Topic must be a, b or c"],
    [{ enum: ["a", "b"], enumNames: ["Costs", "Speed"] }, "enum", "Topic must be Costs or Speed"],
    [{ enum: ["a", "b", "c", "d", "e", "f", "g"] }, "enum", "Topic is not one of the choices"],
    [{ const: "a" }, "const", "Topic must be a"],
    [{ pattern: "^a" }, "pattern", "Topic is not in the expected format"],
    [{ format: "date" }, "format", "Topic is not in the expected format"],
    [{ minLength: 10 }, "minLength", "Topic must be at least 10 characters"],
    [{ minLength: 1 }, "minLength", "Topic must be at least 1 character"],
    [{ maxLength: 5 }, "maxLength", "Topic must be at most 5 characters"],
    [{ minItems: 1 }, "minItems", "Topic is required"],
    [{ minItems: 2 }, "minItems", "Topic needs at least 2 entries"],
    [{ maxItems: 1 }, "maxItems", "Topic can have at most 1 entry"],
    [{ maxItems: 3 }, "maxItems", "Topic can have at most 3 entries"],
    [{ contains: {} }, "contains", "Topic lacks a required entry"],
    [{ contains: {}, maxContains: 1 }, "contains", "Topic lacks a required entry, or has more than 1 of them"],
    [{ uniqueItems: true }, "uniqueItems", "Topic has the same entry twice"],
    [{ minimum: 0 }, "minimum", "Topic must be at least 0"],
    [{ maximum: 9 }, "maximum", "Topic must be at most 9"],
    [{ exclusiveMinimum: 0 }, "exclusiveMinimum", "Topic must be more than 0"],
    [{ exclusiveMaximum: 9 }, "exclusiveMaximum", "Topic must be less than 9"],
    [{ multipleOf: 5 }, "multipleOf", "Topic must be a multiple of 5"],
    [{ minProperties: 1 }, "minProperties", "Topic needs at least 1 entry"],
    [{ maxProperties: 2 }, "maxProperties", "Topic can have at most 2 entries"],
    [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }, "anyOf", 'Topic needs "Phone" or "Email"'],
    [
      { oneOf: [{ required: ["a"] }, { required: ["b", "c"], not: { required: ["a"] } }] },
      "oneOf",
      'Topic needs "A" or "B" and "C", and only one of them',
    ],
    [{ oneOf: [{}] }, "oneOf", "Topic does not match exactly one of the possibilities"],
    [{ anyOf: [{}] }, "anyOf", "Topic does not match any of the possibilities"],
    [
      {
        oneOf: [
          { const: 1, title: "One" },
          { const: 2, title: "Two" },
        ],
      },
      "oneOf",
      "Topic must be One or Two",
    ],
    [
      { anyOf: [{ title: "A date", type: "string" }, { type: "integer" }] },
      "anyOf",
      "Topic must be A date or Whole number",
    ],
    [{ not: {} }, "not", "Topic does not fit the other answers"],
    [{ not: { required: ["a"] } }, "not", 'Topic cannot have "A"'],
    [{ not: { required: ["a", "b"] } }, "not", 'Topic cannot have "A" and "B" together'],
    [{ not: { anyOf: [{ required: ["a"] }, { required: ["b"] }] } }, "not", 'Topic cannot have "A" or "B"'],
    [{ not: { const: true } }, "not", "Topic cannot be Yes"],
    [{ enum: [false] }, "enum", "Topic must be No"],
    [{ not: { const: "admin" } }, "not", "Topic cannot be admin"],
    [{ not: { enum: ["a", "b"] } }, "not", "Topic cannot be a or b"],
    [{ dateMinimum: "today" }, "dateMinimum", "Topic cannot be in the past"],
    [{ dateMinimum: "today" }, "pattern", "Topic is not in the expected format"],
  ])("of %j, for %s: %s", (schema, rule, sentence) =>
    expect(sentencesOf(schema, { label: "Topic" })[rule]).toBe(sentence),
  );

  it.each<[string, Schema, string, string, string?]>([
    ["When did it happen?", {}, "required", "When did it happen? Please answer"],
    [
      "When did it happen?",
      { format: "date" },
      "format",
      "When did it happen? The answer is not in the expected format",
    ],
    ["Which tracks?", {}, "required", "Which tracks? Select at least one", "choices"],
    ["I agree. Do you?", { enum: [true] }, "required", 'Please tick "I agree. Do you?"', "boolean"],
    ["I agree. Do you?", { enum: [true] }, "enum", 'Please tick "I agree. Do you?"', "boolean"],
    ["Who came?", { minItems: 2 }, "minItems", "Who came? Add at least 2", "list"],
    ["Your name:", {}, "required", "Your name is required"],
    ["Tell us about you.", {}, "required", "Tell us about you. Please answer"],
    ["Company inc.", {}, "required", "Company inc. is required"],
    ["I agree. Do you?", { const: true }, "const", 'Please tick "I agree. Do you?"', "boolean"],
    ["I agree. Do you?", { const: true }, "required", 'Please tick "I agree. Do you?"', "boolean"],
    ["Who came?", { minItems: 2 }, "required", "Who came? Add at least 2", "list"],
    [
      "Plan",
      { pattern: "x", contentMediaType: "application/pdf" },
      "pattern",
      "Plan must be a file of type PDF",
      "file",
    ],
    ["Plan", { pattern: "x", contentMediaType: "image/*" }, "pattern", "Plan must be a file of type image", "file"],
    ["  ", { minimum: 3 }, "minimum", "This field must be at least 3"],
  ])("reads right after %s", (label, schema, rule, sentence, kind) =>
    expect(sentencesOf(schema, { label, kind })[rule]).toBe(sentence),
  );

  it("names choices by the words of the UI document", () =>
    expect(sentencesOf({ enum: ["s", "l"] }, { label: "Size", labels: { s: "Small", l: "Large" } }).enum).toBe(
      "Size must be Small or Large",
    ));

  it("exists for each rule of the schema and for required, and for nothing else", () => {
    const schema: Schema = { type: "string", title: "Topic", default: "a", maxLength: 5 };
    expect(Object.keys(sentencesOf(schema, { label: "Topic" })).sort()).toEqual(["maxLength", "required", "type"]);
    expect(rulesOf(schema)).toEqual(["type", "maxLength"]);
  });
});

describe("a written sentence", () => {
  it("wins over the derived one, rule by rule", () => {
    const schema: Schema = { minLength: 10, maxLength: 90, errorMessage: { minLength: "Say a little more" } };
    expect(sentencesOf(schema, { label: "Topic" })).toEqual({
      required: "Topic is required",
      minLength: "Say a little more",
      maxLength: "Topic must be at most 90 characters",
    });
  });

  it("can be one for all rules", () => {
    const schema: Schema = { type: "string", enum: ["a"], errorMessage: "Choose a topic" };
    expect(sentencesOf(schema, { label: "Topic" })).toEqual({
      required: "Choose a topic",
      type: "Choose a topic",
      enum: "Choose a topic",
    });
    expect(writtenSentences(schema, { label: "Topic" })).toEqual({
      required: "Choose a topic",
      type: "Choose a topic",
      enum: "Choose a topic",
    });
  });

  it("for too few entries is also the one for a list that is missing", () => {
    const schema: Schema = { minItems: 1, errorMessage: { minItems: "Choose at least one" } };
    expect(sentencesOf(schema, { label: "Topics" }).required).toBe("Choose at least one");
  });

  it("for a missing text is also the one for a blank text", () => {
    const schema: Schema = { pattern: "\\S", errorMessage: { required: "Name a topic" } };
    expect(sentencesOf(schema, { label: "Topic" }).pattern).toBe("Name a topic");
  });

  it("is nothing where the schema has none", () =>
    expect(writtenSentences({ maxLength: 5 }, { label: "Topic" })).toEqual({}));
});

describe("isBlankPattern", () => {
  it.each([
    ["\\S", true],
    ["^\\S", false],
    [undefined, false],
  ])("%j: %s", (pattern, expected) => expect(isBlankPattern(pattern)).toBe(expected));
});

it.each<[number, string]>([
  [300, "0 bytes"],
  [300 + 1332, "999 bytes"],
  [300 + 1336, "1 kB"],
  [300 + 1_333_332, "999 kB"],
  [300 + 1_333_336, "1 MB"],
  [300 + 3_333_340, "2.5 MB"],
])("a data URL of %i characters may have a file of %s", (characters, size) => expect(fileSize(characters)).toBe(size));

const code = (title: string): Schema => ({ type: "string", title, pattern: "^\\d+$" });
const branch = (kind: string): Schema =>
  fields({ kind: { const: kind }, code: code(`Code of ${kind}`) }, "kind", "code");

it.each<[string, Schema, JsonObject, string]>([
  [
    "a condition",
    { ...fields({ code: { type: "string" } }), ...when({ required: ["code"] }, fields({ code: code("ZIP code") })) },
    { code: "x" },
    "ZIP code is not in the expected format",
  ],
  ["a branch", { oneOf: [branch("a"), branch("b")] }, { kind: "b" }, "Code of b is required"],
])("a field is called as %s calls it", (_what, schema, body, message) =>
  expect(errorsOf(formFrom(schema), body, "2026-11-21")).toEqual([{ field: "code", message }]),
);

it("what a condition keeps out of a form is named, as what it keeps out of a group", () => {
  const out = {
    ...fields({ name: code("Name"), mail: code("Mail") }),
    ...when({ required: ["name"] }, { not: { required: ["mail"] } }),
  };
  const said = (schema: Schema, body: JsonObject) => errorsOf(formFrom(schema), body, "2026-11-21");
  const both = { name: "1", mail: "2" };
  expect(said(out, both)).toEqual([{ field: "", message: 'The form cannot have "Mail"' }]);
  expect(said(fields({ who: out }), { who: both })).toEqual([{ field: "who", message: 'Who cannot have "Mail"' }]);
});
