import type { RJSFSchema } from "@rjsf/utils";
import { expect, test } from "vitest";
import { errorsOf, fields, formFrom, when } from "../../../tests/forms.ts";
import type { JsonObject, Schema } from "../../engine/schema/schema.ts";
import type { FormValidator } from "../stand-ins/schema-utils.ts";
import { createSchemaUtils } from "./asked-groups.ts";
import { matchesOf } from "./matches.ts";
import "./rich-parts.ts";

const text: Schema = { type: "string" };
const listOf = (items: Schema, more: Schema = {}): Schema => ({ type: "array", items, ...more });
const asked = (name: string, field: Schema = {}): Schema => fields({ [name]: field }, name);

const nullable: Schema = { type: ["string", "null"] };
const by = (kind: string): Schema => ({
  title: kind,
  ...fields({ kind: { const: kind }, code: text }, "kind", "code"),
});

const answers: Schema = {
  ...fields(
    {
      note: text,
      day: { type: "string", format: "date" },
      maybe: nullable,
      must: nullable,
      tags: listOf(text),
      pairs: listOf(listOf(text)),
      some: listOf(text, { minItems: 1 }),
      who: fields({ name: text, tags: listOf(text) }),
      whose: fields({ nick: nullable }, "nick"),
      others: fields({ must: text, nick: text, cell: text }),
      pay: { type: "object", oneOf: [by("card"), by("bank")] },
      plan: fields({ yearly: { type: "boolean" }, seats: { type: "number" } }, "yearly", "seats"),
      rows: listOf(fields({ cell: nullable, name: text }, "cell")),
      tree: { $ref: "#/definitions/tree" },
    },
    "must",
  ),
  definitions: {
    tree: fields({ name: text, of: listOf({ $ref: "#/definitions/tree" }) }, "of"),
    short: { type: "string", maxLength: 3 },
  },
};

test.each<[string, Schema, JsonObject]>([
  ["a text", asked("note"), { note: "x" }],
  ["a blank text", asked("note"), { note: "  " }],
  ["a text with spaces around it", asked("note", { const: "x" }), { note: " x " }],
  ["a day", asked("day", { format: "date" }), { day: "2026-02-29" }],
  ["a reference", asked("note", { $ref: "#/definitions/short" }), { note: "long" }],
  ["a rule beside a reference", asked("note", { $ref: "#/definitions/short", pattern: "^x" }), { note: "y" }],
  ["nothing", asked("maybe"), { maybe: null }],
  ["nothing that matters as an answer alone", { properties: { maybe: text } }, { maybe: null }],
  ["what must be there and is not answered", asked("must"), {}],
  ["that it is null", asked("must", { type: "null" }), {}],
  ["the same once it was cleared", asked("must", { const: null }), { must: " " }],
  ["that it is a text", asked("must", text), {}],
  ["the same of an answer", asked("must", text), { must: "x" }],
  ["what it is if it is anything", { properties: { must: { const: "x" } } }, {}],
  ["the same in part of a question", { allOf: [{ not: asked("must", text) }] }, {}],
  ["the same in a group", { properties: { whose: asked("nick", { type: "null" }) } }, { whose: {} }],
  ["the same in a group that is not there", asked("whose", asked("nick", { type: "null" })), {}],
  ["the same in a list", asked("rows", { contains: asked("cell", { type: "null" }) }), { rows: [{ name: "x" }] }],
  ["the same in all of a list", { properties: { rows: { items: asked("cell", text) } } }, { rows: [{ name: "x" }] }],
  ["a choice in which nobody has chosen", asked("pay"), { pay: { kind: "card" } }],
  ["one in which somebody has", asked("pay"), { pay: { kind: "bank" } }],
  ["a group of which only a box is there, which is not ticked", asked("plan"), { plan: { yearly: false } }],
  ["the same once it is ticked", asked("plan"), { plan: { yearly: true } }],
  ["how much there is", { minProperties: 12 }, { note: " " }],
  ["the same with what is there although nobody has answered it", { minProperties: 2 }, { note: "x" }],
  ["another field of that name", { properties: { others: asked("nick") } }, { others: {} }],
  ["a list", asked("tags"), { tags: ["x"] }],
  ["a list from which all was removed", asked("tags"), { tags: [] }],
  ["such a list that may not be without entries", { properties: { tags: { minItems: 1 } } }, { tags: [] }],
  ["such a list that is sent", { properties: { tags: { maxItems: 0 } } }, { tags: [] }],
  ["such a list in a group", { properties: { who: asked("tags") } }, { who: { tags: [] } }],
  ["such a list in a list", { properties: { pairs: { contains: listOf({}) } } }, { pairs: [[]] }],
  ["a list with a blank entry", asked("tags", { contains: { const: null } }), { tags: [" "] }],
  ["a list that is left out while its entries are blank", asked("some"), { some: [""] }],
  ["the same with one that is not", asked("some"), { some: ["", "x"] }],
  ["a group", asked("who", { minProperties: 1 }), { who: { name: "x" } }],
  ["a group that is left out while it is blank", { properties: { who: { minProperties: 1 } } }, { who: { name: "" } }],
  ["a tree", { properties: { tree: asked("of", { maxItems: 0 }) } }, { tree: { name: "x", of: [] } }],
])("page and receiver agree on whether a condition holds: %s", (_what, condition, data) => {
  for (const one of [condition, { not: condition }]) {
    const form = formFrom({ ...answers, ...when(one, fields({ more: text }, "more")) });
    const matches = matchesOf(form);
    const holds = errorsOf(form, data, "2026-11-28").some(({ field }) => field === "more");
    expect(matches(form.schema.if as object, data, form.schema as object)).toBe(holds);
  }
});

