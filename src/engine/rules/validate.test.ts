import { describe, expect, it } from "vitest";
import contact from "../../../schemas/contact.schema.json?form";
import estimate from "../../../schemas/estimate.schema.json?form";
import { errorsOf, fields, formFrom, when } from "../../../tests/forms.ts";
import type { Form } from "../define/definition.ts";
import type { Json, JsonObject, Schema } from "../schema/schema.ts";
import { validate } from "./validate.ts";

const today = "2026-11-21";
const text: Schema = { type: "string" };

/** The messages for data, by field. */
const said = (form: Form, data: JsonObject) =>
  Object.fromEntries(errorsOf(form, data, today).map(({ field, message }) => [field, message]));

/** The only message for one field of an ad-hoc form. */
const saidOf = (schema: Schema, value: Json) =>
  said(formFrom(fields({ topic: schema }, "topic")), { topic: value }).topic;

it("does not call a field unknown where something is wrong with the condition that brings it", () => {
  const so = fields({ vat: text, seat: text }, "vat", "seat");
  const schema = { ...fields({ firm: { type: "boolean" } }), ...when(fields({ firm: { const: true } }, "firm"), so) };
  const form = formFrom({ ...schema, unevaluatedProperties: false });
  expect(said(form, { firm: true, vat: "1" })).toEqual({ seat: "Seat is required" });
});

describe("rules about the keys of a whole form", () => {
  const form = formFrom({
    type: "object",
    additionalProperties: { type: "boolean" },
    propertyNames: { enum: ["dark", "beta", "telemetry"] },
    minProperties: 1,
    maxProperties: 2,
  });

  it("do not count its name", () => {
    expect(said(form, { dark: true, beta: true })).toEqual({});
    expect(said(form, {})).toEqual({ "": "The form needs at least 1 entry" });
    expect(said(form, { dark: true, beta: true, telemetry: true })).toEqual({
      "": "The form can have at most 2 entries",
    });
  });

  it("say which name does not fit", () => {
    const fit = "Name must be dark, beta or telemetry";
    expect(said(form, { light: true })).toEqual({ light: `"light" is not a name that fits here: ${fit}` });
  });

  it("say so of a group inside a group, too", () => {
    const flags: Schema = {
      type: "object",
      additionalProperties: { type: "boolean" },
      propertyNames: { enum: ["dark"] },
    };
    const nested = formFrom(fields({ look: { type: "object", properties: { flags } } }));
    expect(said(nested, { look: { flags: { dark: true, light: true } } })).toEqual({
      "look.flags.light": '"light" is not a name that fits here: Name must be dark',
    });
  });
});

