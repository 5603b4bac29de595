/** The links of rendered pages: each leads to a page, a form, a file or an anchor of the site. */
import { isPlain } from "../../engine/check/across-documents/pages.ts";
import { type Finding, inFull, quote } from "../../engine/check/problem.ts";
import { lookalike, nearest } from "../../engine/check/suggest.ts";
import { attributeOf, type Element } from "../../html.ts";
import { brand } from "../../site.ts";

/** What a document links to, and what in it can be linked to. */
export interface Linked {
  /** Links to this site, and those with an unknown scheme, as they are written. */
  links: string[];
  /** The URLs of pictures, without those that the build has drawn. */
  shown: string[];
  ids: string[];
  /** The ids of several elements, with the tags of these. */
  repeated: { id: string; tags: string[] }[];
}

/** Everything that can be linked to. */
export interface Targets {
  routes: ReadonlySet<string>;
  isFile: (path: string) => boolean;
  idsOf: (route: string) => ReadonlySet<string> | Promise<ReadonlySet<string>>;
}

/** A broken link. */
interface Broken extends Finding {
  href: string;
}

/** The schemes that links may have; where such links lead is not checked. */
const schemes = ["https:", "http:", "mailto:", "tel:", "sms:", "webcal:"];

/** The scheme of an address, in lower case; none for one on this site. */
const schemeOf = (href: string): string | undefined => /^[a-z][a-z\d+.-]*:/i.exec(href)?.[0].toLowerCase();

const isElsewhere = (href: string): boolean => href.startsWith("//") || schemes.includes(schemeOf(href) ?? "");

/** A picture that the build has drawn. */
const drawn = /^(\/assets\/[\w-]+\.svg$|data:)/;

/** Whether an element is in the knowledge base, which by the spec lists articles that are not yet written. */
const isListed = ({ parentNode }: Element): boolean =>
  parentNode !== null &&
  "tagName" in parentNode &&
  (attributeOf(parentNode, "class") === "knowledge" || isListed(parentNode));

/** The URLs of this site in a document's metadata: its canonical URL, and the URL and picture of its card. */
function namedIn({ tagName, attrs }: Element): string[] {
  const said = new Map(attrs.map(({ name, value }) => [name, value]));
  const isNamed = said.get("rel") === "canonical" || ["og:url", "og:image"].includes(said.get("property") ?? "");
  const address = (isNamed && said.get(tagName === "link" ? "href" : "content")) || "";
  return address.startsWith(`${brand.url}/`) ? [address.slice(brand.url.length)] : [];
}

/** The route whose card a path is; cards are drawn by the build. */
function routeOfCard(pathname: string): string | undefined {
  const [, name] = /^\/cards\/(.+)\.png$/.exec(pathname) ?? [];
  return name === "index" ? "/" : name && `/${name}`;
}

/** Reads the links of a parsed document. */
export function linkedIn(elements: Element[]): Linked {
  const valuesOf = (tag: string, name: string) =>
    elements.filter(({ tagName }) => tagName === tag).map((element) => [element, attributeOf(element, name)] as const);
  const links = valuesOf("a", "href").flatMap(([element, href]) =>
    href === undefined || href === "#" || isElsewhere(href) || isListed(element) ? [] : [href],
  );
  const shown = valuesOf("img", "src").flatMap(([, src = ""]) => (drawn.test(src) ? [] : [src]));
  const tagsOf = new Map<string, string[]>();
  for (const element of elements) {
    const id = attributeOf(element, "id");
    if (id !== undefined) tagsOf.set(id, [...(tagsOf.get(id) ?? []), element.tagName]);
  }
  const repeated = [...tagsOf].flatMap(([id, tags]) => (tags.length > 1 ? [{ id, tags }] : []));
  const named = elements.flatMap(namedIn);
  return { links: [...new Set([...links, ...named])], shown: [...new Set(shown)], ids: [...tagsOf.keys()], repeated };
}

/** An address as its author wrote it: Markdown percent-encodes letters outside ASCII. */
export const asWritten = (href: string): string =>
  href.replace(/(?:%[89a-f][\da-f])+/gi, (bytes) => {
    const text = Buffer.from(bytes.replaceAll("%", ""), "hex").toString();
    return text.includes("\ufffd") ? bytes : text;
  });

