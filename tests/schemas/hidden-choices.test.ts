/**
 * A choice between schemas that a condition hides comes back as it was left, with what was filled in under its other branches.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { events } from "../../src/page-state.ts";
import { fields, when } from "../forms.ts";
import type { Case, Step } from "./case.ts";
import { draftNow } from "./draft-now.ts";
import { act, controls, type Drawing, settle } from "./drawing.ts";
import { drawForm, formOf } from "./ours.tsx";

let drawing: Drawing;
afterEach(() => drawing.close());

const text: Schema = { type: "string" };
const way = (title: string, name: string, more = text): Schema => ({ title, ...fields({ code: text, [name]: more }) });
const how: Schema = { anyOf: [way("Air", "flight", { ...text, default: "LH" }), way("Sea", "vessel")] };
const sent = { ...fields({ is: text }), ...when(fields({ is: { const: "sent" } }, "is"), fields({ how })) };
const pickup: Schema = { title: "Pickup", ...fields({ how: { anyOf: [way("Car", "plate"), way("Foot", "door")] } }) };

/** Renders a schema's form, and performs some steps. */
async function drawn(schema: Schema, steps: Step[], kept?: string): Promise<void> {
  const one: Case = { name: "hidden-choices", about: "", kind: "", schema, journeys: [], broken: [] };
  drawing = await drawForm(await formOf(one), ({ root }) => {
    if (kept) root.dataset.kept = kept;
  });
  for (const step of steps) await act(drawing, step);
}

/** Loads the page again, and performs some steps. */
async function reloaded(schema: Schema, steps: Step[]): Promise<void> {
  const kept = JSON.stringify(draftNow());
  drawing.close();
  await drawn(schema, steps, kept);
}

const held = () => Object.fromEntries(controls(drawing).map(({ name, value }) => [name, value]));

/** Fills in both branches, and ends with the second. */
const filled = (at: string): Step[] => [
  { set: `${at}is`, to: "sent" },
  { set: `${at}how.flight`, to: "LH 1" },
  { branch: `${at}how`, to: "Sea" },
  { set: `${at}how.code`, to: "Ever" },
];
const turned = (at: string, to: string): Step => ({ set: `${at}is`, to });
const sea = (at: string) => ({ [`${at}is`]: "sent", [`${at}how.code`]: "Ever", [`${at}how.vessel`]: "" });

test.each<[where: string, at: string, around: (group: Schema) => Schema, begin: Step[], between: Step[]]>([
  ["the form", "", (group) => group, [], []],
  ["a group", "box.", (group) => fields({ box: group }), [], []],
  ["an entry", "box.0.", (items) => fields({ box: { type: "array", items } }), [{ add: "box" }], []],
  [
    "a branch",
    "box.",
    (group) => fields({ box: { anyOf: [{ title: "Post", ...group }, pickup] } }),
    [],
    [
      { branch: "box", to: "Pickup" },
      { branch: "box.how", to: "Foot" },
      { branch: "box", to: "Post" },
    ],
  ],
])("in %s, also after a reload", async (_where, at, around, begin, between) => {
  const schema = around(sent);
  await drawn(schema, [...begin, ...filled(at), turned(at, "no"), ...between, turned(at, "sent")]);
  expect(held()).toEqual(sea(at));
  await act(drawing, turned(at, "no"));
  await reloaded(schema, [...between, turned(at, "sent")]);
  expect(held()).toEqual(sea(at));
  await act(drawing, { branch: `${at}how`, to: "Air" });
  expect(held()).toMatchObject({ [`${at}how.flight`]: "LH 1" });
});

test("it does so in an entry that was moved meanwhile; nothing is left of a removed one", async () => {
  const entries = [{ add: "box" }, { add: "box" }, ...filled("box.0."), turned("box.0.", "no"), { down: "box.0" }];
  await drawn(fields({ box: { type: "array", items: sent } }), [...entries, turned("box.0.", "sent")]);
  expect(held()).toMatchObject({ "box.0.how.code": "", "box.0.how.flight": "LH" });
  await act(drawing, turned("box.1.", "sent"));
  expect(held()).toMatchObject(sea("box.1."));
  for (const step of [{ remove: "box.1" }, { add: "box" }, turned("box.1.", "sent")]) await act(drawing, step);
  expect(held()).toMatchObject({ "box.1.how.code": "", "box.1.how.flight": "LH" });
});

test("it does so where its group is rendered anew, with free keys", async () => {
  const keys = when(fields({ is: { const: "sent" } }, "is"), { additionalProperties: text });
  const box = { ...fields({ is: text, how }), ...keys };
  const named: Step[] = [{ add: "box" }, { key: "box.newKey", to: "flag" }, { set: "box.flag", to: "red" }];
  const steps = [turned("box.", "sent"), ...named, { branch: "box.how", to: "Sea" }, turned("box.", "no")];
  await drawn(fields({ box }), [...steps, turned("box.", "sent")]);
  expect(held()).toHaveProperty(["box.how.vessel"]);
  // The second time it comes back as it is then, not as it was the first time.
  for (const step of [{ branch: "box.how", to: "Air" }, turned("box.", "no")]) await act(drawing, step);
  expect(held()).toHaveProperty(["box.how.flight"]);
});

test("it does not become a choice of the same name in another branch, and one elsewhere stays as it was", async () => {
  const box: Schema = { anyOf: [{ title: "Post", ...sent }, pickup] };
  const both = [...filled(""), turned("", "no"), ...filled("box."), turned("box.", "no")];
  const steps = [...both, { branch: "box", to: "Pickup" }, turned("", "sent")];
  await drawn({ ...sent, properties: { ...sent.properties, box } }, steps);
  expect(held()).toMatchObject({ ...sea(""), "box.how.plate": "" });
});

test.each([
  ["on the screen", []],
  ["hidden", [turned("", "no")]],
])("it begins anew once the draft is discarded, with the choice %s", async (_where, last) => {
  const rows: Schema = { type: "array", items: text };
  await drawn({ ...sent, properties: { ...sent.properties, rows } }, [...filled(""), ...last]);
  document.dispatchEvent(new CustomEvent(events.keep, { detail: null }));
  await settle();
  await act(drawing, turned("", "sent"));
  expect(held()).toMatchObject({ "how.code": "", "how.flight": "LH" });
});

test("nothing of a required choice is sent with a branch that has no place for it", async () => {
  const strict: Schema = { title: "Here", ...fields({ place: text }), additionalProperties: false };
  const required: Schema = {
    anyOf: [way("Air", "flight"), way("Sea", "vessel")].map((one) => ({ ...one, required: ["code"] })),
  };
  await drawn(fields({ ship: { anyOf: [{ title: "There", ...fields({ how: required }, "how") }, strict] } }), [
    { branch: "ship", to: "Here" },
    { set: "ship.place", to: "Kiel" },
  ]);
  expect(await drawing.submit()).toEqual({ body: { ship: { place: "Kiel" } } });
});
