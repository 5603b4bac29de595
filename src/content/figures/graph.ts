/** Graphviz's layout, as far as diagrams need it. Units are points, the y axis points up. */

/** A point. */
export type Point = [x: number, y: number];

/** A drawing instruction; only those for text are used. */
interface Op {
  op: string;
  pt?: Point;
  align?: "l" | "c" | "r";
  text?: string;
  size?: number;
  face?: string;
}

interface Attributes {
  [name: string]: unknown;
  class?: string;
  style?: string;
  label?: string;
  _ldraw_?: Op[];
}

/** A node, or a cluster, which has `bb`. */
export interface Box extends Attributes {
  _gvid: number;
  name: string;
  pos?: string;
  bb?: string;
  width?: string;
  height?: string;
  shape?: string;
}

/** An edge. */
export interface Edge extends Attributes {
  tail: number;
  head: number;
  pos?: string;
  dir?: string;
}

/** A laid-out graph. */
export interface Graph extends Attributes {
  bb: string;
  objects?: Box[];
  edges?: Edge[];
  title?: string;
  description?: string;
  note?: string;
  rankdir?: string;
  narrow?: string;
  apart?: string;
}

/** The points of an edge's curve, and separately those of its arrowheads. */
export function curveOf({ pos = "" }: Edge): { curve: Point[]; head?: Point; tail?: Point } {
  const read = (text: string): Point => text.split(",").slice(-2).map(Number) as Point;
  const parts = pos.split(" ").filter(Boolean);
  const head = parts.find((part) => part.startsWith("e,"));
  const tail = parts.find((part) => part.startsWith("s,"));
  return {
    curve: parts.filter((part) => !/^[es],/.test(part)).map(read),
    head: head ? read(head) : undefined,
    tail: tail ? read(tail) : undefined,
  };
}
