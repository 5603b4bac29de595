/**
 * What a draft restores under free keys, which visitors name.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { fields, when } from "../forms.ts";
import type { Case, Step } from "./case.ts";
import { draftNow } from "./draft-now.ts";
import { act, controls, type Drawing } from "./drawing.ts";
import { drawForm, formOf } from "./ours.tsx";

let drawing: Drawing;
afterEach(() => drawing.close());

const text: Schema = { type: "string" };
const ship = fields({ kind: { const: "ship" } }, "kind");

/** Renders a schema's form, performs some steps, loads the page again, and performs others. */
async function reloaded(schema: Schema, before: Step[], after: Step[]): Promise<void> {
  const one: Case = { name: "reloaded-keys", about: "", kind: "", schema, journeys: [], broken: [] };
  const form = await formOf(one);
  drawing = await drawForm(form);
  for (const step of before) await act(drawing, step);
  const kept = JSON.stringify(draftNow());
  drawing.close();
  drawing = await drawForm(form, ({ root }) => {
    root.dataset.kept = kept;
  });
  for (const step of after) await act(drawing, step);
}

test.each<[what: string, at: string, open: Schema]>([
  ["any", "", { additionalProperties: true }],
  ["texts", "", { additionalProperties: text }],
  ["some", "", { patternProperties: { "^f": text } }],
  ["any in a group", "berth.", { additionalProperties: true }],
  ["some in a group", "berth.", { patternProperties: { "^f": text } }],
])("a key comes back with the condition that lets in %s", async (_what, at, open) => {
  const group = { ...fields({ kind: text }), ...when(ship, open) };
  const turned = (kind: string): Step => ({ set: `${at}kind`, to: kind });
  const named: Step[] = [
    turned("ship"),
    { add: at.slice(0, -1) },
    { key: `${at}newKey`, to: "flag" },
    { set: `${at}flag`, to: "red" },
  ];
  const before = [...named, ...["raft", "ship", "raft"].map(turned)];
  await reloaded(at ? fields({ berth: group }) : group, before, [turned("ship")]);
  const body = { kind: "ship", flag: "red" };
  expect(await drawing.submit()).toEqual({ body: at ? { berth: body } : body });
});

const land: Schema = { title: "Land", ...fields({ place: text }) };
const there = (step: Step) => [step];
const turnedAway = (step: Step): Step[] => [step, { branch: "berth", to: "Land" }, { branch: "berth", to: "Water" }];

test.each<[what: string, at: string, around: (group: Schema) => Schema, begin: Step[], then: (step: Step) => Step[]]>([
  ["a group", "berth", (group) => group, [], there],
  ["an entry", "berth.0", (items) => ({ type: "array", items }), [{ add: "berth" }], there],
  ["a branch", "berth", (group) => ({ anyOf: [{ title: "Water", ...group }, land] }), [], turnedAway],
])(
  "an answer that a condition hides in %s of any keys is none of these, and comes back with its field",
  async (_what, at, around, begin, then) => {
    const group = { ...fields({ kind: text }), ...when(ship, fields({ crew: text })), additionalProperties: true };
    const steps: Step[] = [
      ...begin,
      { set: `${at}.kind`, to: "ship" },
      { set: `${at}.crew`, to: "7" },
      { add: at },
      { key: `${at}.newKey`, to: "flag" },
      { set: `${at}.flag`, to: "red" },
      ...then({ set: `${at}.kind`, to: "raft" }),
    ];
    await reloaded(fields({ berth: around(group) }), steps, []);
    expect(controls(drawing).map(({ name }) => name)).toEqual([`${at}.kind`, `${at}.flag`]);
    await act(drawing, { add: at });
    await act(drawing, { key: `${at}.newKey`, to: "sail" });
    await act(drawing, { set: `${at}.sail`, to: "tan" });
    await act(drawing, { set: `${at}.kind`, to: "ship" });
    const body = { kind: "ship", crew: "7", flag: "red", sail: "tan" };
    expect(await drawing.submit()).toEqual({ body: { berth: at === "berth" ? body : [body] } });
  },
);

test("a free key with the name of a field that a condition hides gets a number, and the field's answer stays", async () => {
  const berth = { ...fields({ kind: text }), ...when(ship, fields({ crew: text })), additionalProperties: text };
  const before: Step[] = [
    { set: "berth.kind", to: "ship" },
    { set: "berth.crew", to: "7" },
    { set: "berth.kind", to: "raft" },
    { add: "berth" },
    { key: "berth.newKey", to: "crew" },
    { set: "berth.crew-1", to: "mine" },
  ];
  await reloaded(fields({ berth }), before, [{ set: "berth.kind", to: "ship" }]);
  expect(await drawing.submit()).toEqual({ body: { berth: { kind: "ship", crew: "7", "crew-1": "mine" } } });
});

test("an answer under another branch is restored under a key that is still being typed", async () => {
  const berth: Schema = {
    type: "object",
    additionalProperties: { anyOf: [{ title: "Water", ...fields({ crew: text }) }, land] },
  };
  const one: Case = { name: "reloaded-keys", about: "", kind: "", schema: fields({ berth }), journeys: [], broken: [] };
  drawing = await drawForm(await formOf(one));
  const steps: Step[] = [
    { add: "berth" },
    { set: "berth.newKey.crew", to: "7" },
    { branch: "berth.newKey", to: "Land" },
  ];
  for (const step of [...steps, { set: "berth.newKey.place", to: "Moss" }]) await act(drawing, step);
  const box = drawing.root.querySelector<HTMLInputElement>(".field-key input");
  Object.assign(box ?? {}, { value: "north" });
  box?.dispatchEvent(new Event("input", { bubbles: true }));
  const kept = JSON.stringify(draftNow());
  drawing.close();
  drawing = await drawForm(await formOf(one), ({ root }) => void Object.assign(root.dataset, { kept }));
  expect(controls(drawing).map(({ name, value }) => [name, value])).toEqual([["berth.north.place", "Moss"]]);
  await act(drawing, { branch: "berth.north", to: "Water" });
  expect(await drawing.submit()).toEqual({ body: { berth: { north: { crew: "7" } } } });
});

test("a free key with the name of another branch's field is restored as a key", async () => {
  const keys: Schema = { title: "Keys", ...fields({ kind: text }), additionalProperties: text };
  const berth: Schema = { anyOf: [keys, { title: "Land", ...fields({ place: text }) }] };
  const before: Step[] = [{ add: "berth" }, { key: "berth.newKey", to: "place" }, { set: "berth.place", to: "Moss" }];
  await reloaded(fields({ berth }), before, [{ key: "berth.place", to: "port" }]);
  expect(await drawing.submit()).toEqual({ body: { berth: { port: "Moss" } } });
});
