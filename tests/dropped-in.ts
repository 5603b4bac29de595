/** Forms that are not of this project, as a developer drops them in: one schema each, and nothing else. */
import type { Schema } from "../src/engine/schema.ts";

/** A small one, without a title, a message or a limit. */
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

/** One with files, of which one is needed. */
export const application: Schema = {
  type: "object",
  properties: {
    name: { type: "string" },
    letter: { type: "string", format: "data-url", contentMediaType: "application/pdf" },
    work: { type: "array", items: { type: "string", format: "data-url" } },
  },
  required: ["name", "letter"],
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

/** The rich one in German. */
export const buchung = {
  texts: {
    "Workshop booking": "Workshop buchen",
    Invoice: "Rechnung",
    Card: "Karte",
    Venue: "Ort",
    Street: "Straße",
    Seats: "Plätze",
    People: "Teilnehmende",
    Person: "Teilnehmer",
    Name: "Name",
    Catering: "Verpflegung",
    Payment: "Zahlung",
    Reference: "Bestellnummer",
    Holder: "Inhaber",
    Diet: "Kost",
  },
};

/**
 * One whose root and fields are put together from parts, so that drawing it needs the heavier half.
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

/** One in German, in steps: lists, numbers, a date, a file, and the mail that confirms it. */
export const anmeldung = {
  schema: {
    type: "object",
    title: "Anmeldung zur Werkstattwoche",
    description: "Fünf Tage an eigenen Rechnern, in Hamburg.",
    properties: {
      name: { type: "string", title: "Name" },
      email: { type: "string", format: "email", title: "E-Mail" },
      beginn: { type: "string", format: "date", title: "Beginn", dateMinimum: "today" },
      themen: {
        type: "array",
        title: "Themen",
        uniqueItems: true,
        minItems: 1,
        items: { type: "string", enum: ["Kubernetes", "Kosten", "Sicherheit"] },
      },
      budget: { type: "number", title: "Budget in Euro", minimum: 1500.5 },
      gaeste: {
        type: "array",
        title: "Gäste",
        minItems: 1,
        maxItems: 3,
        items: {
          type: "object",
          title: "Gast",
          properties: {
            name: { type: "string", title: "Name" },
            alter: { type: "integer", title: "Alter", minimum: 16 },
          },
          required: ["name", "alter"],
        },
      },
      lageplan: { type: "string", format: "data-url", title: "Lageplan", contentMediaType: "application/pdf" },
      einverstanden: { type: "boolean", title: "Ich bin einverstanden", const: true },
    },
    required: ["name", "email", "themen", "budget", "einverstanden"],
  } satisfies Schema,
  ui: {
    lang: "de",
    steps: true,
    responseTime: "innerhalb von zwei Werktagen",
    sections: [
      { title: "Sie", fields: ["name", "email", "beginn"] },
      { title: "Ihre Woche", fields: ["themen", "budget", "gaeste", "lageplan", "einverstanden"] },
    ],
  },
};

/** One in Arabic, which is written from right to left, on one page. */
export const hajz = {
  schema: {
    type: "object",
    title: "حجز ورشة عمل",
    description: "خمسة أيام على أجهزتكم، في مكاتبنا أو عندكم.",
    properties: {
      name: { type: "string", title: "الاسم", minLength: 3 },
      email: { type: "string", format: "email", title: "البريد الإلكتروني" },
      seats: { type: "number", title: "عدد المقاعد", minimum: 2.5 },
      size: { type: "string", title: "الحجم", enum: ["صغير", "متوسط", "كبير"] },
      guests: {
        type: "array",
        title: "الضيوف",
        minItems: 1,
        items: {
          type: "object",
          title: "ضيف",
          properties: { name: { type: "string", title: "الاسم" } },
          required: ["name"],
        },
      },
      agreed: { type: "boolean", title: "أوافق على الشروط" },
    },
    required: ["name", "email", "seats"],
  } satisfies Schema,
  ui: { lang: "ar", fields: { name: { width: "half" as const }, email: { width: "half" as const } } },
};
