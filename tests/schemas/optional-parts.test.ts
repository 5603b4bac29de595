/**
 * Optional groups, lists and alternatives are marked as such, like optional fields.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import type { Schema } from "../../src/engine/schema/schema.ts";
import type { Drawing } from "./drawing.ts";
import { drawOurs } from "./ours.tsx";

let drawing: Drawing | undefined;
afterEach(() => drawing?.close());

const text: Schema = { type: "string", maxLength: 20 };
const person: Schema = { type: "object", properties: { name: text }, required: ["name"] };
const people: Schema = { type: "array", items: person };
const payment: Schema = {
  oneOf: [
    { ...person, title: "A person" },
    { ...text, title: "A note" },
  ],
};

test("an optional group, list or choice says so, unless it is required after all or cannot be filled in", async () => {
  const properties: { [name: string]: Schema } = {
    contact: person,
    deputy: person,
    parcel: { type: "object", properties: { size: text } },
    guests: people,
    hosts: { ...people, minItems: 1 },
    speakers: { ...people, minItems: 1 },
    payment,
    refund: payment,
    locked: { ...people, readOnly: true },
    kind: { enum: ["a", "b"] },
    // Both are required and may be null, which they are when left blank.
    deck: { enum: ["a", null] },
    tags: { type: ["array", "null"], items: text },
  };
  const schema: Schema = {
    type: "object",
    properties,
    required: ["contact", "hosts", "payment", "deck", "tags"],
    // This group is required as soon as the condition makes it appear.
    if: { properties: { kind: { const: "a" } } },
    then: { properties: { late: person } },
  };
  drawing = await drawOurs({ name: "optional", about: "", kind: "", schema, journeys: [], broken: [] });
  const shown = [...drawing.root.querySelectorAll("legend, .field-select > label")].map(
    ({ textContent }) => textContent,
  );
  expect(shown).toEqual([
    "Contact",
    "Deputy (optional)",
    "Parcel (optional)",
    "Guests (optional)",
    "Hosts",
    "Host 1",
    "Speakers (optional)",
    "Speaker 1",
    "Payment",
    "Refund (optional)",
    "Locked",
    "Kind (optional)",
    "Deck (optional)",
    "Tags (optional)",
    "Late",
  ]);
});
