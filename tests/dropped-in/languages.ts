/** Forms in other languages than English. */
import type { Schema } from "../../src/engine/schema/schema.ts";

/** The rich form in German. */
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

/** A form in German, in steps: lists, numbers, a date, a file, and a confirmation mail. */
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

/** A form in Arabic, which is written from right to left, on one page. */
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
      plan: { type: "string", format: "data-url", title: "الخطة" },
      agreed: { type: "boolean", title: "أوافق على الشروط" },
    },
    required: ["name", "email", "seats", "guests"],
  } satisfies Schema,
  ui: { lang: "ar", fields: { name: { width: "half" as const }, email: { width: "half" as const } } },
};
