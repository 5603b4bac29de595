/** Pairs of form versions: what was filled in with the old one, and what the new one sends of it. */
import type { Json, JsonObject, Schema } from "../../src/engine/schema/schema.ts";
import { fields, when } from "../forms.ts";
import type { Step } from "./case.ts";

export const text: Schema = { type: "string" };
export const listOf = (items: Schema, more: Schema = {}): Schema => ({ type: "array", items, ...more });
const person = fields({ name: text, role: { enum: ["cook", "waiter"] }, age: { type: "integer" } });
export const crew = fields({ crew: listOf(person) });
export const hired: Step[] = [
  { add: "crew" },
  { set: "crew.0.name", to: "Ines" },
  { pick: "crew.0.role", to: "waiter" },
  { set: "crew.0.age", to: "31" },
  { add: "crew" },
  { set: "crew.1.name", to: "Jo" },
];

const way = (title: string, more: { [name: string]: Schema } = {}): Schema => ({
  title,
  ...fields({ [`by${title}`]: text, ...more }, `by${title}`),
});
export const told = (title: string): Schema => way(title, { how: { const: title } });
export const ship = (...ways: Schema[]): Schema => fields({ ship: { oneOf: ways } });
export const bySea: Step[] = [
  { branch: "ship", to: "Sea" },
  { set: "ship.bySea", to: "Ever" },
];
export const toldApart = ship(told("Air"), told("Sea"));
const inLists = (schema: Schema): Schema => fields({ all: listOf(schema) });

const keys = (additionalProperties: Schema | boolean, more = {}): Schema =>
  fields({ tags: { ...fields(more), additionalProperties } as Schema });
const tagged: Step[] = [{ add: "tags" }, { key: "tags.newKey", to: "red" }, { set: "tags.red", to: "12" }];

const bringing = (...brought: string[]): Schema => ({
  ...fields({ plan: { enum: ["small", "large"] } }),
  ...when(
    fields({ plan: { const: "large" } }, "plan"),
    fields(Object.fromEntries(brought.map((name) => [name, text]))),
  ),
});
const planned: Step[] = [
  { pick: "plan", to: "large" },
  { set: "seats", to: "40" },
];

export const rowed: Step[] = [
  { add: "rows" },
  { set: "rows.0", to: "soon" },
  { add: "rows" },
  { set: "rows.1", to: "2026-12-01" },
];
export const rows = (items: Schema, more?: Schema): Schema => fields({ rows: listOf(items, more) });
const two: Json[] = [{ name: "Ines", role: "waiter", age: 31 }, { name: "Jo" }];
const withRole = (role: Schema): Schema => fields({ crew: listOf(fields({ ...person.properties, role })) });

const entry = fields({ name: { ...text, default: "x" }, more: text });
const tuple = fields({ rows: listOf([text] as never, { additionalItems: text }) });
const open = (title: string, how?: string): Schema => ({
  title,
  ...fields({ [`by${title}`]: text, ...(how && { how: { const: how } }) }),
});
const [letters, digits] = [
  { title: "Letters", pattern: "^[a-z]*$" },
  { title: "Digits", pattern: "^[0-9]*$" },
];
const coded = fields({ code: { ...text, oneOf: [letters, digits] } as Schema, rows: listOf(text) });
const part = (title: string, ...names: string[]): Schema => ({
  ...{ title, ...fields({ kind: { const: title } }) },
  oneOf: names.map((name) => ({ title: name, ...fields({ [name]: text }, name) })),
});

