/** What a selector requires of a page: the names that must occur there for it to match anything. */
import parser, { type Node } from "postcss-selector-parser";
import { typesWith } from "./input-parts.ts";
import { fits, type Names } from "./names.ts";

/** Which names occur on a page, by type. */
interface Found {
  tag: (name: string) => boolean;
  class: (name: string) => boolean;
  id: (name: string) => boolean;
  attribute: (name: string) => boolean;
  value: (fits: (value: string) => boolean) => boolean;
}

/** A requirement of a selector. */
type Need = (found: Found) => boolean;

/** Bootstrap's components of these names are unused; our scripts name attributes of the same names. */
const unusedClasses = new Set(["popover", "placeholder"]);

/** Attributes that visitors change. */
const changing = new Set(["value", "checked", "selected", "open"]);

/** Prepares the names of a page for the requirements of selectors. */
export function foundIn({ tags, classes, ids, attributes, undetermined, built }: Names): Found {
  const among = (names: string[]) => {
    const all = new Set([...names, ...undetermined]);
    return (name: string) => all.has(name) || built.some((start) => name.startsWith(start));
  };
  const values = [...attributes.values, ...undetermined];
  return {
    tag: among(tags),
    class: among(classes),
    id: among(ids),
    attribute: among(attributes.names),
    value: (fits) => values.some(fits),
  };
}

/** Matches pseudo-classes with a list: alternatives, with the prefixes of any browser, or what an element must contain. */
const isList = /^:(is|where|has|-webkit-any|-moz-any)$/;

const fulfilled = (needs: Need[], found: Found): boolean => needs.every((need) => need(found));

function needOf(node: Node): Need[] {
  if (node.type === "class") return [(found) => !unusedClasses.has(node.value) && found.class(node.value)];
  if (node.type === "tag") return [({ tag }) => tag(node.value)];
  if (node.type === "id") return [({ id }) => id(node.value)];
  if (node.type === "attribute") {
    if (changing.has(node.attribute)) return [];
    const { attribute, operator = "", value = "" } = node;
    return [(page) => page.attribute(attribute) && (!operator || page.value((found) => fits(operator, value, found)))];
  }
  if (node.type === "pseudo" && node.value === ":disabled") return [({ attribute }) => attribute("disabled")];
  const types = node.type === "pseudo" && typesWith(node.value);
  if (types) return [({ tag, value }) => tag("input") && value((found) => types.includes(found))];
  if (node.type !== "pseudo" || !isList.test(node.value)) return [];
  const alternatives = node.nodes.map(needsOf);
  return [(found) => alternatives.some((needs) => fulfilled(needs, found))];
}

/** Only a script can make a checkbox indeterminate; a group of radio buttons often is. */
const isUndecided = ({ nodes }: parser.Selector): boolean =>
  nodes.some((node) => node.type === "attribute" && node.value === "checkbox") &&
  nodes.some((node) => node.type === "pseudo" && node.value === ":indeterminate");

function needsOf(selector: parser.Selector): Need[] {
  const needs = selector.nodes.flatMap(needOf);
  return isUndecided(selector) ? [...needs, ({ attribute }) => attribute("indeterminate")] : needs;
}

/** A selector or a part of one, and what it requires. */
interface Piece {
  text: string;
  needs: Need[];
}

/** A selector of a rule. */
export interface Selector extends Piece {
  /** Its `:is()` lists of single classes: leaving out some does not change the specificity, as it could in other lists. */
  lists: { text: string; classes: Piece[] }[];
}

const pieceOf = (selector: parser.Selector): Piece => ({ text: `${selector}`.trim(), needs: needsOf(selector) });

const isClass = ({ nodes }: parser.Selector): boolean => nodes.length === 1 && nodes[0]?.type === "class";

/** The selectors of a rule. */
export const selectorsOf = (list: string): Selector[] =>
  parser()
    .astSync(list)
    .nodes.map((selector) => ({
      ...pieceOf(selector),
      lists: selector.nodes.flatMap((node) =>
        node.type === "pseudo" && node.value === ":is" && node.nodes.every(isClass)
          ? [{ text: `${node}`, classes: node.nodes.map(pieceOf) }]
          : [],
      ),
    }));

/** Whether a selector can match something on a page. */
export const canMatch = ({ needs }: Selector, found: Found): boolean => fulfilled(needs, found);

/** A selector without the classes in its lists that a page does not have. */
export const forPage = (selector: Selector, found: Found): Selector => ({
  ...selector,
  text: selector.lists.reduce((text, list) => {
    const left = list.classes.filter(({ needs }) => fulfilled(needs, found)).map((one) => one.text);
    return text.replace(list.text, left.length === 1 ? `${left}` : `:is(${left})`);
  }, selector.text),
});