test.each<[string, JsonObject]>([
  ["a text", { note: "x" }],
  ["a text of spaces", { note: "  " }],
  ["nothing", { maybe: null }],
  ["a list", { tags: ["x"] }],
  ["a list from which all was removed", { tags: [] }],
  ["a list that is left out while its entries are blank", { some: [""] }],
  ["a group", { who: { name: "x" } }],
  ["a group that was cleared", { who: { name: "", tags: [] } }],
])("page and receiver agree on whether a dependent field is required: %s", (_what, data) => {
  const [name = ""] = Object.keys(data);
  for (const dependents of [fields({ more: text }, "more"), ["more"]]) {
    const form = formFrom({ ...answers, dependencies: { [name]: dependents } });
    const validator = { isValid: matchesOf(form) } as unknown as FormValidator;
    const schema = form.schema as RJSFSchema;
    const drawn = createSchemaUtils(validator, schema).retrieveSchema(schema, data);
    const asked = errorsOf(form, data, "2026-11-28").some(({ field }) => field === "more");
    expect(drawn.required?.includes("more")).toBe(asked);
  }
});

test("a condition in one of several groups with the same fields is evaluated for that group's payload", () => {
  const group = (...required: string[]): Schema => ({
    ...fields({ name: text, nick: nullable }, ...required),
    ...when({ properties: { nick: { const: "x" } } }, fields({ more: text }, "more")),
  });
  const data = { name: "x" };
  for (const [one, two] of [
    [group("nick"), group()],
    [group(), group("nick")],
  ] as const) {
    const pair: Schema = { type: "array", items: [one, two] };
    const [free, named] = [{ additionalProperties: two }, { patternProperties: { "^x": two } }];
    const form = formFrom(fields({ one, two, rows: listOf(one), pair, free, named }));
    const matches = matchesOf(form);
    const all = { one: data, two: data, rows: [data], pair: [data, data], free: { x: data }, named: { x: data } };
    const errors = errorsOf(form, all, "2026-11-28").map(({ field }) => field);
    const of = (form.schema.properties ?? {}) as { [name: string]: Schema };
    const { items: [begin, end] = [] } = of.pair as { items?: Schema[] };
    const drawn = {
      ...{ one: of.one, two: of.two, "rows.0": of.rows?.items, "pair.0": begin, "pair.1": end },
      ...{ "free.x": of.free?.additionalProperties, "named.x": of.named?.patternProperties?.["^x"] },
    };
    for (const [path, schema] of Object.entries(drawn))
      expect([path, matches((schema as Schema).if as object, data, form.schema as object)]).toEqual([
        path,
        errors.includes(`${path}.more`),
      ]);
  }
});

test.each<[string, Schema | boolean, unknown, boolean]>([
  ["what is never so", false, { note: "x" }, false],
  ["what is always so", true, undefined, true],
  ["a text that is not answered", { type: "string" }, " ", false],
  ["whatever is not answered", {}, " ", true],
  [
    "what visitors named, with nothing in it yet",
    { additionalProperties: asked("cell") },
    { mine: { cell: undefined } },
    false,
  ],
  [
    "the same of what may be left out",
    { additionalProperties: { properties: { cell: text } } },
    { mine: { cell: undefined } },
    true,
  ],
])("%s", (_what, schema, data, holds) => {
  expect(matchesOf(formFrom(answers))(schema as object | boolean, data, {})).toBe(holds);
});

test("conditions of a form use its own lists, whichever form was rendered last", () => {
  const lists = [listOf(text), listOf(text, { minItems: 1 })].map((tags) => matchesOf(formFrom(fields({ tags }))));
  expect(lists.map((matches) => matches(asked("tags") as object, { tags: [] }, {}))).toEqual([true, false]);
});
