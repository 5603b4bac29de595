/** Where requests go: what the served document says, so that one build serves any port, else the build's own setting. */
import { endpoint, endpointName, hostAttribute } from "../site.ts";

const metaOfPage = () => document.querySelector<HTMLMetaElement>(`meta[name="${endpointName}"]`);

/**
 * The prerendered form's action, since React's development build compares it on hydration, and a translated page adds a parameter
 * to it that scripts do not know.
 */
const actionOfPage = () => document.querySelector("form.form")?.getAttribute("action");

/** The endpoint in the served document, else the build's own setting. */
const saidOfPage = () => metaOfPage()?.content || endpoint;

/** Where the form posts without script: as in the served document, since hydration has to match it. */
export const formAction = (): string =>
  import.meta.env?.SSR ? endpoint : (import.meta.env?.DEV && actionOfPage()) || saidOfPage();

/** The absolute address of the endpoint of the page that is open. */
export function leadsEndpoint(): string {
  const said = saidOfPage();
  // Behind a proxy with another host name, the server cannot know its receiver's public address: it forwards posts itself.
  const isElsewhere = (metaOfPage()?.getAttribute(hostAttribute) ?? location.host) !== location.host;
  // Browsers block posts from https pages to http endpoints.
  const isMixed = location.protocol === "https:" && said.startsWith("http:");
  return new URL(isElsewhere || isMixed ? "/" : said, location.href).href;
}
