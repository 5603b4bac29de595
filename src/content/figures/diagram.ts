/** Maker: renders a DOT graph to drawings: Graphviz does the layout, we do the styling. */

import { Graphviz } from "@hpcc-js/wasm-graphviz";
import { errorText } from "../../engine/check/problem.ts";
import { maker } from "../once/maker.ts";
import { type Content, widths } from "./content.ts";
import { crossed } from "./crossed.ts";
import { drawingOf, edgeTones, looks } from "./diagram-look.ts";
import type { Graph } from "./graph.ts";
import { fail, type Source } from "./place.ts";

/**
 * The defaults of every graph; Arial's widths differ from our typeface's by a few percent, which the margins absorb.
 */
const defaults = (direction: string) =>
  `graph [compound=true rankdir=${direction} nodesep=0.28 ranksep=0.42 pad=0.04 fontname=Arial fontsize=13 labeljust=l labelloc=${direction === "TB" ? "b" : "t"} bgcolor=transparent]
node [shape=box fontname=Arial fontsize=13.6 margin="0.16,0.1" height=0.46 width=0.5]
edge [fontname=Arial fontsize=12.6 arrowsize=0.7 minlen=1]`.replaceAll("\n", " ");

let graphviz: Promise<Graphviz> | undefined;

async function layout(source: Source, direction: string): Promise<Graph> {
  graphviz ??= Graphviz.load();
  const text = source.text.replace("{", () => `{ ${defaults(direction)} `);
  try {
    return JSON.parse((await graphviz).layout(text, "json", "dot"));
  } catch (error) {
    const found = errorText(error);
    const [, line = "1"] = /in line (\d+)/.exec(found) ?? [];
    graphviz = undefined;
    return fail(source, Number(line), {
      expected: "a graph in the DOT language",
      found: found.replace(/ in line \d+/, "").trim(),
      fix: "correct the line, or the one before it",
    });
  }
}

/** Rejects what Graphviz ignores silently. */
function check(source: Source, { title, description, objects = [], edges = [] }: Graph): void {
  const lines = source.text.split("\n");
  const lineOf = (words: string) => Math.max(1, lines.findIndex((line) => line.includes(words)) + 1);
  for (const [key, value] of Object.entries({ title, description }))
    if (!value?.trim())
      fail(source, 1, {
        expected: `"${key}", also for readers who cannot see the diagram`,
        found: `no ${key}`,
        fix: `write ${key}="…" in the graph`,
      });
  if (objects.length === 0)
    fail(source, 1, { expected: "a diagram of something", found: "no node", fix: "write its connections: a -> b" });
  const known = new Set([...Object.keys(looks), ...Object.keys(edgeTones)]);
  for (const { class: name = "" } of [...objects, ...edges])
    if (!known.has(name))
      fail(source, lineOf(name), {
        expected: `one of the classes ${[...known].filter(Boolean).join(", ")}`,
        found: JSON.stringify(name),
        fix: "correct the class",
      });
}

/**
 * Draws a diagram.
 * @throws DocumentError at the first mistake of its source
 */
export async function diagram(source: Source): Promise<Content> {
  const graph = await layout(source, "LR");
  check(source, graph);
  const direction = (key: "wide" | "narrow", usual: string) => String(graph[key] ?? usual);
  const wide = drawingOf(direction("wide", "LR") === "LR" ? graph : await layout(source, direction("wide", "LR")));
  const narrow = drawingOf(await layout(source, direction("narrow", "TB")));
  for (const [name, drawing] of [
    ["wide", wide],
    ["narrow", narrow],
  ] as const) {
    const where = name === "wide" ? "a column" : "a phone";
    if (drawing.width > widths[name] + 24)
      fail(source, 1, {
        expected: `a diagram of at most ${widths[name] + 24} px for ${where}`,
        found: `${Math.ceil(drawing.width)} px`,
        fix: `shorten its labels or break them with \\n, or lay it out the other way: ${name}=${name === "wide" ? "TB" : "LR"}`,
      });
    const [fault] = crossed(drawing);
    if (fault)
      fail(source, 1, {
        expected: `a diagram whose lines do not cross its labels, as it is drawn for ${where}`,
        found: fault,
        fix: "move the label: labeljust=r in a cluster, or another order of its connections",
      });
  }
  const { title = "", description = "", note, apart } = graph;
  return { title, description, note, apart: apart === "true", wide, narrow };
}

export default maker(({ text }: Pick<Source, "text">, where: Omit<Source, "text">) => diagram({ ...where, text }));
