/** The buttons of lists, by the names that screen readers and speech recognition have for them. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import type { JsonObject, Schema } from "../../engine/schema/schema.ts";
import { FormPage } from "../form-page.tsx";
import { prepare } from "../parts.ts";

/** The names of a form's buttons, with some data in it, without those for pages that run no script. */
async function buttonsOf(schema: Schema, start: JsonObject): Promise<(string | undefined)[]> {
  const ready = await prepare(formFrom(schema));
  const markup = renderToStaticMarkup(<FormPage ready={ready} start={start} />).replace(
    /<noscript>.*?<\/noscript>/g,
    "",
  );
  return [...markup.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = "", text]) => /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? text,
  );
}

const list = (items: Schema): Schema => ({ type: "array", items });
const text: Schema = { type: "string" };

test("the buttons of a nested list name the entry around it", async () => {
  const stays = list(fields({ city: text, nights: list(text) }));
  const start = { trips: [{ stays: [{ nights: ["1"] }] }, { stays: [{ city: "Rome" }] }] };
  expect(await buttonsOf(fields({ trips: list(fields({ stays })) }), start)).toEqual([
    "Remove night 1 (Trip 1: Stay 1)",
    "Add night (Trip 1: Stay 1)",
    "Remove stay 1 (Trip 1)",
    "Add stay (Trip 1)",
    "Move trip 1 down",
    "Remove trip 1",
    "Add night (Trip 2: Stay 1)",
    "Remove stay 1 (Trip 2)",
    "Add stay (Trip 2)",
    "Move trip 2 up",
    "Remove trip 2",
    "Add trip",
    "Submit",
  ]);
});

test("the buttons of free keys name the entry around them, and what they add or remove", async () => {
  const prices: Schema = { type: "object", additionalProperties: { type: "number", title: "Amount" } };
  const schema = fields({ prices, shops: list(fields({ prices })) });
  expect(await buttonsOf(schema, { prices: { small: 1 }, shops: [{ prices: { small: 1 } }] })).toEqual([
    "Remove small",
    "Add amount",
    "Remove small (Shop 1)",
    "Add amount (Shop 1)",
    "Remove shop 1",
    "Add shop",
    "Submit",
  ]);
});

test("the button that adds a key with any value is named after the group, even if a key is required", async () => {
  const open: Schema = { type: "object", additionalProperties: true };
  const phones = { ...open, required: ["home"] };
  expect(await buttonsOf(fields({ faxes: open, phones }), {})).toEqual(["Add fax", "Add phone", "Submit"]);
});

test("the buttons that add a key to an entry and an entry to its list have different names", async () => {
  const open: Schema = { type: "object", additionalProperties: text };
  expect(await buttonsOf(fields({ members: list(open) }), { members: [{}] })).toEqual([
    "Add entry (Member 1)",
    "Remove member 1",
    "Add member",
    "Submit",
  ]);
});