describe("a form of the site", () => {
  const message = { name: "Ada", email: "ada@example.com", subject: "Hello", message: "Ten letters" };

  it("accepts what is filled in well", () => expect(errorsOf(contact, message, today)).toEqual([]));

  it("says what is missing, in the order of the form", () => {
    expect(errorsOf(estimate, {}, today)).toEqual([
      { field: "firstName", message: "First name is required" },
      { field: "lastName", message: "Last name is required" },
      { field: "email", message: "Email is required" },
      { field: "company", message: "Company is required" },
      { field: "projectType", message: "Project type is required" },
      { field: "services", message: "At least one service must be selected" },
      { field: "description", message: "Project description is required" },
    ]);
  });

  it.each<[string, Json, string | undefined]>([
    ["name", "   ", "Name is required"],
    ["name", "\u00a0\n\t", "Name is required"],
    ["email", "", "Email is required"],
    ["email", "  ", "Email is required"],
    ["email", "ada@example", "Invalid email format"],
    ["email", "ada @example.com", "Invalid email format"],
    ["email", "ada@@example.com", "Invalid email format"],
    ["email", "@example.com", "Invalid email format"],
    ["email", "ada@.com", "Invalid email format"],
    ["email", " ada@example.com ", undefined],
    ["email", "ada@mail.example.co.uk", undefined],
    ["message", "  nine char   ", "Message must be at least 10 characters"],
    ["message", "ten  chars", undefined],
    ["message", " ", "Message is required"],
    ["inquiryType", "other", "Inquiry type is not one of the choices"],
    ["inquiryType", "", undefined],
    ["phone", "x".repeat(201), "Phone number must be at most 200 characters"],
  ])("validates %s %j: %s", (field, value, expected) => {
    expect(said(contact, { ...message, [field]: value })).toEqual(expected ? { [field]: expected } : {});
  });

  it("speaks of a list of choices as a whole", () => {
    expect(said(estimate, { services: ["Cloud Solutions", "Plumbing", "Gardening"] }).services).toBe(
      "Services has an entry that is not one of the choices",
    );
    expect(said(estimate, { services: ["Cloud Solutions", "Cloud Solutions"] }).services).toBe(
      "Services has the same choice twice",
    );
  });

  it("refuses a body without formName, or with another's", () => {
    const fieldsOf = (body: JsonObject) => validate(contact, body, today).map(({ field }) => field);
    expect(fieldsOf(message)).toContain("formName");
    expect(fieldsOf({ ...message, formName: "estimate" })).toContain("formName");
    expect(fieldsOf({ ...message, formName: "contact" })).toEqual([]);
  });
});

describe("a derived sentence", () => {
  it.each<[Schema, Json, string]>([
    [text, "", "Topic is required"],
    [text, 5, "Topic must be text"],
    [{ type: "integer" }, 1.5, "Topic must be a whole number"],
    [{ enum: ["a"] }, "b", "Topic must be a"],
    [{ ...text, pattern: "^a" }, "b", "Topic is not in the expected format"],
    [{ ...text, format: "email" }, "b", "Topic is not in the expected format"],
    [{ ...text, minLength: 3 }, " ab ", "Topic must be at least 3 characters"],
    [text, "x".repeat(201), "Topic must be at most 200 characters"],
    [{ type: "number", minimum: 1 }, 0, "Topic must be at least 1"],
    [{ type: "number", maximum: 1 }, 2, "Topic must be at most 1"],
    [{ type: "number", multipleOf: 5 }, 7, "Topic must be a multiple of 5"],
    [{ type: "array", items: text, minItems: 2 }, ["a"], "Topic: add at least 2"],
    [{ type: "array", items: text, maxItems: 1 }, ["a", "b"], "Topic can have at most 1 entry"],
    [{ type: "array", items: text, uniqueItems: true }, ["a", "a"], "Topic has the same entry twice"],
    [{ const: true }, false, 'Please tick "Topic"'],
    [{ not: { const: "b" } }, "b", "Topic cannot be b"],
  ])("of %j for %j: %s", (schema, value, sentence) => expect(saidOf(schema, value)).toBe(sentence));
});

