/** The message about an invalid key says which keys are valid. */
import { expect, it } from "vitest";
import { errorsOf, fields, formFrom } from "../../../tests/forms.ts";
import type { JsonObject, Schema } from "../schema/schema.ts";
import type { Form } from "./definition.ts";

const text: Schema = { type: "string" };

/** The messages for data, by field. */
const said = (form: Form, data: JsonObject) =>
  Object.fromEntries(errorsOf(form, data, "2026-11-21").map(({ field, message }) => [field, message]));

it.each([
  [{ maxLength: 4 }, ": Name must be at most 4 characters"],
  [{ pattern: "^(dark|beta)$" }, ": Name must be dark or beta"],
  [{ pattern: "^x-" }, ": such as x-…"],
  [{ pattern: "^[a-k]+$", examples: ["dark", "age"] }, ": such as dark or age"],
  [{ pattern: "^[a-k]+$", description: "letters up to k" }, ": letters up to k"],
  [{ pattern: "^[a-k]+$", errorMessage: { pattern: "Only letters up to k" } }, ": Only letters up to k"],
  [{ pattern: "^[a-k]+$" }, ""],
])("the message says which names %j allows", (propertyNames, names) => {
  const free = formFrom({ type: "object", additionalProperties: { type: "boolean" }, propertyNames } as Schema);
  expect(said(free, { light: true })).toEqual({ light: `"light" is not a name that fits here${names}` });
});

it("the message says which names patternProperties allow, in the form's language", () => {
  const closed = {
    patternProperties: { "^x-": text, "^y-": text },
    additionalProperties: false,
  } as const;
  const look = { type: "object", title: "Look", ...closed } as Schema;
  const messages = ["en", "de", "fr", "es", "ar"].map(
    (lang) => said(formFrom(fields({ look }), { lang }), { look: { z: "1" } })["look.z"],
  );
  expect(messages).toEqual([
    '"z" is not a name that fits here: such as x-… or y-…',
    "„z“ ist hier kein zulässiger Name: zum Beispiel x-… oder y-…",
    "«\u00a0z\u00a0» n’est pas un nom possible ici\u00a0: par exemple x-… ou y-…",
    "«z» no es un nombre posible aquí: por ejemplo x-… o y-…",
    "«z» ليس اسمًا مقبولًا هنا: مثل x-… أو y-…",
  ]);
});

it.each<[string, Schema, JsonObject, JsonObject]>([
  ["any value", { additionalProperties: true }, {}, { home: "home is required" }],
  [
    "any value, beside fields",
    { additionalProperties: true, properties: { work: text } },
    { work: "1" },
    { home: "home is required" },
  ],
  ["a number", { additionalProperties: { type: "number" } }, {}, { home: "home is required" }],
  ["any value, which is there", { additionalProperties: true }, { home: "1" }, {}],
])("the message says which name visitors must give to %s", (_what, rules, data, expected) => {
  const open: Schema = { type: "object", ...rules, required: ["home"] };
  expect(said(formFrom(open), data)).toEqual(expected);
  const inner = Object.entries(expected).map(([name, message]) => [`phones.${name}`, message]);
  expect(said(formFrom(fields({ phones: open }, "phones")), { phones: { ...data, other: 1 } })).toEqual(
    Object.fromEntries(inner),
  );
});
