/** Converts Vega's scene graph to a drawing: every mark becomes a path or a line of text. */
import * as vega from "vega";
import { isTone, moved, type Shape, short, type Tone } from "./drawing.ts";

/** The part of a mark's item that a drawing needs. */
interface Item {
  x?: number;
  y?: number;
  items?: Scene[];
  text?: string | string[];
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  strokeDash?: number[];
  opacity?: number;
  fillOpacity?: number;
  fontSize?: number;
  fontWeight?: string | number;
  align?: "left" | "center" | "right";
  baseline?: string;
  angle?: number;
  dx?: number;
  dy?: number;
}

/** A mark with its items. */
interface Scene {
  marktype: string;
  /** Its role in the chart: a mark, an axis, a part of a legend. */
  role?: string;
  items: Item[];
}

/** Renders a mark's path; Vega exports it without a type. */
const { Marks } = vega as unknown as {
  Marks: { [type: string]: { attr: (emit: (name: string, value: string | number) => void, item: Item) => void } };
};

/** Thrown for a color that is not a tone. */
export class UnknownTone extends Error {}

function toneOf(color: string | undefined): Tone | undefined {
  if (!color || color === "transparent" || color === "none") return undefined;
  if (isTone(color)) return color;
  throw new UnknownTone(color);
}

const anchors = { left: "start", center: "middle", right: "end" } as const;

/** The offset of the baseline for each vertical alignment, in font sizes. */
const drops: { [baseline: string]: number } = { top: 0.79, middle: 0.33, bottom: -0.21, alphabetic: 0 };

function labelShapes(item: Item, x: number, y: number): Shape[] {
  const size = item.fontSize ?? 13;
  const lines = (Array.isArray(item.text) ? item.text : [item.text ?? ""]).map(String);
  const tone = toneOf(item.fill);
  if (!tone || item.opacity === 0) return [];
  const bold = item.fontWeight === "bold" || Number(item.fontWeight) >= 600;
  return lines.filter(Boolean).map((text, index) => ({
    text,
    x: x + (item.dx ?? 0),
    y: y + (item.dy ?? 0) + (drops[item.baseline ?? "alphabetic"] ?? 0) * size + index * (size + 3),
    size,
    tone,
    anchor: anchors[item.align ?? "left"],
    bold,
    turn: item.angle || undefined,
  }));
}

/** The path of an item and its origin, as Vega's own renderers would write it. */
function outlineOf(marktype: string, item: Item): { d: string; x: number; y: number } {
  const written: { [name: string]: string | number } = {};
  Marks[marktype]?.attr((name, value) => {
    written[name] = value;
  }, item);
  const [x = 0, y = 0] = (/translate\(([^)]*)\)/.exec(String(written.transform ?? ""))?.[1] ?? "")
    .split(",")
    .map(Number);
  const d = marktype === "rule" ? `M0 0L${short(Number(written.x2))} ${short(Number(written.y2))}` : written.d;
  return { d: String(d ?? ""), x, y };
}

/** Marks that draw a single path through all their items. */
const through = new Set(["line", "area"]);

function shapesOf({ marktype, role, items }: Scene, x: number, y: number): Shape[] {
  const drawn = through.has(marktype) ? items.slice(0, 1) : items;
  return drawn.flatMap((item): Shape[] => {
    if (marktype === "group")
      return (item.items ?? []).flatMap((scene) => shapesOf(scene, x + (item.x ?? 0), y + (item.y ?? 0)));
    if (marktype === "text") return labelShapes(item, x + (item.x ?? 0), y + (item.y ?? 0));
    if (item.opacity === 0) return [];
    const [fill, stroke] = [toneOf(item.fill), toneOf(item.stroke)];
    const outline = outlineOf(marktype, item);
    if (!outline.d || (!fill && !stroke)) return [];
    return [
      {
        d: moved(outline.d, x + outline.x, y + outline.y),
        fill,
        stroke,
        width: item.strokeWidth,
        dash: item.strokeDash?.join(" ") || undefined,
        opacity: item.fillOpacity === 1 ? undefined : item.fillOpacity,
        sign: role === "legend-symbol" || undefined,
      },
    ];
  });
}

/** The shapes of a rendered view, relative to the corner of its padding. */
export function shapesIn(view: vega.View): Shape[] {
  const [left, top] = view.origin();
  const padding = view.padding() as { left: number; top: number };
  const [root] = (view.scenegraph() as unknown as { root: Scene }).root.items;
  return (root?.items ?? []).flatMap((scene) => shapesOf(scene, left + padding.left, top + padding.top));
}
