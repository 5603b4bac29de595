import { Ajv2019 } from "ajv/dist/2019.js";
import { expect, it } from "vitest";
import type { Schema } from "../schema/schema.ts";
import { publishedSchema } from "./published.ts";

it("is of the draft that has its words: draft-07, else 2019-09, whose validators judge it as the form does", () => {
  const schema: Schema = {
    type: "object",
    properties: { names: { type: "array", items: { type: "string" }, contains: { const: "a" }, maxContains: 1 } },
    allOf: [{ properties: { city: { type: "string" } } }],
    unevaluatedProperties: false,
  };
  const published = publishedSchema({ name: "draft", schema, ui: {} }, {});
  expect(published.$schema).toBe("https://json-schema.org/draft/2019-09/schema");
  const judge = new Ajv2019({ strict: true, strictTypes: false }).compile(published);
  const body = { formName: "draft", city: "Oslo", names: ["a", "b"] };
  expect([body, { ...body, floor: 3 }, { ...body, names: ["a", "a"] }].map((one) => judge(one))).toEqual([
    true,
    false,
    false,
  ]);
  const plain: Schema = { type: "object", properties: { a: { type: "string" } } };
  expect(publishedSchema({ name: "plain", schema: plain, ui: {} }, {}).$schema).toMatch(/draft-07/);
});

it("says rules beside a reference where draft-07 hears them", () => {
  const node: Schema = { type: "object", properties: { next: { $ref: "#/definitions/node", minProperties: 1 } } };
  const schema: Schema = {
    type: "object",
    properties: { first: { $ref: "#/definitions/node" } },
    definitions: { node },
  };
  expect(publishedSchema({ name: "chain", schema, ui: {} }, {})).toMatchObject({
    properties: { first: { $ref: "#/definitions/node" } },
    definitions: { node: { properties: { next: { minProperties: 1, allOf: [{ $ref: "#/definitions/node" }] } } } },
  });
});
