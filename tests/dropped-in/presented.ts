/** Forms with sections, steps or own rules. */
import type { Schema } from "../../src/engine/schema/schema.ts";

/** A flat form with a rule that JSON Schema cannot express. */
export const referral = {
  schema: {
    type: "object",
    properties: {
      email: { type: "string", format: "email", title: "Your email" },
      friend: { type: "string", format: "email", title: "Whom you bring" },
    },
    required: ["email", "friend"],
  } satisfies Schema,
  rules: `/** Whom one may bring. */
import type { LaterRule, Rule } from "../src/engine/own/rules.ts";
import type { Referral } from "./referral.types.ts";

/** Colleagues cannot be referred: they share the domain of the address. */
export const another: Rule<Referral> = ({ email, friend }) => ({
  friend: email !== undefined && email.split("@")[1] === friend?.split("@")[1] && "Bring somebody of another company",
});

/** Stands for a query to another server, which is not made in a browser. */
export const known: LaterRule<Referral> = async ({ friend }) => {
  const { isIP } = await import("node:net");
  return { friend: isIP(friend.split("@")[1] ?? "") > 0 && "We know them already" };
};
`,
};

/** A flat form with a collapsed section that contains every kind of control that it may. */
export const callback = {
  schema: {
    type: "object",
    properties: {
      email: { type: "string", format: "email" },
      phone: { type: "string", pattern: "^\\+?[\\d ]+$" },
      note: { type: "string", maxLength: 2000 },
      hour: { type: "string", enum: ["morning", "evening"] },
      topics: { type: "array", items: { type: "string", enum: ["Costs", "Delivery"] }, uniqueItems: true },
    },
    required: ["email"],
  } satisfies Schema,
  ui: {
    sections: [
      { title: "You", fields: ["email"] },
      { title: "By telephone (optional)", fields: ["phone", "note", "hour", "topics"], folded: true },
    ],
    fields: { hour: { widget: "radio" } },
  },
};

/** A rich form in steps, whose rules refer to fields in two of them and inside a list. */
export const stay = {
  schema: {
    type: "object",
    properties: {
      arrival: { type: "string", format: "date", title: "Arrival" },
      departure: { type: "string", format: "date", title: "Departure", notBefore: "arrival" },
      nights: { type: "integer", title: "Nights", minimum: 1 },
      guests: {
        type: "array",
        title: "Guests",
        minItems: 1,
        maxItems: 8,
        items: {
          type: "object",
          properties: { name: { type: "string", title: "Name" }, age: { type: "integer", title: "Age", minimum: 0 } },
          required: ["name", "age"],
        },
      },
      rooms: { type: "integer", title: "Rooms", minimum: 1, maximum: 4 },
    },
    required: ["arrival", "departure", "rooms"],
  } satisfies Schema,
  ui: {
    steps: true,
    sections: [
      { title: "When", fields: ["arrival", "departure", "nights"] },
      { title: "Who", fields: ["guests", "rooms"] },
    ],
  },
  rules: `/** What a hostel lets. */
import type { Computed, Rule } from "../src/engine/own/rules.ts";
import type { Stay } from "./stay.types.ts";

const day = 24 * 60 * 60 * 1000;

export const computed: Computed<Stay> = {
  nights: ({ arrival, departure }) =>
    arrival && departure ? Math.round((Date.parse(departure) - Date.parse(arrival)) / day) : undefined,
};

/** More than four weeks would be a lease. */
export const longStay: Rule<Stay> = ({ nights = 0 }) => ({ departure: nights > 28 && "Stay for four weeks at most" });

/** Children must not be alone. */
export const grownUps: Rule<Stay> = ({ guests = [], rooms = 0 }) => {
  const grown = guests.filter(({ age }) => age >= 18).length;
  const child = guests.findIndex(({ age }) => age < 18);
  return child >= 0 && grown < rooms ? { [\`guests.\${child}.age\`]: "Each room needs an adult" } : undefined;
};
`,
};

/** A choice that has fields of its own around its branches, and a computed field. */
export const parcel = {
  schema: {
    type: "object",
    properties: {
      sender: { type: "string", title: "Sender" },
      delivery: {
        type: "object",
        title: "Delivery",
        properties: { floor: { type: "string", title: "Floor" } },
        oneOf: [
          { title: "Post", properties: { kind: { const: "post" }, office: { type: "string", title: "Office" } } },
          { title: "Courier", properties: { kind: { const: "courier" }, bell: { type: "string", title: "Bell" } } },
        ],
      },
      weight: { type: "integer", title: "Weight", minimum: 1 },
      price: { type: "integer", title: "Price" },
    },
    required: ["sender", "delivery"],
  } satisfies Schema,
  rules: `/** What a parcel costs. */
import type { Computed } from "../src/engine/own/rules.ts";
import type { Parcel } from "./parcel.types.ts";

export const computed: Computed<Parcel> = { price: ({ weight }) => weight && 5 * weight };
`,
};

/** Fields side by side, of kinds that are more than one box. */
export const freight = {
  schema: {
    type: "object",
    properties: {
      name: { type: "string" },
      load: { type: "string", enum: ["Pallets", "Crates", "Drums"] },
      to: { type: "string" },
      manifest: { type: "string", format: "data-url", description: "As your forwarder has written it." },
      weight: { type: "integer", minimum: 0, maximum: 100 },
      from: { type: "string", format: "time", description: "When we may come." },
    },
    required: ["name", "to"],
  } satisfies Schema,
  ui: {
    sections: [{ fields: ["name", "manifest", "weight", "from", "load", "to"] }],
    fields: {
      name: { width: "half", widget: "counted" },
      load: { width: "half", widget: "radio" },
      to: { width: "half" },
      manifest: { width: "half" },
      weight: { width: "half", widget: "range" },
      from: { width: "half" },
    },
  },
};