/** A link with an unknown scheme, such as `htps://…`. */
function strange(href: string, scheme: string): Broken {
  const near = nearest(scheme, schemes);
  const fix = `write ${near ? inFull(near + href.slice(scheme.length)) : 'the whole address, "https://…", or the path of a page'}`;
  return { href, expected: `a path, or an address with ${schemes.join(", ")}`, found: quote(href), fix };
}

/** The fix for a link to which nothing similar exists. */
function fixOf(route: string): string {
  if (/\.(png|jpe?g|gif|webp|avif|svg)$/i.test(route))
    return "write the card of a page, /cards/<route>.png, or the whole address, https://…, of a picture elsewhere";
  const [, paper] = /^\/downloads\/(.+)\.pdf$/.exec(route) ?? [];
  const file = paper ? `papers/${paper}.md` : `pages${route}.ts`;
  const first = paper || isPlain(route) ? `write ${file}, ` : "";
  return `${first}remove the link, or write the whole address, https://…, if something else answers there`;
}

async function brokenLink(path: string, href: string, { routes, isFile, idsOf }: Targets): Promise<Broken[]> {
  const scheme = schemeOf(href);
  if (scheme) return [strange(href, scheme)];
  const urlFrom = (base: string) => new URL(href, `http://localhost${base}`);
  const routeOf = (pathname: string) => pathname.replace(/(.)\/$/, "$1");
  const { pathname, hash } = urlFrom(path);
  const route = routeOf(pathname);
  const found = quote(asWritten(href));
  const expected = "the path of a page, a form or a file of this site";
  if (href === "") return [{ href, expected, found, fix: "write its target, or the text without a link" }];
  const isRoute = (one: string) => one === path || routes.has(one);
  const isPage = (at: string) => isRoute(routeOf(at)) || isRoute(routeOfCard(at) ?? routeOf(at));
  const isThere = (at: string) => isPage(at) || isFile(at.slice(1));
  const meant = [path, "/"].map(urlFrom).find((url) => isThere(url.pathname));
  if (meant && /^[^/#?]/.test(href)) {
    const whole =
      "a path that begins with /: many hosts add a slash to a page's address, relative to which this leads elsewhere";
    return [{ href, expected: whole, found, fix: `write ${inFull(meant.pathname + meant.search + meant.hash)}` }];
  }
  if (!isPage(pathname)) {
    if (isThere(pathname)) return [];
    const near = nearest(route, routes);
    return [{ href, expected, found, fix: near ? `write ${inFull(near)}` : fixOf(asWritten(route)) }];
  }
  // The top of a page needs no anchor, in whichever case (the HTML standard).
  if (hash === "" || hash.toLowerCase() === "#top") return [];
  const ids = [...(await idsOf(route))];
  if (ids.some((id) => new URL(`#${id}`, "http://localhost").hash === hash)) return [];
  const anchor = `an anchor on ${route}: the "id" of a section, or a heading's words in lower case, with hyphens`;
  const written = asWritten(hash.slice(1));
  const near = nearest(written, ids);
  const instead = near && `write ${inFull(asWritten(href).replace(`#${written}`, `#${near}`))}`;
  const otherwise = `give a section the "id" ${inFull(written)}, or link to the page alone`;
  return [{ href, expected: anchor, found, fix: lookalike(written, near) ?? (instead || otherwise) }];
}

/** The broken links and pictures of a page. */
export async function brokenIn({ path, links, shown }: Linked & { path: string }, targets: Targets): Promise<Broken[]> {
  const broken = await Promise.all(links.map((href) => brokenLink(path, href, targets)));
  const pictures = shown.map(
    (href): Broken => ({
      href,
      expected: "a picture that the build draws: a chart or a diagram",
      found: quote(href),
      fix: 'draw it in a fenced block, ```dot or ```vega-lite, or in figures/<name>.dot, shown by a section\'s "figure"',
    }),
  );
  return [...broken.flat(), ...pictures];
}
