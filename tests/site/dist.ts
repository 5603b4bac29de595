/** The built site as a visitor without scripts reads it: parsed documents, and their readable text. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Window } from "happy-dom";
import { builtOf } from "../../src/serve/build-record.ts";
import { routes } from "./routes.ts";

const root = fileURLToPath(new URL("../../dist/", import.meta.url));

if (!existsSync(join(root, "index.html")))
  throw new Error("dist/index.html is not there\n  fix: build the site first, with npm run build");

/** The text of a link, and its target. */
export type Link = [text: string, href: string];

/** The assets of the last build, from the site's root; those of earlier builds are beside them. */
export const assets: string[] = (builtOf(join(root, ".."), "site")?.assets?.[0] ?? [])
  .filter((file) => file.startsWith("dist/"))
  .map((file) => file.replace(/^dist\//, ""));

/** Every file of the built site, from its root. */
export const files: string[] = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll("\\", "/"))
  .filter((file) => !file.startsWith("assets/") || assets.includes(file))
  .sort();

/** The path of a file on this machine. */
export const pathOf = (file: string): string => join(root, file);

/** A file's text. */
export const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** The file of a route's document; "/404" is the not-found page. */
export const fileOf = (route: string): string => (route === "/404" ? "404.html" : join(route, "index.html").slice(1));

/** Every expected document: the routes, and the not-found page. */
export const allPages: string[] = [...routes, "/404"];

/** The pages of a route's list: those of the blog's, the newest articles first, or the route's own. */
export const partsOf = (route: string): string[] => [
  route,
  ...files
    .flatMap((file) => /^blog\/page\/(\d+)\/index\.html$/.exec(file)?.[1] ?? [])
    .sort((a, b) => Number(a) - Number(b))
    .filter(() => route === "/blog")
    .map((number) => `/blog/page/${number}`),
];

const parser = new new Window().DOMParser();
const parsed = new Map<string, Document>();

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A file of the site as a document. Happy DOM does not support CDATA sections. */
export const parse = (file: string, type: "text/html" | "application/xml"): Document =>
  parser.parseFromString(
    read(file).replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_section, text: string) => escaped(text)),
    type,
  ) as unknown as Document;

/** A route's document. */
export function documentOf(route: string): Document {
  const document = parsed.get(route) ?? parse(fileOf(route), "text/html");
  parsed.set(route, document);
  return document;
}

const silent = new Set(["SVG", "SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT"]);
const inline = new Set(["A", "B", "CODE", "EM", "I", "SPAN", "STRONG", "SUB", "SUP", "TIME"]);
const isHidden = /(^|\s)visually-hidden(\s|$)/;

function gather(node: Node, out: string[]): void {
  for (const child of node.childNodes) {
    if (child.nodeType === 3) out.push(child.textContent ?? "");
    if (child.nodeType !== 1) continue;
    const element = child as Element;
    const name = element.tagName.toUpperCase();
    if (silent.has(name) || isHidden.test(element.getAttribute("class") ?? "")) continue;
    if (!inline.has(name)) out.push(" ");
    gather(element, out);
    if (!inline.has(name)) out.push(" ");
  }
}

/** The readable text of an element, blocks set apart, without drawings and texts for screen readers only. */
export function textOf(element: Element): string {
  const out: string[] = [];
  gather(element, out);
  return out.join("").replace(/\s+/g, " ").trim();
}

/** All elements that match. */
export const all = (scope: Document | Element, selector: string): Element[] => [...scope.querySelectorAll(selector)];

/** The only element that matches. */
export function one(scope: Document | Element, selector: string): Element {
  const found = all(scope, selector);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${found.length} elements match ${selector}; one was expected`);
  return element;
}

/** The readable text of each element that matches. */
export const texts = (scope: Document | Element, selector: string): string[] => all(scope, selector).map(textOf);

/** The links that match. */
export const links = (scope: Document | Element, selector = "a"): Link[] =>
  all(scope, selector).map((link) => [textOf(link), link.getAttribute("href") ?? ""]);

/** The values of an attribute on all elements that match. */
export const attributes = (scope: Document | Element, selector: string, name: string): string[] =>
  all(scope, selector).map((element) => element.getAttribute(name) ?? "");
