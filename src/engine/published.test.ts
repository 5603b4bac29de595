import { expect, it } from "vitest";
import { publishedSchema } from "./published.ts";
import type { Schema } from "./schema.ts";

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
