/** Rewrites the endpoint in served documents, so that one build serves any host and port. */

import { attributeOf, elementsOf, escapedAttribute } from "../html.ts";
import { isHere } from "../receiver/request/origin.ts";
import { endpointName, hostAttribute } from "../site.ts";

/** The site's own root, under whatever host name: its server forwards posts to the receiver. */
export const ownRoot = "/";

/**
 * Where the forms of a site with its own receiver post to: on the local machine directly to it, else to the site itself, by a
 * relative address, so that nothing depends on the host that a client or a proxy claims.
 * @param host the requested host, with its port if given
 */
export function receiverFor(host: string, sitePort: number, leadsPort: number): string {
  const { hostname, port } = new URL(`http://${host}`);
  // Any other host name that a client sends is neither trusted nor echoed.
  const isDirect = isHere(hostname) && Number(port || 80) === sitePort;
  return isDirect ? `http://${hostname}:${leadsPort}/` : ownRoot;
}

/**
 * Prepares a document so that its forms can post to any endpoint, with script and without.
 * @returns a function that renders the document for an endpoint and, unless that is the site itself, for the requested host. Scripts
 * compare that host with the browser's: if they differ, a proxy in between does not forward the host
 */
export function pointable(html: string): (endpoint: string, host: string) => string {
  // Only documents with forms name an endpoint; parsing the others takes longer than rendering them.
  if (!html.includes(endpointName)) return () => html;
  const elements = elementsOf(html, true);
  const meta = elements.find((element) => attributeOf(element, "name") === endpointName);
  const built = meta && attributeOf(meta, "content");
  const places = elements.flatMap((element) => {
    const name = element === meta ? "content" : "action";
    const said = attributeOf(element, name) ?? "";
    // A translated form has its language in the query.
    const query = name === "action" && /^[?&]/.test(said.slice(built?.length)) ? said.slice(built?.length) : "";
    const place = said === `${built}${query}` && element.sourceCodeLocation?.attrs?.[name];
    return place ? [{ name, query, ...place }] : [];
  });
  return (endpoint, host) => {
    let [written, at] = ["", 0];
    for (const { name, query, startOffset, endOffset } of places) {
      const asked = name === "content" && endpoint !== ownRoot ? ` ${hostAttribute}="${escapedAttribute(host)}"` : "";
      written += `${html.slice(at, startOffset)}${name}="${escapedAttribute(endpoint + query)}"${asked}`;
      at = endOffset;
    }
    return written + html.slice(at);
  };
}
