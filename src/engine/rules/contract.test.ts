import { describe, expect, it } from "vitest";
import { fields, when } from "../../../tests/forms.ts";
import type { UiDocument } from "../define/documents.ts";
import type { SharedSchemas } from "../schema/refs.ts";
import type { Schema } from "../schema/schema.ts";
import { contractOf, resolvedSchemaOf } from "./contract.ts";

const text: Schema = { type: "string" };
function contract(schema: Schema, ui: UiDocument = {}, shared: SharedSchemas = {}): Schema {
  const documents = { name: "quote", schema, ui };
  return contractOf(documents, resolvedSchemaOf(documents, shared));
}

describe("formName", () => {
  it("is the file's name, fixed and required", () => {
    const { properties, required } = contract(fields({ email: text }, "email"));
    expect(properties?.formName).toEqual({ const: "quote" });
    expect(required).toEqual(["email", "formName"]);
  });

  it("is what the schema declares, if it does", () => {
    const schema = fields({ formName: { const: "free-quote", title: "gone" }, email: text }, "formName");
    const { properties, required } = contract(schema);
    expect(properties?.formName).toEqual({ const: "free-quote" });
    expect(required).toEqual(["formName"]);
  });
});

describe("a text's limit", () => {
  it.each<[string, Schema, UiDocument, number | undefined]>([
    ["of a line is 200", text, {}, 200],
    ["of an email address is 254", { ...text, format: "email" }, {}, 254],
    ["of a long text is 10,000", text, { fields: { topic: { widget: "textarea" } } }, 10_000],
    ["that is written stays", { ...text, maxLength: 5 }, {}, 5],
    ["never contradicts its minimum", { ...text, minLength: 300 }, {}, 3000],
    ["is not needed by a choice", { ...text, enum: ["a"] }, {}, undefined],
    ["is not needed by a fixed value", { ...text, const: "a" }, {}, undefined],
    ["is not needed by a number", { type: "number" }, {}, undefined],
  ])("%s", (_what, topic, ui, limit) => {
    expect(contract(fields({ topic }), ui).properties?.topic?.maxLength).toBe(limit);
  });

  it("is set in groups and lists, by the widget there", () => {
    const people: Schema = { type: "array", items: fields({ name: text, bio: text }) };
    const ui: UiDocument = { fields: { "people.*.bio": { widget: "textarea" } } };
    expect(contract(fields({ people, tags: { type: "array", items: text } }), ui).properties).toMatchObject({
      people: { items: { properties: { name: { maxLength: 200 }, bio: { maxLength: 10_000 } } } },
      tags: { items: { maxLength: 200 } },
    });
  });

  it("is set in every branch", () => {
    const schema: Schema = {
      ...fields({ kind: text }),
      ...when({ properties: { kind: { const: "a" } } }, fields({ a: text }), fields({ b: text })),
      oneOf: [fields({ c: text })],
      dependencies: { kind: fields({ d: text }), c: ["kind"] },
    };
    const limited = { maxLength: 200 };
    expect(contract(schema)).toMatchObject({
      if: { properties: { kind: { const: "a" } } },
      then: { properties: { a: limited } },
      else: { properties: { b: limited } },
      oneOf: [{ properties: { c: limited } }],
      dependencies: { kind: { properties: { d: limited } }, c: ["kind"] },
    });
  });

  it("is set for a file in a definition that contains itself", () => {
    const file: Schema = { type: "string", format: "data-url" };
    const plan = fields({ drawing: file, more: { $ref: "#/definitions/plan" } });
    const { definitions } = contract({ ...fields({ plan: { $ref: "#/definitions/plan" } }), definitions: { plan } });
    expect(definitions?.plan?.properties?.drawing?.maxLength).toBeGreaterThan(0);
  });

  it("is not narrowed by a branch that says more of the field", () => {
    const schema: Schema = {
      ...fields({ topic: { ...text, maxLength: 5000 } }),
      allOf: [fields({ topic: { ...text, minLength: 3 } })],
    };
    expect(contract(schema).allOf?.[0]?.properties?.topic).toEqual({ ...text, minLength: 3 });
  });
});

describe("the rest of a contract", () => {
  it("is the schema with its references resolved, without keywords that only documents have", () => {
    const schema: Schema = {
      $schema: "meta",
      $id: "id",
      properties: { email: { $ref: "shared.json#/definitions/email" } },
    };
    const shared = { "shared.json": { definitions: { email: { ...text, maxLength: 9 } } } };
    expect(contract(schema, {}, shared)).toEqual({
      type: "object",
      properties: { email: { ...text, maxLength: 9 }, formName: { const: "quote" } },
      required: ["formName"],
    });
  });

  it("keeps boolean schemas and additionalProperties as they are", () => {
    const schema = {
      properties: { a: true },
      additionalProperties: false,
      oneOf: [{ properties: { b: false } }, false],
    };
    expect(contract(schema as unknown as Schema)).toMatchObject(schema);
  });
});
