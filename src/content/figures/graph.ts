/** What Graphviz has laid out, as far as a diagram is drawn from it. Units are points, y grows upwards. */

/** A place. */
export type Point = [x: number, y: number];

/** An instruction to draw; only those for words are used. */
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

/** A node, or a cluster with its `bb`. */
export interface Box extends Attributes {
  _gvid: number;
  name: string;
  pos?: string;
  bb?: string;
  width?: string;
  height?: string;
  shape?: string;
}

/** A connection. */
export interface Edge extends Attributes {
  tail: number;
  head: number;
  pos?: string;
  dir?: string;
}

/** A laid out graph. */
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

/** The points of a connection's curve, without its arrows' tips, which `tips` has. */
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
