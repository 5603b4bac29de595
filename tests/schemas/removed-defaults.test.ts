/**
 * A default that a visitor has removed or cleared does not come back.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { fields, when } from "../forms.ts";
import type { Step } from "./case.ts";
import { draftNow } from "./draft-now.ts";
import { act, controls, type Drawing } from "./drawing.ts";
import { drawForm, formOf } from "./ours.tsx";

let drawing: Drawing;
afterEach(() => drawing.close());

const text: Schema = { type: "string" };
const items = fields({ a: { ...text, default: "A" }, b: text });
const given = { ...text, default: "D" };
const go = fields({ is: { const: "go" } }, "is");
const turned = (to: string): Step => ({ set: "is", to });

test.each<[what: string, schema: Schema, steps: Step[], shown: { [path: string]: string }]>([
  [
    "entries that were removed, after a reload",
    fields({ rows: { type: "array", items, default: [{ a: "X" }, { b: "Y" }] } }),
    [{ remove: "rows.1" }, { remove: "rows.0" }],
    {},
  ],
  [
    "a text that was cleared, after a condition has hidden and shown its field",
    { ...fields({ is: text }), ...when(go, fields({ name: given })) },
    [turned("go"), { set: "name", to: "" }, turned("no"), turned("go")],
    { is: "go", name: "" },
  ],
  [
    "a text that was cleared after the first time that it was hidden",
    { ...fields({ is: text }), ...when(go, fields({ name: given })) },
    [turned("go"), turned("no"), turned("go"), { set: "name", to: "" }, turned("no"), turned("go")],
    { is: "go", name: "" },
  ],
])("%s", async (_what, schema, steps, shown) => {
  const form = await formOf({ name: "removed-defaults", about: "", kind: "", schema, journeys: [], broken: [] });
  drawing = await drawForm(form);
  for (const step of steps) await act(drawing, step);
  const held = () => Object.fromEntries(controls(drawing).map(({ name, value }) => [name, value]));
  expect(held()).toEqual(shown);
  const kept = JSON.stringify(draftNow());
  drawing.close();
  drawing = await drawForm(form, ({ root }) => {
    root.dataset.kept = kept;
  });
  expect(held()).toEqual(shown);
});
