/**
 * What a draft restores under a branch other than the one that the form was prerendered with.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import type { Json, Schema } from "../../src/engine/schema/schema.ts";
import { controls, fill, heldBy, keyOf } from "../../src/form/drafts/controls.ts";
import type { ControlState } from "../../src/form/drafts/draft.ts";
import { fields } from "../forms.ts";
import type { Case, Step } from "./case.ts";
import { draftNow } from "./draft-now.ts";
import { act, type Drawing } from "./drawing.ts";
import { drawForm, formOf } from "./ours.tsx";

let drawing: Drawing;
afterEach(() => drawing.close());

const text: Schema = { type: "string" };
const written: Step[] = [
  { branch: "at", to: "Land" },
  { set: "at.same", to: "Kiel" },
];
const several = (...all: string[]): Schema => ({ type: "array", uniqueItems: true, items: { enum: all } });
const picked: Step[] = [
  { branch: "at", to: "Land" },
  { tick: "at.same", to: "c" },
  { tick: "at.same", to: "d" },
];
const numbered: Step[] = [
  { set: "at.same", to: "hunter2" },
  { branch: "at", to: "Land" },
  { set: "at.same", to: "7" },
];
const dated: Step[] = [
  { set: "at.same", to: "hunter2" },
  { branch: "at", to: "Land" },
  { set: "at.same", to: "2026-12-24" },
];
const back: Step[] = [...written, { branch: "at", to: "Sea" }, { branch: "at", to: "Land" }];

test.each<[what: string, prerendered: Schema, field: Schema, done: Step[], answer: Json]>([
  ["a choice", { enum: ["a", "b"] }, text, written, "Kiel"],
  ["a box", { type: "boolean" }, text, written, "Kiel"],
  ["a text", text, { type: "boolean" }, [{ branch: "at", to: "Land" }, { tick: "at.same" }], true],
  ["other choices", several("a", "b"), several("b", "c", "d"), picked, ["c", "d"]],
  ["a password", { ...text, format: "password" }, { type: "integer" }, numbered, 7],
  ["a password", { ...text, format: "password" }, { ...text, format: "date" }, dated, "2026-12-24"],
  ["a password", { ...text, format: "password" }, { enum: ["Kiel", "Kotka"] }, written, "Kiel"],
  ["what is always null", { type: "null" }, { type: ["string", "null"] }, back, "Kiel"],
])("an answer comes back where the first branch has %s of its name", async (_what, first, field, done, answer) => {
  const branch = (title: string, same: Schema): Schema => ({ title, ...fields({ kind: { const: title }, same }) });
  const schema = fields({ at: { oneOf: [branch("Sea", first), branch("Land", field)] } }, "at");
  // A list of choices is drawn as a select, any other field by its default widget.
  const ui = field.type === "array" ? { fields: { "at.same": { widget: "select" } } } : {};
  const one: Case = { name: "reloaded-branches", about: "", kind: "", schema, ui, journeys: [], broken: [] };
  drawing = await drawForm(await formOf(one));
  for (const step of done) await act(drawing, step);
  const held = controls().map((control): [string, ControlState] => [keyOf(control), heldBy(control)]);
  const kept = JSON.stringify({ ...draftNow(), held, base: held });
  expect(kept).not.toContain("hunter");
  drawing.close();
  drawing = await drawForm(await formOf(one), ({ root }) => {
    fill(held);
    root.dataset.kept = kept;
  });
  expect(await drawing.submit()).toEqual({ body: { at: { kind: "Land", same: answer } } });
});

test("a password under a free key with the name of another branch's field is in no draft", async () => {
  const branch = (title: string, more: Schema): Schema => ({ title, ...fields({ kind: { const: title } }), ...more });
  const keys = branch("Keys", { additionalProperties: { ...text, format: "password" } });
  const land: Schema = { title: "Land", ...fields({ kind: { const: "Land" }, port: text }) };
  const schema = fields({ at: { oneOf: [keys, land] }, rows: { type: "array", items: text } });
  const one: Case = { name: "reloaded-branches", about: "", kind: "", schema, journeys: [], broken: [] };
  drawing = await drawForm(await formOf(one));
  const steps: Step[] = [{ add: "at" }, { key: "at.newKey", to: "port" }, { set: "at.port", to: "hunter2" }];
  for (const step of [...steps, { branch: "at", to: "Land" }]) await act(drawing, step);
  expect(JSON.stringify(draftNow())).not.toContain("hunter");
});
