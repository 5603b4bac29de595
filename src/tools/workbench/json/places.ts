/** Locates places in JSON text by its syntax tree: the target of a JSON pointer, and the path at the cursor. */
import { ensureSyntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import type { SyntaxNode } from "@lezer/common";

/** A range of a text. */
export interface Range {
  from: number;
  to: number;
}

const treeOf = (state: EditorState) => ensureSyntaxTree(state, state.doc.length, 1000);

const isValue = ({ name }: SyntaxNode) => /^(Object|Array|String|Number|True|False|Null)$/.test(name);

/** The values of a list, in order. */
export function entriesOf(list: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = list.firstChild; child; child = child.nextSibling) if (isValue(child)) found.push(child);
  return found;
}

/** The decoded value of a string or name; unfinished ones are returned as they are. */
export function unquoted(state: EditorState, { from, to }: Range): string {
  const written = state.sliceDoc(from, to);
  try {
    return String(JSON.parse(written));
  } catch {
    return written.replace(/^"|"$/g, "");
  }
}

/** The name of a property's node. */
export function nameOf(state: EditorState, property: SyntaxNode): string {
  const name = property.getChild("PropertyName");
  return name ? unquoted(state, name) : "";
}

const valueIn = (property: SyntaxNode): SyntaxNode | null => {
  const last = property.lastChild;
  return last && isValue(last) ? last : null;
};

function inner(state: EditorState, node: SyntaxNode, step: string): SyntaxNode | undefined {
  if (node.name === "Array") return entriesOf(node)[Number(step)];
  return node.getChildren("Property").find((property) => nameOf(state, property) === step);
}

/** The range of a JSON pointer's target: a property with its name, an entry, or the nearest existing parent. */
export function rangeOf(state: EditorState, pointer: string): Range {
  const top = treeOf(state)?.topNode.firstChild;
  if (!top || pointer === "") return { from: 0, to: top ? Math.min(top.from + 1, state.doc.length) : 0 };
  let node: SyntaxNode = top;
  for (const part of pointer.split("/").slice(1)) {
    const holder = node.name === "Property" ? valueIn(node) : node;
    const next = holder && inner(state, holder, part.replaceAll("~1", "/").replaceAll("~0", "~"));
    if (!next) break;
    node = next;
  }
  return { from: node.from, to: node.to };
}

/** The place of the cursor: the path of the value that contains it, and whether a name or value belongs there. */
export interface Spot {
  /** The path of the object that contains the name, or of the value. */
  steps: string[];
  role: "name" | "value";
  /** The text that is already there. */
  range: Range;
  /** The names that the object already has. */
  names: string[];
}

function wayTo(state: EditorState, node: SyntaxNode): string[] {
  const steps: string[] = [];
  for (let at: SyntaxNode | null = node; at?.parent; at = at.parent) {
    const { parent } = at;
    if (parent.name === "Property" && at.name !== "PropertyName") steps.unshift(nameOf(state, parent));
    if (parent.name === "Array") {
      const { from } = at;
      steps.unshift(String(entriesOf(parent).filter((entry) => entry.from < from).length));
    }
  }
  return steps;
}

const namesOf = (state: EditorState, object: SyntaxNode | null) =>
  (object?.getChildren("Property") ?? []).map((property) => nameOf(state, property));

/** The place at a position; undefined where neither a name nor a value can be. */
export function spotAt(state: EditorState, pos: number): Spot | undefined {
  const tree = treeOf(state);
  if (!tree) return undefined;
  let node = tree.resolveInner(pos, -1);
  if ((node.type.isError || /^[[{,:]$/.test(node.name)) && node.parent) node = node.parent;
  const empty = { from: pos, to: pos };
  if (node.name === "PropertyName") {
    const object = node.parent?.parent ?? null;
    return { steps: object ? wayTo(state, object) : [], role: "name", range: node, names: namesOf(state, object) };
  }
  if (isValue(node) && node.name !== "Object" && node.name !== "Array")
    return { steps: wayTo(state, node), role: "value", range: node, names: [] };
  if (node.name === "Property" && !valueIn(node)) {
    const isNamed = state.sliceDoc(node.from, pos).trimEnd().endsWith(":");
    return isNamed
      ? { steps: [...wayTo(state, node), nameOf(state, node)], role: "value", range: empty, names: [] }
      : undefined;
  }
  const before = state.sliceDoc(Math.max(0, node.from), pos).trimEnd().at(-1);
  if (node.name === "Object" && (before === "{" || before === ","))
    return { steps: wayTo(state, node), role: "name", range: empty, names: namesOf(state, node) };
  if (node.name === "Array" && (before === "[" || before === ",")) {
    const index = entriesOf(node).filter(({ to }) => to <= pos).length;
    return { steps: [...wayTo(state, node), String(index)], role: "value", range: empty, names: [] };
  }
  return undefined;
}
