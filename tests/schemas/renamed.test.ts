/**
 * The errors of free keys that are renamed or removed after a failed submission, and the initial value of an added one.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { fields } from "../forms.ts";
import { act, type Drawing } from "./drawing.ts";
import { drawForm, formOf } from "./ours.tsx";

let drawing: Drawing;
afterEach(() => drawing.close());

const word: Schema = { type: "string", title: "Word", minLength: 3 };
const open = (value: Schema): Schema => ({ type: "object", title: "Labels", additionalProperties: value });
const plain = open({ ...word, title: undefined });

const summary = () => [...drawing.root.querySelectorAll(".error-summary li")].map((line) => line.textContent);

test.each<[string, Schema, string, string, string]>([
  ["the form", plain, "", "", "b must be at least 3 characters"],
  ["a group", fields({ labels: plain }), "labels.", "", "b must be at least 3 characters"],
  ["an entry", fields({ all: { type: "array", items: plain, minItems: 1 } }), "all.0.", "", "Labels 1: b must be at"],
  ["a group, with fields in it", fields({ labels: open(fields({ word })) }), "labels.", ".word", "b: Word must be at"],
])("in %s, no error names a key that no longer exists", async (_what, schema, at, inner, other) => {
  drawing = await drawForm(await formOf({ name: "renamed", about: "", kind: "", schema, journeys: [], broken: [] }));
  for (const name of ["a", "b"]) {
    await act(drawing, { add: at.slice(0, -1) });
    await act(drawing, { key: `${at}newKey`, to: name });
    await act(drawing, { set: `${at}${name}${inner}`, to: "x" });
  }
  expect(await drawing.submit()).toMatchObject({ errors: [{ path: `${at}a${inner}` }, { path: `${at}b${inner}` }] });
  await act(drawing, { key: `${at}a`, to: "c" });
  expect(summary()).toEqual([expect.stringContaining(other)]);
  await act(drawing, { set: `${at}c${inner}`, to: "xyz" });
  await act(drawing, { remove: `${at}b` });
  expect(summary()).toEqual([]);
  expect(await drawing.submit()).toMatchObject({ body: expect.anything() });
});

test("a free key's number begins empty, unless it has a default, and is required once the key has a name", async () => {
  const rates = open({ type: "number" });
  const schema = fields({ rates, shares: open({ type: "number", default: 0 }) });
  drawing = await drawForm(await formOf({ name: "added", about: "", kind: "", schema, journeys: [], broken: [] }));
  const begins = async (group: string) => {
    await act(drawing, { add: group });
    await act(drawing, { key: `${group}.newKey`, to: "oil" });
    return drawing.root.querySelector<HTMLInputElement>(`[name="${group}.oil"]`)?.value;
  };
  expect([await begins("rates"), await begins("shares")]).toEqual(["", "0"]);
  expect(await drawing.submit()).toMatchObject({ errors: [{ path: "rates.oil", message: "oil is required" }] });
  await act(drawing, { set: "rates.oil", to: "2" });
  expect(await drawing.submit()).toEqual({ body: { rates: { oil: 2 }, shares: { oil: 0 } } });
});
