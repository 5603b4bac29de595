import { describe, expect, it } from "vitest";
import { fields, formFrom, when } from "../../../tests/forms.ts";
import { allowsUnknown } from "../rules/validate.ts";
import type { Schema } from "../schema/schema.ts";
import type { UiDocument } from "./documents.ts";

const text: Schema = { type: "string" };

describe("a form without a UI document", () => {
  const form = formFrom({
    ...fields({ email: text, message: text }, "email"),
    title: "Free quote",
    description: "We answer.",
  });

  it("is called after its file and stands on its route", () => {
    expect(form.formName).toBe("test");
    expect(form.route).toBe("/test");
  });

  it("takes its words from the schema", () => {
    expect(form).toMatchObject({
      heading: "Free quote",
      introduction: "We answer.",
      page: { title: "Free quote", description: "We answer.", keywords: [] },
      toast: "Free quote: sent successfully. Thank you!",
      submit: { label: "Submit", busy: "Submitting..." },
      success: { kind: "screen", links: [{ label: "Return Home", href: "/" }] },
      aside: [],
    });
  });

  it("says its success behind a heading that is a question as behind one that is none", () => {
    const asked = formFrom({ ...fields({ email: text }), title: "How was it?" }, { confirmation: {} });
    expect(asked.toast).toBe("How was it? sent successfully. Thank you!");
  });

  it("shows all fields in the order of the document, or of its uiSchema, in one section", () => {
    expect(form.sections).toEqual([{ fields: ["email", "message"] }]);
    expect(form.order).toEqual(["email", "message"]);
    const { sections } = formFrom(fields({ a: text, b: text, c: text }), { uiSchema: { "ui:order": ["c", "*", "a"] } });
    expect(sections).toEqual([{ fields: ["c", "b", "a"] }]);
  });

  it("derives each control from the field", () => {
    expect(form.fields).toEqual({
      email: { label: "Email", widget: "email", autocomplete: "email" },
      message: { label: "Message", widget: "textarea", autocomplete: undefined },
    });
  });

  it("is called after its file where even a title is missing", () =>
    expect(formFrom(fields({ a: text })).heading).toBe("Test"));
});

describe("a UI document", () => {
  const ui: UiDocument = {
    route: "/free-quote",
    heading: "Quote",
    page: { title: "Get a quote" },
    sections: [{ title: "You", fields: ["message", "email"] }],
    fields: { email: { label: "Your address", hint: "We reply to it." }, message: { widget: "text" } },
    submit: { label: "Send" },
    success: { kind: "page", heading: "Sent" },
  };
  const form = formFrom(
    fields({ email: text, message: { ...text, errorMessage: { required: "Say something" } } }, "email"),
    ui,
  );

  it("wins over what is derived, word by word", () => {
    expect(form).toMatchObject({
      route: "/free-quote",
      heading: "Quote",
      page: { title: "Get a quote", description: "Quote" },
      submit: { label: "Send", busy: "Submitting..." },
      success: { kind: "page", heading: "Sent", links: [{ href: "/" }] },
    });
    expect(form.fields.email).toEqual({
      label: "Your address",
      hint: "We reply to it.",
      widget: "email",
      autocomplete: "email",
    });
    expect(form.fields.message?.widget).toBe("text");
  });

  it("has a placeholder where a folded field is written into, by which it is seen to be empty", () => {
    const sections = [
      { fields: ["email"] },
      { title: "More", fields: ["message", "topic", "size", "name"], folded: true },
    ];
    const of = { email: text, message: text, topic: { enum: ["a"] }, size: { type: "integer" }, name: text };
    const folded = formFrom(fields(of), { sections, fields: { name: { placeholder: "Ines" } } });
    const placeholders = Object.entries(folded.fields).map(([name, look]) => [name, look.placeholder]);
    expect(Object.fromEntries(placeholders)).toEqual({ message: " ", size: " ", name: "Ines" });
  });

  it("orders the fields by its sections", () => expect(form.order).toEqual(["message", "email"]));

  it("calls what visitors name at its root an entry", () => {
    expect(formFrom({ type: "object", additionalProperties: true }).fields["*"]?.label).toBe("Entry");
    expect(formFrom({ type: "object", additionalProperties: { type: "boolean" } }).fields["*"]?.label).toBe("Entry");
  });

  it("names the fields of its sections as a body does, dots and all", () => {
    const dotted = formFrom(fields({ "tenant.id": text, region: text }));
    expect(dotted.sections).toEqual([{ fields: ["tenant.id", "region"] }]);
    expect(dotted.order).toEqual(["tenant.id", "region"]);
  });

  it("names the fields in derived sentences, not in written ones", () => {
    expect(form.sentences.email?.required).toBe("Your address is required");
    expect(form.sentences.message?.required).toBe("Say something");
  });
});

describe("the schema that is drawn", () => {
  it("has neither formName nor words that stand elsewhere", () => {
    const schema = fields(
      { formName: { const: "quote" }, email: { ...text, errorMessage: "No" } },
      "formName",
      "email",
    );
    expect(formFrom(schema).schema).toEqual({
      type: "object",
      properties: { email: { ...text, maxLength: 254 } },
      required: ["email"],
    });
  });

  it("keeps a field that is called like a keyword", () => {
    const schema = fields({ errorMessage: text, title: text });
    expect(Object.keys(formFrom(schema).schema.properties ?? {})).toEqual(["errorMessage", "title"]);
  });
});

