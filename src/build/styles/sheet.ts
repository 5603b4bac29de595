/** A stylesheet as parts: parsed once, and filtered for every page. */
import postcss, { type ChildNode } from "postcss";
import { type Selector, selectorsOf } from "./selectors.ts";

/** A declaration of a rule, or a rule inside it, which has no property. */
export interface Declaration {
  text: string;
  property?: string;
  value: string;
  isImportant?: boolean;
}

/** A rule. */
export interface Style {
  kind: "style";
  selectors: Selector[];
  declarations: Declaration[];
}

/** An at-rule around other rules. */
interface Group {
  kind: "group";
  opening: string;
  inside: Part[];
  /** Whether it is a condition, such as a media query, under which the rules inside apply like all others. */
  isConditional: boolean;
}

/** Anything else: a font, the steps of an animation with its name. */
interface Other {
  kind: "other";
  text: string;
  animation?: string;
}

/** A part of a stylesheet. */
export type Part = Style | Group | Other;

const conditions = new Set(["media", "supports", "container"]);

function declarationOf(node: ChildNode): Declaration {
  if (node.type !== "decl") return { text: `${node}`, value: `${node}` };
  const { prop: property, value, important: isImportant, raws } = node;
  // PostCSS would print the same, but takes three times as long.
  const weight = isImportant ? (raws.important ?? "!important") : "";
  return { text: `${property}${raws.between}${raws.value?.raw ?? value}${weight}`, property, value, isImportant };
}

function partOf(node: ChildNode): Part {
  if (node.type === "rule")
    return { kind: "style", selectors: selectorsOf(node.selector), declarations: node.nodes.map(declarationOf) };
  if (node.type !== "atrule") return { kind: "other", text: `${node}` };
  if (node.name.endsWith("keyframes")) return { kind: "other", text: `${node}`, animation: node.params };
  if (!node.nodes?.some(({ type }) => type === "rule" || type === "atrule"))
    return { kind: "other", text: node.nodes ? `${node}` : `${node};` };
  const { afterName = " ", between = "" } = node.raws;
  return {
    kind: "group",
    opening: `@${node.name}${afterName}${node.params}${between}{`,
    inside: node.nodes.map(partOf),
    isConditional: conditions.has(node.name),
  };
}

/** The parts of a stylesheet. */
export const partsOf = (css: string): Part[] => postcss.parse(css).nodes.map(partOf);

/** A stylesheet of some parts. */
export const textOf = (parts: Part[]): string =>
  parts
    .map((part) => {
      if (part.kind === "other") return part.text;
      if (part.kind === "group") return `${part.opening}${textOf(part.inside)}}`;
      return `${part.selectors.map(({ text }) => text).join(",")}{${part.declarations.map(({ text }) => text).join(";")}}`;
    })
    .join("");
