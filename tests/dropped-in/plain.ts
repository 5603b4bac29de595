/** Forms that consist of a schema only. */
import type { Schema } from "../../src/engine/schema/schema.ts";

/** A small one, without titles, messages or limits. */
export const newsletter: Schema = {
  type: "object",
  properties: {
    firstName: { type: "string" },
    email: { type: "string", format: "email" },
    favouriteTopic: { type: "string", enum: ["costs", "delivery"] },
    postCode: { type: "string", pattern: "^[A-Z0-9 ]{3,8}$" },
  },
  required: ["firstName", "email"],
};

/** One with files, one of them required, and with a list that begins empty. */
export const application: Schema = {
  type: "object",
  properties: {
    name: { type: "string" },
    letter: { type: "string", format: "data-url", contentMediaType: "application/pdf" },
    work: { type: "array", items: { type: "string", format: "data-url" } },
    links: { type: "array", items: { type: "string" } },
  },
  required: ["name", "letter"],
};

/** One whose root is a list, with free keys for the rates of each entry, and with a file. */
export const roster: Schema = {
  title: "Roster",
  type: "array",
  items: {
    type: "object",
    title: "Member",
    properties: {
      name: { type: "string" },
      rates: { type: "object", additionalProperties: { type: "number" } },
      photo: { type: "string", format: "data-url" },
    },
    required: ["name"],
  },
};

/** A rich one: groups, lists, alternatives, conditions, references, numbers, booleans. */
export const workshop: Schema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Workshop booking",
  type: "object",
  properties: {
    formName: { const: "workshop-booking" },
    venue: {
      type: "object",
      title: "Venue",
      properties: { street: { type: "string" }, seats: { type: "integer", minimum: 5 } },
      required: ["street"],
    },
    people: {
      type: "array",
      title: "People",
      items: { $ref: "#/definitions/person" },
      minItems: 1,
    },
    catering: { type: "boolean", title: "Catering" },
    payment: {
      title: "Payment",
      oneOf: [
        {
          title: "Invoice",
          properties: { kind: { const: "invoice" }, reference: { type: "string" } },
          required: ["reference"],
        },
        { title: "Card", properties: { kind: { const: "card" }, holder: { type: "string" } }, required: ["holder"] },
      ],
    },
  },
  if: { properties: { catering: { const: true } }, required: ["catering"] },
  then: { properties: { diet: { type: "string", title: "Diet" } }, required: ["diet"] },
  required: ["venue"],
  definitions: { person: { type: "object", properties: { name: { type: "string" } }, required: ["name"] } },
};

/**
 * One whose root and fields are composed with `allOf`, so that drawing it needs the rich parts.
 * @param lorem the parts of its first field
 */
export const merged = (lorem: Schema[]): Schema => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Merged",
  type: "object",
  properties: {
    formName: { const: "merged" },
    lorem: { title: "Lorem", allOf: lorem },
    size: { type: "integer" },
  },
  allOf: [{ properties: { extra: { type: "string" } } }, { required: ["extra"] }],
});
