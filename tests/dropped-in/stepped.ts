/**
 * Forms in steps, as a developer writes them: a flat one, and one with everything that changes while it is filled in.
 */

/** Texts, a choice, checkboxes; a section without a title, and an answer that adds a question. */
export const audit = {
  schema: {
    title: "Cost audit",
    type: "object",
    properties: {
      formName: { const: "audit" },
      name: { type: "string", minLength: 1, pattern: "\\S" },
      email: { type: "string", format: "email" },
      provider: {
        type: "string",
        oneOf: [
          { const: "aws", title: "Amazon" },
          { const: "gcp", title: "Google" },
        ],
      },
      goals: { type: "array", items: { enum: ["costs", "delivery"] }, minItems: 1, uniqueItems: true },
      start: { type: "string", format: "date" },
      details: { type: "string", maxLength: 2000 },
    },
    required: ["name", "email", "provider", "goals", "details"],
  },
  ui: {
    steps: true,
    introduction: "Twenty questions less than you feared.",
    sections: [
      { title: "About you", description: "So that we can answer.", fields: ["name", "email"] },
      { title: "Your cloud", fields: ["provider", "goals", "start"] },
      { fields: ["details"] },
    ],
    fields: { goals: { options: { costs: "Lower costs", delivery: "Faster delivery" } } },
    submit: { label: "Ask for the audit", busy: "Asking..." },
  },
};

/** A group, a list, alternatives, a password, a file, and a section that appears conditionally. */
export const meetup = {
  schema: {
    title: "Meetup",
    type: "object",
    properties: {
      formName: { const: "meetup" },
      host: { type: "string" },
      secret: { type: "string", format: "password" },
      venue: {
        type: "object",
        title: "Venue",
        properties: { street: { type: "string" }, seats: { type: "integer", minimum: 5 } },
        required: ["street", "seats"],
      },
      guests: {
        type: "array",
        title: "Guests",
        items: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
      },
      payment: {
        title: "Payment",
        oneOf: [
          { title: "Invoice", properties: { kind: { const: "invoice" }, reference: { type: "string" } } },
          {
            title: "Card",
            properties: { kind: { const: "card" }, holder: { type: "string" } },
            required: ["holder"],
          },
        ],
      },
      catering: { type: "boolean", title: "Catering" },
      plan: { type: "string", format: "data-url", title: "Seating plan" },
    },
    if: { properties: { catering: { const: true } }, required: ["catering"] },
    then: { properties: { diet: { type: "string", title: "Diet" } }, required: ["diet"] },
    required: ["host", "venue"],
  },
  ui: {
    steps: true,
    sections: [
      { title: "Host", fields: ["host", "secret"] },
      { title: "Place", fields: ["venue", "guests"] },
      { title: "Food", fields: ["diet"] },
      { title: "Money", fields: ["payment", "catering", "plan"] },
    ],
  },
};

/** Lists that begin empty, one inside a branch. */
export const tour = {
  schema: {
    title: "Tour",
    type: "object",
    properties: {
      leader: { type: "string" },
      travel: {
        title: "Travel",
        oneOf: [
          { title: "By train", properties: { kind: { const: "train" }, ticket: { type: "string" } } },
          {
            title: "By car",
            properties: {
              kind: { const: "car" },
              drivers: { type: "array", title: "Drivers", items: { type: "string" } },
            },
          },
        ],
      },
      stops: {
        type: "array",
        title: "Stops",
        maxItems: 3,
        items: {
          type: "object",
          properties: { town: { type: "string" }, hosts: { type: "array", title: "Hosts", items: { type: "string" } } },
          required: ["town"],
        },
      },
    },
    required: ["leader"],
  },
  ui: {
    steps: true,
    sections: [
      { title: "Who", fields: ["leader", "travel"] },
      { title: "Where", fields: ["stops"] },
    ],
  },
};
