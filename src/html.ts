/** Helpers for HTML as text: parsing, so that prose and code samples are never mistaken for markup, and escaping. */
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from "parse5";

const entities: { [sign: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text content, of XML too. */
export const escapedText = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? "");

/** Escapes the value of a double-quoted attribute, of XML too. */
export const escapedAttribute = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? "");

/**
 * Makes the root-relative addresses of markup absolute: a `base` element would move links to the page's own fields, too. In
 * markup that React or our Markdown has rendered, quotation marks only delimit attributes.
 */
export const withOrigin = (markup: string, origin: string): string =>
  markup.replace(/ (href|src|srcset)="\/(?!\/)/g, (_, name: string) => ` ${name}="${escapedAttribute(origin)}/`);

/** An element of a parsed document. */
export type Element = DefaultTreeAdapterMap["element"];

/**
 * Every element of an HTML document, in order, without the contents of templates.
 * @param places whether to record source locations, which nearly doubles the time
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

/** An attribute's value; undefined if it is missing. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The text of an element that contains only text: a script, a style. */
export const textContentOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");

/** The inline scripts or styles of a document that are executed or applied; data blocks are not. */
export const inlinedIn = (elements: Element[], tag: "script" | "style"): string[] =>
  elements
    .filter(({ tagName }) => tagName === tag)
    .filter((element) => attributeOf(element, "src") === undefined)
    .filter((element) => attributeOf(element, "type") !== "application/ld+json")
    .map(textContentOf);
