/** Where requests go: what the served document says, so that one build serves any port, else the build's own setting. */
import { endpoint, endpointName } from "../site.ts";

/** The endpoint of the page that is open. */
export function leadsEndpoint(): string {
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${endpointName}"]`)?.content || endpoint;
  // Browsers keep an encrypted page from posting to what is not; behind a proxy the site's own server hands it on.
  return location.protocol === "https:" && said.startsWith("http:") ? `${location.origin}/` : said;
}
