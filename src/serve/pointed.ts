/** Points served documents at a receiver, whatever the build said: one build serves any host and port. */

import { attributeOf, elementsOf } from "../html.ts";
import { endpointName, hostAttribute } from "../site.ts";

/** Text as it may stand in an attribute. */
const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** What this machine calls itself; no other name that a client sends is believed, or repeated to anybody. */
const ownNames = ["localhost", "127.0.0.1", "[::1]"];

/** The site's own root, under whatever name a visitor knows it: its server hands on what is posted there. */
export const ownRoot = "/";

/**
 * Where the forms of a site post to that has a receiver of its own: straight to it on one's own machine, else to the site
 * itself, which needs no name for that. So nothing depends on what a client or a proxy says of the host.
 * @param host the host as it was asked for, with its port where one was named
 */
export function receiverFor(host: string, sitePort: number, leadsPort: number): string {
  const { hostname, port } = new URL(`http://${host}`);
  const isDirect = ownNames.includes(hostname) && Number(port || 80) === sitePort;
  return isDirect ? `http://${hostname}:${leadsPort}/` : ownRoot;
}

/**
 * A document whose forms can post to any endpoint: the one that scripts read, and the one that forms name without them.
 * @returns writes the document for an endpoint; where that is not the site itself, also for the host it was asked for by, which
 * scripts compare with what the browser calls it: where that is another, a proxy stands between that did not say so
 */
export function pointable(html: string): (endpoint: string, host: string) => string {
  const elements = elementsOf(html, true);
  const meta = elements.find((element) => attributeOf(element, "name") === endpointName);
  const built = meta && attributeOf(meta, "content");
  const places = elements.flatMap((element) => {
    const name = element === meta ? "content" : "action";
    const said = attributeOf(element, name) ?? "";
    // A form in another language says so behind the address.
    const query = name === "action" && /^[?&]/.test(said.slice(built?.length)) ? said.slice(built?.length) : "";
    const place = said === `${built}${query}` && element.sourceCodeLocation?.attrs?.[name];
    return place ? [{ name, query, ...place }] : [];
  });
  return (endpoint, host) => {
    let [written, at] = ["", 0];
    for (const { name, query, startOffset, endOffset } of places) {
      const asked = name === "content" && endpoint !== ownRoot ? ` ${hostAttribute}="${quoted(host)}"` : "";
      written += `${html.slice(at, startOffset)}${name}="${quoted(endpoint + query)}"${asked}`;
      at = endOffset;
    }
    return written + html.slice(at);
  };
}
