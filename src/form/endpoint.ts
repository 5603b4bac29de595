/** Where requests go: what the served document says, so that one build serves any port, else the build's own setting. */
import { endpoint, endpointName } from "../site.ts";

/** The endpoint of the page that is open. */
export const leadsEndpoint = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${endpointName}"]`)?.content || endpoint;
