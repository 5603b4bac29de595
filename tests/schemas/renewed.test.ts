/**
 * What a draft restores after a new version of its form was deployed: whatever the form still has a place for.
 *
 * @vitest-environment happy-dom
 */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { JsonObject, Schema } from "../../src/engine/schema/schema.ts";
import { fill } from "../../src/form/drafts/controls.ts";
import type { ControlStates, Draft, Known } from "../../src/form/drafts/draft.ts";
import { events } from "../../src/page-state.ts";
import { fields, when } from "../forms.ts";
import { type Case, corpus, isWhole, pending, type Step } from "./case.ts";
import { withoutUnset } from "./compare.ts";
import { act, type Drawing, look } from "./drawing.ts";
import { drawForm, formOf } from "./ours.tsx";
import { bySea, crew, hired, listOf, renewals, rowed, rows, ship, text, told, toldApart } from "./renewals.ts";

let drawing: Drawing;
afterEach(() => drawing.close());

// Times are sent with their time zone.
beforeAll(() => void vi.stubEnv("TZ", "UTC"));
afterAll(() => void vi.unstubAllEnvs());

const cases = new Map<string, Case>();

/** The case for a version; rows with the same version share it, since each case is checked and compiled once. */
function caseOf(schema: Schema, uiSchema?: JsonObject): Case {
  const documents = JSON.stringify([schema, uiSchema]);
  const made: Case = { name: "renewed", about: "", kind: "", schema, uiSchema, journeys: [], broken: [] };
  const one = cases.get(documents) ?? made;
  cases.set(documents, one);
  return one;
}

/** The state of the page's controls as the keeper records it, with the names of free keys and the choices of branches. */
function heldNow(): ControlStates {
  const all = [...drawing.root.querySelectorAll<HTMLInputElement>("form.form [name]:not([type=hidden])")];
  return all.map(({ name, value, type, checked }) =>
    /box|radio/.test(type) ? [`${name} ${value}`, [name, value, checked]] : [name, [name, value, ""]],
  );
}

/** Fills in a form, and opens another version of it with the draft that the keeper stored. */
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

/** What another version sends of what was filled in, with empty values left out. */
async function sentBy(schema: Schema, steps: Step[], other: Schema, uiSchema?: JsonObject) {
  await renew(caseOf(schema), steps, caseOf(other, uiSchema));
  const outcome = await drawing.submit();
  return "body" in outcome ? { body: withoutUnset(outcome.body) } : outcome;
}

test.each(renewals)("%s", async (_what, schema, steps, other, body, uiSchema) => {
  expect(await sentBy(schema, steps, other, uiSchema)).toEqual({ body });
  expect(drawing.said).toEqual([]);
});

test("texts that have become dates are blank unless they are dates", async () => {
  await renew(caseOf(rows(text)), rowed, caseOf(rows({ ...text, format: "date" })));
  expect([...look(drawing).values()].map(({ value }) => value)).toEqual(["", "2026-12-01"]);
});

test("if the chosen group no longer exists, the form is as it is when untouched", async () => {
  await renew(caseOf(toldApart), bySea, caseOf(ship(told("Air"), told("Rail"))));
  const shown = look(drawing);
  drawing.close();
  drawing = await drawForm(await formOf(caseOf(ship(told("Air"), told("Rail")))));
  expect(shown).toEqual(look(drawing));
});

test.each<[what: string, more: { [name: string]: Schema }]>([
  ["flat", {}],
  ["with a list", { rows: listOf(text) }],
])("a form, %s, shows and sends what it sets itself now", async (_what, more) => {
  const steps: Step[] = [
    { set: "seats", to: "5" },
    { set: "note", to: "x" },
  ];
  const other = fields({ seats: { ...text, readOnly: true, default: "7" }, note: text, ...more });
  await renew(caseOf(fields({ seats: text, note: text, ...more })), steps, caseOf(other));
  expect(look(drawing).get("seats")?.value).toBe("7");
  expect(await drawing.submit()).toMatchObject({ body: { seats: "7", note: "x" } });
});

const locked = { rate: { ...text, readOnly: true, default: "7" } };
const own = { title: "Own", ...fields({ how: { const: "Own" }, rate: text }) };

test.each<[what: string, Schema, Step[], JsonObject]>([
  [
    "branch",
    ship({ title: "Air", ...fields({ how: { const: "Air" }, ...locked }) }, own),
    [
      { branch: "ship", to: "Own" },
      { set: "ship.rate", to: "9" },
    ],
    { ship: { how: "Own", rate: "9" } },
  ],
  [
    "answer",
    {
      ...fields({ plan: { enum: ["small", "own"], default: "small" }, rate: { ...text, default: "7" } }),
      ...when(fields({ plan: { const: "small" } }, "plan"), fields(locked)),
    },
    [
      { pick: "plan", to: "own" },
      { set: "rate", to: "9" },
    ],
    { plan: "own", rate: "9" },
  ],
])(
  "a text that the form says itself under another %s is as it was written when it is loaded again",
  async (_what, schema, steps, body) => {
    await renew(caseOf(schema), steps, caseOf(schema), (draft) => void Object.assign(draft, { version: "newer" }));
    expect(await drawing.submit()).toEqual({ body });
  },
);

test("a field that was or has become a password, or has become a file, is blank", async () => {
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
])("a draft with the invalid state %j is read as one without a state", async (state) => {
  await renew(caseOf(crew), hired, caseOf(crew), (draft) => void Object.assign(draft, { state, base: null }));
  expect(await drawing.submit()).toEqual({ body: { crew: [] } });
});

const waiting = pending();
const honoured = corpus().filter(({ name, refused }) => !refused && waiting[name] === undefined);
const tried = isWhole ? honoured : honoured.filter((_one, index) => index % 8 === 0);

/** Whether no draft keeps what a step enters. */
const isUnkept = ({ schema }: Case, step: Step) =>
  "file" in step || ("set" in step && schema.properties?.[step.set]?.format === "password");

describe("with the same schema, the same answers are sent", () => {
  for (const one of tried)
    for (const { fill: steps, body } of one.journeys.slice(0, isWhole ? undefined : 1)) {
      if (steps.some((step) => isUnkept(one, step))) continue;
      test(`${one.name}: ${JSON.stringify(body)}`, async () => {
        await renew(one, steps, one);
        expect(await drawing.submit()).toEqual({ body });
        expect(drawing.said).toEqual([]);
      });
    }
});
