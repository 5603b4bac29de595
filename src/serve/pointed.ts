/** Points served documents at a receiver, whatever the build said: one build serves any host and port. */

import { attributeOf, elementsOf } from "../html.ts";
import { endpointName, hostAttribute } from "../site.ts";

/** Text as it may stand in an attribute. */
const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Names and addresses as browsers ask for them; whatever else a client calls us by is not repeated to anybody. */
const hostName = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])$/i;

/** Whether a host is called so by browsers. */
export const isHostName = (host: string): boolean => hostName.test(host);

/** How a site was asked for. */
export interface Asked {
  /** The host as it was named, with its port where one was named. */
  host: string;
  /** The host as a proxy of one's own says the visitor named it. */
  forwardedHost?: string;
  /** Whether a proxy says that the visitor's side is encrypted. */
  isSecure: boolean;
}

/**
 * Where the forms of a site post to that has a receiver of its own: straight to it, or, where a proxy stands between, to
 * the site's own address, whose server hands it on.
 */
export function receiverFor({ host, forwardedHost, isSecure }: Asked, sitePort: number, leadsPort: number): string {
  const { hostname, port } = new URL(`http://${host}`);
  const named = isHostName(forwardedHost?.replace(/:\d{1,5}$/, "") ?? "") ? forwardedHost : undefined;
  const isDirect = !isSecure && !named && Number(port || 80) === sitePort;
  if (isDirect) return `http://${hostname}:${leadsPort}/`;
  return `${isSecure ? "https" : "http"}://${named ?? host}/`;
}

/**
 * A document whose forms can post to any endpoint: the one that scripts read, and the one that forms name without them.
 * @returns writes the document for an endpoint, and for the host it was asked for by, which scripts compare with what the
 * browser calls it: where that is another, a proxy stands between that did not say so
 */
export function pointable(html: string): (endpoint: string, host: string) => string {
  const elements = elementsOf(html);
  const meta = elements.find((element) => attributeOf(element, "name") === endpointName);
  const built = meta && attributeOf(meta, "content");
  const places = elements.flatMap((element) => {
    const name = element === meta ? "content" : "action";
    const place = attributeOf(element, name) === built && element.sourceCodeLocation?.attrs?.[name];
    return place ? [{ name, ...place }] : [];
  });
  return (endpoint, host) => {
    let [written, at] = ["", 0];
    for (const { name, startOffset, endOffset } of places) {
      const asked = name === "content" ? ` ${hostAttribute}="${quoted(host)}"` : "";
      written += `${html.slice(at, startOffset)}${name}="${quoted(endpoint)}"${asked}`;
      at = endOffset;
    }
    return written + html.slice(at);
  };
}
