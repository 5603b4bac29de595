/** Locates JSON pointers in the text of a document, as far as it is written. */
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { stepsOfPointer } from "../../schema/path.ts";

/** A range of a text. */
export interface Range {
  from: number;
  to: number;
}

/** The range of a node of the parsed text. */
export const rangeOfNode = ({ offset, length }: Pick<Node, "offset" | "length">): Range => ({
  from: offset,
  to: offset + length,
});

const below = (node: Node, step: string): Node | undefined =>
  findNodeAtLocation(node, [node.type === "array" ? Number(step) : step]);

/** Locates JSON pointers in a text: a property with its name, an entry, or the nearest existing parent. */
export function placesIn(text: string): (pointer: string) => Range {
  const top = parseTree(text);
  return (pointer) => {
    if (!top || pointer === "") return { from: 0, to: top ? Math.min(top.offset + 1, text.length) : 0 };
    let node = top;
    for (const step of stepsOfPointer(pointer)) {
      const next = below(node, step);
      if (!next) break;
      node = next;
    }
    return rangeOfNode(node.parent?.type === "property" ? node.parent : node);
  };
}
