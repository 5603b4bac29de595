/**
 * What a draft brings back after another version of its form went online: whatever the form still has a place for.
 *
 * @vitest-environment happy-dom
 */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { fill } from "../../src/browser/keeper/controls.ts";
import type { Json, JsonObject, Schema } from "../../src/engine/schema/schema.ts";
import type { ControlStates, Draft, Known } from "../../src/form/draft.ts";
import { events } from "../../src/page-state.ts";
import { fields, when } from "../forms.ts";
import { type Case, corpus, isWhole, pending, type Step } from "./case.ts";
import { withoutUnset } from "./compare.ts";
import { act, type Drawing, look } from "./drawing.ts";
import { drawForm, formOf } from "./ours.tsx";

let drawing: Drawing;
afterEach(() => drawing.close());

// A time is sent with its zone.
beforeAll(() => void vi.stubEnv("TZ", "UTC"));
afterAll(() => void vi.unstubAllEnvs());

const caseOf = (schema: Schema): Case => ({ name: "renewed", about: "", kind: "", schema, journeys: [], broken: [] });

/** What the keeper has of the controls on the page, with the names of free keys and the choices of branches. */
function heldNow(): ControlStates {
  const all = [...drawing.root.querySelectorAll<HTMLInputElement>("form.form [name]:not([type=hidden])")];
  return all.map(({ name, value, type, checked }) =>
    /box|radio/.test(type) ? [`${name} ${value}`, [name, value, checked]] : [name, [name, value, ""]],
  );
}

/** Fills in a form and opens another version of it, with the draft that the keeper has stored. */
async function renew(one: Case, steps: Step[], other: Case, change: (draft: Draft) => void = () => undefined) {
  drawing = await drawForm(await formOf(one));
  for (const step of steps) await act(drawing, step);
  const known: Known = {};
  document.dispatchEvent(new CustomEvent(events.keep, { detail: known }));
  const held = heldNow();
  const draft: Draft = { at: 0, version: "older", query: "", held, base: held, state: known.state };
  change(draft);
  drawing.close();
  drawing = await drawForm(await formOf(other), ({ root }) => {
    fill(held);
    root.dataset.kept = JSON.stringify(draft);
    root.dataset.version = "newer";
  });
}

/** What another version sends of what was filled in, without what is empty. */
async function sentBy(schema: Schema, steps: Step[], other: Schema) {
  await renew(caseOf(schema), steps, caseOf(other));
  const outcome = await drawing.submit();
  return "body" in outcome ? { body: withoutUnset(outcome.body) } : outcome;
}

const text: Schema = { type: "string" };
const listOf = (items: Schema, more: Schema = {}): Schema => ({ type: "array", items, ...more });
const person = fields({ name: text, role: { enum: ["cook", "waiter"] }, age: { type: "integer" } });
const crew = fields({ crew: listOf(person) });
const hired: Step[] = [
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
const told = (title: string): Schema => way(title, { how: { const: title } });
const ship = (...ways: Schema[]): Schema => fields({ ship: { oneOf: ways } });
const bySea: Step[] = [
  { branch: "ship", to: "Sea" },
  { set: "ship.bySea", to: "Ever" },
];
const toldApart = ship(told("Air"), told("Sea"));
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

const rowed: Step[] = [
  { add: "rows" },
  { set: "rows.0", to: "soon" },
  { add: "rows" },
  { set: "rows.1", to: "2026-12-01" },
];
const rows = (items: Schema): Schema => fields({ rows: listOf(items) });
const two: Json[] = [{ name: "Ines", role: "waiter", age: 31 }, { name: "Jo" }];
const withRole = (role: Schema): Schema => fields({ crew: listOf(fields({ ...person.properties, role })) });

test.each<[string, Schema, Step[], Schema, JsonObject]>([
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
    [...rowed, { set: "rows.0", to: "a\nb" }],
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
])("%s", async (_what, schema, steps, other, body) => {
  expect(await sentBy(schema, steps, other)).toEqual({ body });
  expect(drawing.said).toEqual([]);
});

test("texts that are days now are blank where they are none", async () => {
  await renew(caseOf(rows(text)), rowed, caseOf(rows({ ...text, format: "date" })));
  expect([...look(drawing).values()].map(({ value }) => value)).toEqual(["", "2026-12-01"]);
});

test("a choice between groups that is gone leaves the form as it was", async () => {
  await renew(caseOf(toldApart), bySea, caseOf(ship(told("Air"), told("Rail"))));
  const shown = look(drawing);
  drawing.close();
  drawing = await drawForm(await formOf(caseOf(ship(told("Air"), told("Rail")))));
  expect(shown).toEqual(look(drawing));
});

test("a password or a file that a text has become is blank, and what was no secret is not brought into one", async () => {
  const steps: Step[] = [{ add: "keys" }, { set: "keys.0.name", to: "hunter2" }];
  const of = (name: Schema) => fields({ keys: listOf(fields({ name })) });
  expect(await sentBy(of(text), steps, of({ ...text, format: "password" }))).toEqual({ body: { keys: [{}] } });
  drawing.close();
  expect(await sentBy(of(text), steps, of({ ...text, format: "data-url" }))).toEqual({ body: { keys: [{}] } });
  drawing.close();
  expect(await sentBy(of({ ...text, format: "password" }), steps, of(text))).toEqual({ body: { keys: [{}] } });
});

test.each<[unknown]>([
  [undefined],
  [7],
  [{}],
  [{ data: 7 }],
  [{ data: null, branches: 7 }],
  [{ data: ["x"], left: 7 }],
])("a draft whose state is %j is one without it", async (state) => {
  await renew(caseOf(crew), hired, caseOf(crew), (draft) => void Object.assign(draft, { state, base: null }));
  expect(await drawing.submit()).toEqual({ body: { crew: [] } });
});

const waiting = pending();
const honoured = corpus().filter(({ name, refused }) => !refused && waiting[name] === undefined);
const tried = isWhole ? honoured : honoured.filter((_one, index) => index % 8 === 0);

describe("whose schema is the same, and whose answers are", () => {
  for (const one of tried)
    for (const { fill: steps, body } of one.journeys.slice(0, isWhole ? undefined : 1)) {
      // Files are kept by no draft.
      if (steps.some((step) => "file" in step)) continue;
      test(`${one.name}: ${JSON.stringify(body)}`, async () => {
        await renew(one, steps, one);
        expect(await drawing.submit()).toEqual({ body });
        expect(drawing.said).toEqual([]);
      });
    }
});
