/** Finds places in a JSON text, as far as it is written: what a JSON pointer leads to, and the way to where the cursor stands. */
import { findNodeAtLocation, getLocation, type Node, parseTree } from "jsonc-parser";

/** A stretch of a text. */
export interface Range {
  from: number;
  to: number;
}

const rangeOfNode = ({ offset, length }: Pick<Node, "offset" | "length">): Range => ({
  from: offset,
  to: offset + length,
});

/** The steps of a JSON pointer, as jsonc-parser takes them. */
const stepsOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

const below = (node: Node, step: string): Node | undefined =>
  findNodeAtLocation(node, [node.type === "array" ? Number(step) : step]);

/**
 * Finds what JSON pointers lead to in a text: a property with its name, an entry, or what is nearest to it of what is there.
 */
export function placesIn(text: string): (pointer: string) => Range {
  const top = parseTree(text);
  return (pointer) => {
    if (!top || pointer === "") return { from: 0, to: top ? Math.min(top.offset + 1, text.length) : 0 };
    let node = top;
    for (const step of stepsOf(pointer)) {
      const next = below(node, step);
      if (!next) break;
      node = next;
    }
    return rangeOfNode(node.parent?.type === "property" ? node.parent : node);
  };
}

/** Where the cursor stands: the way to the value around it or to be, and whether a name or a value belongs there. */
export interface Spot {
  /** Of the object whose name is written, or of the value that is. */
  steps: string[];
  role: "name" | "value";
  /** What is written there so far. */
  range: Range;
  /** The name that is written there, where one belongs. */
  name: string;
  /** The names that the object has. */
  names: string[];
}

/** The names that the object at a path has. */
function namesAt(text: string, steps: (string | number)[]): string[] {
  const top = parseTree(text);
  const object = top && (steps.length > 0 ? findNodeAtLocation(top, steps) : top);
  return (object?.children ?? []).flatMap(({ children }) => children?.[0]?.value ?? []);
}

/** The spot of a position; nothing where neither a name nor a value can stand. */
export function spotAt(text: string, pos: number): Spot | undefined {
  const { path, previousNode: written, isAtPropertyKey } = getLocation(text, pos);
  const isInside = written && written.offset < pos && pos <= written.offset + written.length;
  const range = isInside ? rangeOfNode(written) : { from: pos, to: pos };
  const before = text.slice(0, range.from).trimEnd().at(-1) ?? "";
  const steps = path.map(String);
  if (!isAtPropertyKey) return /[[,:]/.test(before) ? { steps, role: "value", range, name: "", names: [] } : undefined;
  if (!/[{,]/.test(before)) return undefined;
  const [object, name = ""] = [path.slice(0, -1), steps.at(-1)];
  return { steps: steps.slice(0, -1), role: "name", range, name, names: namesAt(text, object) };
}
