/**
 * What a draft brings back under names that the visitor has given.
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

/** Draws a schema, does some steps, loads the page again, and does others. */
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

test("an answer that a condition hides in a group of any keys is none of these, and comes back with its field", async () => {
  const berth = { ...fields({ kind: text }), ...when(ship, fields({ crew: text })), additionalProperties: true };
  const steps: Step[] = [
    { set: "berth.kind", to: "ship" },
    { set: "berth.crew", to: "7" },
    { add: "berth" },
    { key: "berth.newKey", to: "flag" },
    { set: "berth.flag", to: "red" },
    { set: "berth.kind", to: "raft" },
  ];
  await reloaded(fields({ berth }), steps, []);
  expect(controls(drawing).map(({ name }) => name)).toEqual(["berth.kind", "berth.flag"]);
  await act(drawing, { add: "berth" });
  await act(drawing, { key: "berth.newKey", to: "sail" });
  await act(drawing, { set: "berth.sail", to: "tan" });
  await act(drawing, { set: "berth.kind", to: "ship" });
  expect(await drawing.submit()).toEqual({ body: { berth: { kind: "ship", crew: "7", flag: "red", sail: "tan" } } });
});
