/** Finds the cursor's place in a JSON text, which may be incomplete. */
import { findNodeAtLocation, getLocation, parseTree } from "jsonc-parser";
import { type Range, rangeOfNode } from "../../../engine/check/syntax/places.ts";

/** The cursor's place: its path, and whether a property name or a value belongs there. */
export interface Spot {
  /** The path of the object whose property name is being written, or of the value that is. */
  steps: string[];
  role: "name" | "value";
  /** The range of what is written there so far. */
  range: Range;
  /** The property name that is written there; empty if a value belongs there. */
  name: string;
  /** The property names that the object has; none if a value belongs there. */
  names: string[];
}

/** The property names of the object at a path. */
function namesAt(text: string, steps: (string | number)[]): string[] {
  const top = parseTree(text);
  const object = top && (steps.length > 0 ? findNodeAtLocation(top, steps) : top);
  return (object?.children ?? []).flatMap(({ children }) => children?.[0]?.value ?? []);
}

/** The spot at a position; undefined where neither a name nor a value may be. */
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
