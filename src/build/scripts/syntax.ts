/** Syntax trees of sources. */
import { parseAst } from "vite";

/** A node, with the properties that are used here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  computed?: boolean;
  object?: Node;
  property?: Node;
  properties?: Node[];
  key?: Node;
  id?: Node;
  typeAnnotation?: Node | null;
  declaration?: Node;
  declarations?: Node[];
  specifiers?: Node[];
  exported?: Node;
  expression?: Node;
  local?: Node;
  source?: Node;
  value?: unknown;
  init?: Node;
  callee?: Node;
  arguments?: Node[];
  params?: Node[];
  body?: Node | Node[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string" && "start" in value;

/** The syntax tree of a TypeScript source. */
export const parsed = (file: string, source: string): Node =>
  parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }, file) as unknown as Node;

/** A node, and the one that contains it. */
interface Place {
  node: Node;
  around?: Node;
}

/** A node with all its descendants, parents first; they are added to `places`, since copying lists of thousands takes longer. */
export function walked(node: Node, around?: Node, places: Place[] = []): Place[] {
  places.push({ node, around });
  for (const one of Object.values(node).flat()) if (isNode(one)) walked(one, node, places);
  return places;
}

/** The dotted path after a name: for `spoken.form.add` it is `form.add`; undefined for anything else. */
export function rootName({ type, object, property, computed }: Node, name: string): string | undefined {
  if (type !== "MemberExpression" || computed || !object || !property?.name) return undefined;
  if (object.type === "Identifier") return object.name === name ? property.name : undefined;
  const path = rootName(object, name);
  return path === undefined ? undefined : `${path}.${property.name}`;
}
