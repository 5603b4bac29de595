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
import { act, type Drawing } from "./drawing.ts";
import { drawForm, formOf } from "./ours.tsx";

let drawing: Drawing;
afterEach(() => drawing.close());

const text: Schema = { type: "string" };
const named: Step[] = [
  { set: "kind", to: "ship" },
  { add: "" },
  { key: "newKey", to: "flag" },
  { set: "flag", to: "red" },
  { set: "kind", to: "raft" },
];

test.each<[what: string, open: Schema]>([
  ["any", { additionalProperties: true }],
  ["texts", { additionalProperties: text }],
  ["some", { patternProperties: { "^f": text } }],
])("a key comes back with the condition that lets in %s", async (_what, open) => {
  const schema = { ...fields({ kind: text }), ...when(fields({ kind: { const: "ship" } }, "kind"), open) };
  const one: Case = { name: "reloaded-keys", about: "", kind: "", schema, journeys: [], broken: [] };
  drawing = await drawForm(await formOf(one));
  for (const step of [...named, named[0] as Step, named.at(-1) as Step]) await act(drawing, step);
  const kept = JSON.stringify(draftNow());
  drawing.close();
  drawing = await drawForm(await formOf(one), ({ root }) => {
    root.dataset.kept = kept;
  });
  await act(drawing, { set: "kind", to: "ship" });
  expect(await drawing.submit()).toEqual({ body: { kind: "ship", flag: "red" } });
});
