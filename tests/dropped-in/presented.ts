/** Forms with sections, steps or rules of their own. */
import type { Schema } from "../../src/engine/schema.ts";

/** A flat one with a rule that no keyword says. */
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

/** Nobody brings a colleague: they share an address behind the @. */
export const another: Rule<Referral> = ({ email, friend }) => ({
  friend: email !== undefined && email.split("@")[1] === friend?.split("@")[1] && "Bring somebody of another company",
});

/** Stands for a question to another server, which is not asked in a browser. */
export const known: LaterRule<Referral> = async ({ friend }) => {
  const { isIP } = await import("node:net");
  return { friend: isIP(friend.split("@")[1] ?? "") > 0 && "We know them already" };
};
`,
};

/** A flat one with a folded section, of every kind of control that can be folded. */
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

/** A rich one in steps, whose rules speak of fields in two of them and inside a list. */
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

/** Beyond four weeks it is a lease. */
export const longStay: Rule<Stay> = ({ nights = 0 }) => ({ departure: nights > 28 && "Stay for four weeks at most" });

/** No child sleeps alone. */
export const grownUps: Rule<Stay> = ({ guests = [], rooms = 0 }) => {
  const grown = guests.filter(({ age }) => age >= 18).length;
  const child = guests.findIndex(({ age }) => age < 18);
  return child >= 0 && grown < rooms ? { [\`guests.\${child}.age\`]: "Each room needs an adult" } : undefined;
};
`,
};