describe("a uiSchema", () => {
  const schema = {
    ...fields({ email: { ...text, format: "email" }, phone: text }),
    title: "Quote",
    description: "Fill in.",
  };

  it("says what the form as a whole is called, and how it begins", () => {
    const form = formFrom(schema, { uiSchema: { "ui:title": "An offer", "ui:options": { description: "Ask us." } } });
    expect(form).toMatchObject({ heading: "An offer", introduction: "Ask us.", page: { title: "An offer" } });
    expect(formFrom(schema, { uiSchema: { "ui:title": "" } }).heading).toBe("Quote");
    expect(formFrom(schema, { heading: "Ours", uiSchema: { "ui:title": "Theirs" } }).heading).toBe("Ours");
  });

  it.each([
    [{ "ui:widget": "text", "ui:options": { inputType: "tel" } }, "tel"],
    [{ "ui:inputType": "tel", "ui:options": { widget: "email" } }, "tel"],
    [{ "ui:inputType": "tel", "ui:options": { widget: "textarea" } }, "textarea"],
  ])("%j: a type decides over a widget, unless that has none", (node, widget) =>
    expect(formFrom(schema, { uiSchema: { phone: node } }).fields.phone?.widget).toBe(widget),
  );

  it("sends an empty field only as what its rules allow, which nobody can correct", () => {
    const uiSchema = { email: { "ui:emptyValue": "" }, phone: { "ui:emptyValue": "-" } };
    const form = formFrom(schema, { uiSchema });
    expect(form.fields.email).not.toHaveProperty("emptyValue");
    expect(form.empty).toEqual({ phone: "-" });
    const refined = { ...schema, allOf: [{ properties: { phone: { minLength: 2 } } }] };
    expect(formFrom(refined, { uiSchema }).empty).toEqual({});
  });
});

describe("a definition", () => {
  it("knows defaults, dates with a minimum, and whether unknown fields are let in", () => {
    const schema = fields({
      size: { enum: ["s", "m"], default: "m" },
      day: { ...text, dateMinimum: "today" },
      note: text,
    });
    const form = formFrom(schema);
    expect(form.defaults).toEqual({ size: "m" });
    expect(form.dateMinimums).toEqual(["day"]);
    expect(allowsUnknown(form)).toBe(false);
    expect(allowsUnknown(formFrom({ ...schema, additionalProperties: false }))).toBe(false);
    expect(allowsUnknown(formFrom({ ...schema, additionalProperties: true }))).toBe(true);
    expect(allowsUnknown(formFrom({ ...schema, patternProperties: { "^x": text } }))).toBe(true);
  });

  it.each<[string, Schema, boolean]>([
    [
      "texts, choices and lists of choices",
      fields({ a: text, b: { enum: ["a"] }, c: { type: "array", uniqueItems: true, items: { enum: ["a"] } } }),
      false,
    ],
    ["a number", fields({ a: { type: "number" } }), true],
    ["yes or no", fields({ a: { type: "boolean" } }), true],
    ["a group", fields({ a: fields({ b: text }) }), true],
    ["a list of texts", fields({ a: { type: "array", items: text } }), true],
    ["a condition", { ...fields({ a: text }), ...when({ required: ["a"] }, {}) }, true],
    ["branches", { ...fields({ a: text }), oneOf: [fields({ b: text })] }, true],
    ["a dependency", { ...fields({ a: text }), dependencies: { a: ["a"] } }, true],
    ["a choice between rules of a text", fields({ a: { ...text, anyOf: [{ minLength: 1 }] } }), true],
  ])("of a schema with %s, rich: %s", (_what, schema, rich) => expect(formFrom(schema).rich).toBe(rich));

  it("is rich in steps with a password, which no draft keeps: its review says that it was given", () => {
    const schema = fields({ pin: { ...text, format: "password" } });
    expect([{}, { steps: true }].map((ui) => formFrom(schema, ui).rich)).toEqual([false, true]);
  });

  it("has sentences for fields at any depth, and for the entries of a list of choices", () => {
    const people: Schema = { type: "array", items: fields({ name: { ...text, minLength: 2 } }) };
    const topics: Schema = { type: "array", uniqueItems: true, items: { enum: ["a"], errorMessage: "No such topic" } };
    const { sentences } = formFrom(fields({ people, topics }));
    expect(sentences["people.*.name"]?.minLength).toBe("Name must be at least 2 characters");
    expect(sentences["topics.*"]?.enum).toBe("No such topic");
  });

  it("takes the sentence that a branch writes for a field over one derived from the field itself", () => {
    const more = {
      properties: { vat: { errorMessage: { required: "Companies need a VAT number" } } },
      required: ["vat"],
    };
    const form = formFrom({
      ...fields({ kind: text, vat: text }),
      ...when({ properties: { kind: { const: "company" } } }, more),
    });
    expect(form.sentences.vat?.required).toBe("Companies need a VAT number");
  });

  it("gives a fixed value that tells branches apart its value, and no control", () => {
    const branch = (kind: string) => fields({ kind: { const: kind } });
    const form = formFrom({ ...fields({ a: text }), oneOf: [branch("x"), branch("y")] });
    expect(form.fields.kind?.widget).toBe("hidden");
    expect(form.schema.oneOf?.map(({ properties }) => properties?.kind?.default)).toEqual(["x", "y"]);
  });
});
