/** Points a served document at a receiver, whatever the build said: one build serves any host and port. */
import { endpointName } from "../site.ts";
import { attributeOf, elementsOf } from "./html.ts";

/** Text as it may stand in an attribute. */
const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Names and addresses as browsers ask for them; whatever else a client calls us by is not repeated to anybody. */
const hostName = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])$/i;

/** The receiver at a port of the host that a document is asked for at, or nothing when that is not the name of a host. */
export const receiverOn = (host: string, port: number): string | undefined =>
  hostName.test(host) ? `http://${host}:${port}/` : undefined;

/** The same document, whose forms post to `endpoint`. */
export function pointedAt(html: string, endpoint: string): string {
  const meta = elementsOf(html).find((element) => attributeOf(element, "name") === endpointName);
  const place = meta?.sourceCodeLocation?.attrs?.content;
  if (!place) return html;
  return `${html.slice(0, place.startOffset)}content="${quoted(endpoint)}"${html.slice(place.endOffset)}`;
}
