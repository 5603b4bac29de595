import { expect, it } from "vitest";
import { crowded } from "./crowded.ts";
import type { Words } from "./drawing.ts";
import { figureOf } from "./figure.ts";

const words = (text: string, x: number, y: number, rest: Partial<Words> = {}): Words => ({
  text,
  x,
  y,
  size: 13,
  tone: "text",
  ...rest,
});
const drawing = (...shapes: Words[]) => ({ width: 100, height: 50, shapes });

it("finds words cut off at each edge, and none that fit", () => {
  expect(crowded(drawing(words("Fits", 2, 20), words("Fits too", 98, 40, { anchor: "end" })))).toEqual([]);
  for (const [x, y] of [
    [-5, 20],
    [90, 20],
    [20, 5],
    [20, 54],
  ] as const)
    expect(crowded(drawing(words("Label", x, y)))).toEqual(['"Label" extends beyond the edge']);
});

it("finds words written over each other, not words below or beside each other", () => {
  expect(crowded(drawing(words("One", 10, 20), words("Two", 20, 24)))).toEqual(['"One" and "Two" overlap']);
  expect(crowded(drawing(words("One", 10, 20), words("Two", 10, 34), words("Three", 50, 20)))).toEqual([]);
});

it("stops a picture whose labels do not fit a phone, with its file", async () => {
  const spec = {
    title: "A",
    description: "B",
    data: { values: [{ x: 1, y: 1 }] },
    layer: [
      { mark: "text", encoding: { x: { value: 20 }, y: { value: 20 }, text: { value: "Something long" } } },
      { mark: "text", encoding: { x: { value: 30 }, y: { value: 22 }, text: { value: "Over it" } } },
    ],
  };
  await expect(figureOf({ file: "pages/x", line: 7, text: JSON.stringify(spec) }, "vega-lite", "f")).rejects.toThrow(
    /pages\/x[\s\S]*line 7[\s\S]*overlap/,
  );
});

it("gives a diagram the room that a label beside its last line needs", async () => {
  const text = `digraph { title="A path" description="From a to b." a; b; a -> b [label="a label much wider than both"] }`;
  await expect(figureOf({ file: "pages/x", line: 1, text }, "dot", "f")).resolves.toBeTruthy();
});

it("stops a diagram with a line through the name of a zone, until the name stands elsewhere", async () => {
  const text = (place: string) => `digraph { title="A zone" description="From a to c, from b to c."
    subgraph cluster_a { label="Zone a" a [label="A wide node"] }
    subgraph cluster_b { label="Zone b" ${place} b [label="A wide node"] }
    a -> c; b -> c [label="ready"] }`;
  const draw = (place = "") => figureOf({ file: "pages/x", line: 1, text: text(place) }, "dot", "f");
  await expect(draw()).rejects.toThrow(/a line crosses "Zone b"/);
  await expect(draw("labeljust=r")).resolves.toBeTruthy();
});
