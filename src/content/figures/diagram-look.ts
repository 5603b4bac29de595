/** Draws a laid-out graph: boxes, data stores, zones and edges, in a uniform style. */
import { extentOf } from "./crowded.ts";
import { type Drawing, type Path, type Shape, short, type Tone, type Words } from "./drawing.ts";
import { type Box, curveOf, type Edge, type Graph, type Point } from "./graph.ts";

/** The styles of node classes. */
export const looks: { [name: string]: { fill?: Tone; stroke: Tone; words: Tone; dash?: string } } = {
  "": { fill: "paper", stroke: "line-strong", words: "text" },
  accent: { fill: "accent-mist", stroke: "accent", words: "text" },
  copper: { fill: "copper-mist", stroke: "copper", words: "text" },
  quiet: { stroke: "line-strong", words: "muted", dash: "3 4" },
  zone: { fill: "mist", stroke: "line", words: "muted" },
};

/** The styles of edge classes. */
export const edgeTones: { [name: string]: Tone } = {
  "": "line-strong",
  accent: "accent",
  copper: "copper",
  quiet: "line-strong",
};

/** Space for the strokes of boxes that touch the edge. */
const margin = 2;

/** Converts Graphviz's coordinates, whose y axis points up, to a drawing's. */
class Sheet {
  constructor(
    readonly height: number,
    readonly upright: boolean,
  ) {}
  readonly at = ([x, y]: Point): Point => [x + margin, this.height - y + margin];
  readonly place = (point: Point): string => this.at(point).map(short).join(" ");
}

/** A box whose lower left corner is less rounded, as in our icons. */
function boxPath(x: number, y: number, width: number, height: number): string {
  const [r, keel] = [Math.min(9, height / 2), 2];
  const n = short;
  return `M${n(x + r)} ${n(y)}H${n(x + width - r)}A${r} ${r} 0 0 1 ${n(x + width)} ${n(y + r)}V${n(y + height - r)}A${r} ${r} 0 0 1 ${n(x + width - r)} ${n(y + height)}H${n(x + keel)}A${keel} ${keel} 0 0 1 ${n(x)} ${n(y + height - keel)}V${n(y + r)}A${r} ${r} 0 0 1 ${n(x + r)} ${n(y)}Z`;
}

/** A data store. */
function drumPath(x: number, y: number, width: number, height: number): string {
  const [rx, ry] = [width / 2, 5];
  const n = short;
  const arc = (sweep: number, to: number) => `A${n(rx)} ${ry} 0 0 ${sweep} ${n(to)} `;
  return `M${n(x)} ${n(y + ry)}${arc(1, x + width)}${n(y + ry)}V${n(y + height - ry)}${arc(1, x)}${n(y + height - ry)}V${n(y + ry)}${arc(0, x + width)}${n(y + ry)}`;
}

function wordsIn(box: Box | Edge, tone: Tone, sheet: Sheet, bold = false): Words[] {
  const anchors = { l: "start", c: "middle", r: "end" } as const;
  return (box._ldraw_ ?? []).flatMap(({ op, pt, align = "c", text }) => {
    if (op !== "T" || !pt || !text?.trim()) return [];
    const [x, y] = sheet.at(pt);
    // A label beside a vertical line keeps some distance.
    const aside = "tail" in box && sheet.upright ? 5 : 0;
    return [{ text, x: x + aside, y, size: "tail" in box ? 12 : 13, tone, anchor: anchors[align], bold }];
  });
}

function nodeShapes(box: Box, sheet: Sheet): Shape[] {
  const look = looks[box.class ?? ""] ?? looks[""];
  if (!look) return [];
  const words = wordsIn(box, look.words, sheet, box.class === "accent" || box.style === "bold");
  if (box.shape === "plaintext" || box.shape === "none") return words;
  const [x, y] = sheet.at((box.pos ?? "0,0").split(",").map(Number) as Point);
  const [width, height] = [Number(box.width) * 72, Number(box.height) * 72];
  const outline = box.shape === "cylinder" ? drumPath : boxPath;
  const { fill, stroke, dash } = look;
  return [{ d: outline(x - width / 2, y - height / 2, width, height), fill, stroke, dash, width: 1.5 }, ...words];
}

function clusterShapes(box: Box, sheet: Sheet): Shape[] {
  const look = looks[box.class ?? "zone"] ?? looks.zone;
  const [left = 0, bottom = 0, right = 0, top = 0] = (box.bb ?? "").split(",").map(Number);
  const [x, y] = sheet.at([left, top]);
  if (!look) return [];
  const { fill, stroke, dash } = look;
  const width = right - left;
  return [
    { d: boxPath(x, y, width, top - bottom), fill, stroke, dash, width: 1.25 },
    ...wordsIn(box, look.words, sheet),
  ];
}

/** An arrowhead: two short strokes at the end of a curve. */
function tip([x, y]: Point, [fromX, fromY]: Point): string {
  const angle = Math.atan2(y - fromY, x - fromX);
  const leg = (turn: number): Point => [x - 7 * Math.cos(angle + turn), y - 7 * Math.sin(angle + turn)];
  const n = (point: Point) => point.map(short).join(" ");
  return `M${n(leg(0.5))}L${n([x, y])}L${n(leg(-0.5))}`;
}

function edgeShapes(edge: Edge, sheet: Sheet): Shape[] {
  const { curve, head, tail } = curveOf(edge);
  const tone = edgeTones[edge.class ?? ""] ?? "line-strong";
  const [first, ...rest] = curve;
  if (!first) return [];
  const start = tail ? `M${sheet.place(tail)}L${sheet.place(first)}` : `M${sheet.place(first)}`;
  const end = head ? `L${sheet.place(head)}` : "";
  const line = `${start}C${rest.map(sheet.place).join(" ")}${end}`;
  const dash = edge.style === "dashed" || edge.class === "quiet" ? "3 4" : undefined;
  const tips = [
    head && tip(sheet.at(head), sheet.at(curve.at(-1) ?? first)),
    tail && tip(sheet.at(tail), sheet.at(first)),
  ].filter(Boolean);
  const path: Path = { d: line, stroke: tone, width: 1.5, dash };
  const arrows: Path[] = tips.length > 0 ? [{ d: tips.join(""), stroke: tone, width: 1.5 }] : [];
  return [path, ...arrows, ...wordsIn(edge, tone === "line-strong" ? "muted" : tone, sheet)];
}

/** The drawing of a laid-out graph. */
export function drawingOf(graph: Graph): Drawing {
  const [, , width = 0, height = 0] = graph.bb.split(",").map(Number);
  const sheet = new Sheet(height, graph.rankdir === "TB");
  const boxes = graph.objects ?? [];
  const shapes = [
    ...boxes.filter(({ bb }) => bb).flatMap((box) => clusterShapes(box, sheet)),
    ...(graph.edges ?? []).flatMap((edge) => edgeShapes(edge, sheet)),
    ...boxes.filter(({ pos }) => pos).flatMap((box) => nodeShapes(box, sheet)),
  ];
  // A label moved away from its line may exceed the width that Graphviz computed.
  const reach = shapes.flatMap((shape) => ("text" in shape ? [extentOf(shape).right + margin] : []));
  return { width: Math.max(width + 2 * margin, ...reach), height: height + 2 * margin, shapes };
}