/** What changed, the old version, what was filled in, the new version, what that sends (without empty values), its uiSchema. */
export const renewals: [what: string, Schema, Step[], other: Schema, body: JsonObject, uiSchema?: JsonObject][] = [
  ["a field that is new", crew, hired, fields({ ...crew.properties, more: text }), { crew: two }],
  ["a field that is gone", crew, hired, fields({ crew: listOf(fields({ age: text })) }), { crew: [{ age: "31" }, {}] }],
  [
    "a choice that is gone",
    crew,
    hired,
    withRole({ enum: ["cook"] }),
    { crew: [{ name: "Ines", age: 31 }, { name: "Jo" }] },
  ],
  ["fewer entries", crew, hired, fields({ crew: listOf(person, { maxItems: 1 }) }), { crew: two.slice(0, 1) }],
  ["a list that is a text", crew, hired, fields({ crew: text, more: { type: "integer" } }), {}],
  [
    "a text that is a list",
    fields({ crew: text, more: { type: "integer" } }),
    [
      { set: "crew", to: "Ines" },
      { set: "more", to: "4" },
    ],
    fields({ ...crew.properties, more: text }),
    { more: "4" },
  ],
  [
    "texts that are numbers",
    rows(text),
    [...rowed, { set: "rows.0", to: "7" }, { set: "rows.1", to: "0.5" }],
    rows({ type: "number" }),
    { rows: [7, 0.5] },
  ],
  ["texts that are groups", rows(text), rowed, rows(person), {}],
  [
    "texts of one line",
    rows({ ...text, maxLength: 2000 }),
    [...rowed, { set: "rows.0", to: "a \n \n  b" }],
    rows(text),
    { rows: ["a b", "2026-12-01"] },
  ],
  [
    "a choice between groups before it",
    ship(way("Air"), way("Sea")),
    bySea,
    ship(way("Rail"), way("Air"), way("Sea")),
    { ship: { bySea: "Ever" } },
  ],
  [
    "choices in another order",
    toldApart,
    bySea,
    ship(told("Sea"), told("Air")),
    { ship: { bySea: "Ever", how: "Sea" } },
  ],
  [
    "a choice that got a constant",
    ship(way("Air"), way("Sea")),
    bySea,
    toldApart,
    { ship: { bySea: "Ever", how: "Sea" } },
  ],
  [
    "a choice between groups in entries",
    inLists(toldApart),
    [{ add: "all" }, ...bySea.map((step) => JSON.parse(JSON.stringify(step).replace("ship", "all.0.ship")))],
    inLists(ship(told("Sea"), told("Air"))),
    { all: [{ ship: { bySea: "Ever", how: "Sea" } }] },
  ],
  ["free keys of another type", keys(text), tagged, keys({ type: "integer" }), { tags: { red: 12 } }],
  ["free keys that are fields", keys(text), tagged, keys(false, { red: text }), { tags: { red: "12" } }],
  ["no free keys", keys(text), tagged, keys(false, { blue: { type: "integer" } }), {}],
  [
    "another answer that a condition brings",
    bringing("seats"),
    planned,
    bringing("floor", "seats"),
    { plan: "large", seats: "40" },
  ],
  ["an answer that no condition brings any more", bringing("seats"), planned, bringing("floor"), { plan: "large" }],
  [
    "a value that the form sets itself",
    fields({ seats: { type: "integer" } }),
    [{ set: "seats", to: "5" }],
    fields({ seats: { type: "integer", readOnly: true, default: 7 } }),
    { seats: 7 },
  ],
  [
    "texts that are a number and a choice, and of which one was none",
    rows(fields({ age: text, size: text })),
    [{ add: "rows" }, { set: "rows.0.age", to: "unknown" }, { set: "rows.0.size", to: "7" }],
    rows(fields({ age: { type: "integer" }, size: { enum: [7, 8] } })),
    { rows: [{ size: 7 }] },
  ],
  [
    "texts that are a moment and a color, and of which one was none",
    fields({ when: text, tone: text, rows: listOf(text) }),
    [
      { set: "when", to: "2026-12-01T10:00:00Z" },
      { set: "tone", to: "warm" },
    ],
    fields({ when: { ...text, format: "date-time" }, tone: { ...text, format: "color" }, rows: listOf(text) }),
    { when: "2026-12-01T10:00:00Z" },
  ],
  [
    "a list that has entries by default, and of which all were removed",
    rows(text, { default: ["x"] }),
    [{ remove: "rows.0" }],
    fields({ ...rows(text, { default: ["x"] }).properties, more: text }),
    {},
  ],
  [
    "a text that was cleared, and has a default",
    rows(entry),
    [{ add: "rows" }, { set: "rows.0.name", to: "" }, { set: "rows.0.more", to: "x" }],
    fields({ ...rows(entry).properties, more: text }),
    { rows: [{ more: "x" }] },
  ],
  [
    "entries after those of a tuple",
    tuple,
    [{ set: "rows.0", to: "a" }, { add: "rows" }, { set: "rows.1", to: "b" }],
    fields({ ...tuple.properties, more: text }),
    { rows: ["a", "b"] },
  ],
  [
    "a choice whose fields were left blank",
    fields({ ship: { anyOf: [open("Air"), open("Sea")] } }),
    [{ branch: "ship", to: "Sea" }],
    ship(open("Air", "Air"), open("Sea", "Sea")),
    { ship: { how: "Sea" } },
  ],
  [
    "a choice between groups that is gone, and what all of them have",
    rows({ ...fields({ email: text }), oneOf: [told("Air"), told("Sea")] }),
    [
      { add: "rows" },
      { branch: "rows.0", to: "Sea" },
      { set: "rows.0.bySea", to: "Ever" },
      { set: "rows.0.email", to: "ines" },
    ],
    rows({ ...fields({ email: text }), oneOf: [open("Rail", "Rail"), open("Air", "Air")] }),
    { rows: [{ email: "ines", how: "Rail" }] },
  ],
  [
    "a choice between kinds of one text",
    coded,
    [
      { branch: "code", to: "Digits" },
      { set: "code", to: "12" },
    ],
    fields({ ...coded.properties, more: text }),
    { code: "12" },
  ],
  [
    "choices in another order, within choices",
    { type: "object", oneOf: [part("Company", "seat", "code"), part("Person", "born", "town")] },
    [
      { branch: "", to: "Person" },
      { set: "born", to: "1970" },
    ],
    { type: "object", oneOf: [part("Person", "town", "born"), part("Company", "seat", "code")] },
    { kind: "Person", born: "1970" },
  ],
  [
    "values that nobody may change, or sees, any more",
    fields({ seats: text, rooms: text, rows: listOf(text) }),
    [
      { set: "seats", to: "5" },
      { set: "rooms", to: "5" },
    ],
    fields({ seats: { ...text, default: "7" }, rooms: { ...text, default: "3" }, rows: listOf(text) }),
    { seats: "7", rooms: "3" },
    { seats: { "ui:disabled": true }, rooms: { "ui:widget": "hidden" } },
  ],
];
