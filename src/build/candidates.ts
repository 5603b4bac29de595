/**
 * Leaves out of a stylesheet what a page cannot use, by the names in its selectors alone. PurgeCSS parses every selector anew for
 * each page; with four fifths of them left out before, styles take half the processor time.
 */
import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";
import type { Names } from "./names.ts";

/** A part of a stylesheet as text. */
interface Part {
  /** A rule, or the opening of a conditional group. */
  text: string;
  /** The names that each selector of a rule requires; a rule without is always left in. */
  required?: string[][];
  /** The rules of a conditional group, and its closing. */
  inside?: Part[];
  end?: string;
}

/** Conditional group rules. */
export const conditions = new Set(["media", "supports", "container"]);

/** Pseudo-elements that only an input has. */
const ofInputs = /::(?:-webkit-(?:datetime|search|color|inner)|file-selector)/;

const parenthesized = /\([^()]*\)/g;

/** The names that a selector requires outside of pseudo-classes, or by a pseudo-element; undefined if it has escapes. */
function requiredBy(selector: string): string[] | undefined {
  if (selector.includes("\\")) return undefined;
  let [plain, before] = [selector.replace(/\[[^\]]*\]/g, ""), ""];
  while (plain !== before) [before, plain] = [plain, plain.replace(parenthesized, "")];
  const names = plain.replace(/::?[\w-]+/g, "").match(/[a-z_][\w-]*|-+[a-z_][\w-]*/gi) ?? [];
  return ofInputs.test(plain) ? [...names, "input"] : names;
}

function groupOf(node: AtRule, children: ChildNode[]): Part {
  const { afterName = " ", between = "", after = "", before = "" } = node.raws;
  const text = `${before}@${node.name}${afterName}${node.params}${between}{`;
  return { text, inside: children.map(partOf), end: `${after}}` };
}

/** Whether a rule is only about Bootstrap's focus ring, which the one of src/styles/base.css always replaces. */
const isOtherRing = ({ selectors, nodes }: Rule): boolean =>
  selectors.every((selector) => selector.endsWith(":focus-visible")) &&
  nodes.every(
    (node) =>
      node.type === "decl" &&
      !node.important &&
      (node.prop === "box-shadow" || `${node.prop}:${node.value}` === "outline:0"),
  );

function partOf(node: ChildNode): Part {
  if (node.type === "atrule" && node.nodes && conditions.has(node.name)) return groupOf(node, node.nodes);
  const text = `${node.raws.before ?? ""}${node}`;
  if (node.type === "atrule" && !node.nodes) return { text: `${text};` };
  if (node.type !== "rule") return { text };
  if (isOtherRing(node)) return { text: "" };
  const required = node.selectors.map(requiredBy);
  return required.includes(undefined) ? { text } : { text, required: required as string[][] };
}

/** The last stylesheet: most calls are for the same one. */
let last: { css: string; parts: Part[] } | undefined;

function partsOf(css: string): Part[] {
  if (last?.css !== css) last = { css, parts: postcss.parse(css).nodes.map(partOf) };
  return last.parts;
}

/** The stylesheet without rules and groups of which no selector's names all occur on a page. */
export function candidates(css: string, { tags, classes, ids, undetermined, built }: Names): string {
  const known = new Set([...tags, ...classes, ...ids, ...undetermined]);
  const isKnown = (name: string) => known.has(name) || built.some((start) => name.startsWith(start));
  const written = ({ text, required, inside, end = "" }: Part): string => {
    if (required && !required.some((names) => names.every(isKnown))) return "";
    if (!inside) return text;
    const left = inside.map(written).join("");
    return left && text + left + end;
  };
  return partsOf(css).map(written).join("");
}
