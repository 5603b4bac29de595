/** Finds the place in a JSON text where the cursor stands, as far as the text is written. */
import { findNodeAtLocation, getLocation, parseTree } from "jsonc-parser";
import { type Range, rangeOfNode } from "../../../engine/check/syntax/places.ts";

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
