/** HTML as text: read with a parser, so that prose and code samples are never taken for markup, and escaped. */
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from "parse5";

/** Text as it may stand in HTML. */
export const escapedText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Text as it may stand in an attribute, between double quotation marks. */
export const escapedAttribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** An element of a parsed document. */
export type Element = DefaultTreeAdapterMap["element"];

/**
 * Every element of some HTML in its order; what stands inside templates is left out.
 * @param places whether each says its place in the source too, which takes almost as long again
 */
export function elementsOf(html: string, places = false): Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterMap["node"]): void => {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: places, scriptingEnabled: false }));
  return found;
}

/** An attribute's value, or nothing. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The text of an element that holds nothing else: a script, a style. */
export const textContentOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");

/** Scripts and styles that stand in the document itself and are run or applied; data blocks are neither. */
export const inlinedIn = (elements: Element[], tag: "script" | "style"): string[] =>
  elements
    .filter(({ tagName }) => tagName === tag)
    .filter((element) => attributeOf(element, "src") === undefined)
    .filter((element) => attributeOf(element, "type") !== "application/ld+json")
    .map(textContentOf);