describe("errors", () => {
  it("are one for each field, the first that was found", () => {
    const form = formFrom(fields({ topic: { ...text, minLength: 9, pattern: "^a", format: "email" } }));
    expect(errorsOf(form, { topic: "b" }, today)).toEqual([
      { field: "topic", message: "Topic must be at least 9 characters" },
    ]);
  });

  it("come in the order of the sections, not of the document or of the rules", () => {
    const schema = fields({ a: { ...text, pattern: "^x" }, b: text, c: { ...text, pattern: "^x" } }, "b");
    const form = formFrom(schema, { sections: [{ fields: ["c"] }, { fields: ["b", "a"] }] });
    expect(Object.keys(said(form, { a: "1", c: "1" }))).toEqual(["c", "b", "a"]);
  });

  it("come in the order of the document inside groups, and by number in lists", () => {
    const person = fields({ name: { ...text, pattern: "^A" }, role: text }, "role");
    const schema = fields({ people: { type: "array", items: person }, lead: person });
    const people = [...Array.from({ length: 10 }, () => ({ name: "Ada", role: "x" })), { name: "Bo" }];
    expect(
      Object.keys(
        said(formFrom(schema), { lead: { name: "Bo" }, people: [{ name: "Bo" }, { name: "Ada" }, ...people] }),
      ),
    ).toEqual([
      "people.0.name",
      "people.0.role",
      "people.1.role",
      "people.12.name",
      "people.12.role",
      "lead.name",
      "lead.role",
    ]);
  });

  it("name nested and repeated fields by their path, and speak in their words", () => {
    const person = fields(
      {
        name: { ...text, errorMessage: { required: "Who is it?" } },
        skills: { type: "array", uniqueItems: true, items: { enum: ["a"] } },
      },
      "name",
    );
    const schema = fields({
      people: { type: "array", items: person },
      tags: { type: "array", items: { ...text, minLength: 2 } },
    });
    expect(said(formFrom(schema), { people: [{ name: "Ada" }, { skills: ["a", "b"] }], tags: ["ok", "x"] })).toEqual({
      "people.1.name": "Who is it?",
      "people.1.skills": "Skills can only have a",
      "tags.1": "Tag 2 must be at least 2 characters",
    });
  });

  it("find a field whose name a JSON pointer escapes", () => {
    const form = formFrom(fields({ "and/or": { ...text, pattern: "^a" }, "a~b": text }, "a~b"));
    expect(said(form, { "and/or": "b" })).toEqual({
      "and/or": "And/or is not in the expected format",
      "a~b": "A~b is required",
    });
  });
});

describe("a field the form does not have", () => {
  const closed = formFrom({ ...fields({ note: text }), additionalProperties: false });
  const unsaid = formFrom(fields({ note: text, group: { ...fields({ a: text }), additionalProperties: false } }));

  it.each(["other", "toString", "constructor", "__proto__"])("%s is refused, said so in the schema or not", (name) => {
    const data = JSON.parse(`{ "note": "x", "${name}": "y" }`);
    const message = `${name} is not a field of this form`;
    expect(errorsOf(closed, data, today)).toEqual([{ field: name, message }]);
    expect(errorsOf(unsaid, data, today)).toEqual([{ field: name, message }]);
  });

  it("is refused inside a group that says so", () => {
    expect(said(unsaid, { group: { b: "x" } })).toEqual({ "group.b": "group.b is not a field of this form" });
  });

  it("is let in where the schema says so", () => {
    expect(said(formFrom({ ...fields({ note: text }), additionalProperties: true }), { other: "x" })).toEqual({});
  });
});

describe("a date with a minimum", () => {
  const born: Schema = { ...text, dateMinimum: "today" };
  const form = formFrom(
    fields({
      day: { ...born, errorMessage: { pattern: "Not a day", dateMinimum: "Too early" }, pattern: "^[\\d-]*$" },
    }),
  );

  it.each([
    ["2026-11-20", "Too early"],
    ["2026-11-21", undefined],
    ["2027-01-01", undefined],
    ["2026-11-31", "Not a day"],
    ["tomorrow", "Not a day"],
    ["", undefined],
  ])("%j: %s", (day, message) => expect(said(form, { day }).day).toBe(message));

  it("is validated by the day that is given", () => {
    expect(errorsOf(form, { day: "2026-11-20" }, "2026-11-19")).toEqual([]);
  });

  it("has a sentence of its own for what is no date", () => {
    expect(said(formFrom(fields({ day: born })), { day: "soon" }).day).toBe("Day is not in the expected format");
  });

  it("is found in groups and lists", () => {
    const schema = fields({ stay: fields({ day: born }), trips: { type: "array", items: fields({ day: born }) } });
    const data: JsonObject = { stay: { day: "2020-01-01" }, trips: [{ day: "2027-01-01" }, { day: "2020-01-01" }, {}] };
    expect(Object.keys(said(formFrom(schema), data))).toEqual(["stay.day", "trips.1.day"]);
  });
});
