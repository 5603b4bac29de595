/** Where requests go: what the served document says, so that one build serves any port, else the build's own setting. */
import { endpoint, endpointName, hostAttribute } from "../site.ts";

const metaOfPage = () => document.querySelector<HTMLMetaElement>(`meta[name="${endpointName}"]`);

/** What the form says that React takes over; its development build compares, and a translation says more there than scripts know. */
const actionOfPage = () => document.querySelector("form.form")?.getAttribute("action");

/** Where the form posts to without its script: what the served document says, since React takes over what it finds. */
export const formAction = (): string =>
  import.meta.env?.SSR ? endpoint : (import.meta.env?.DEV && actionOfPage()) || metaOfPage()?.content || endpoint;

/** The endpoint of the page that is open. */
export function leadsEndpoint(): string {
  const meta = metaOfPage();
  const said = meta?.content || endpoint;
  // Behind a proxy that names another host, the server cannot know where visitors reach its receiver: it hands on itself.
  const isElsewhere = (meta?.getAttribute(hostAttribute) ?? location.host) !== location.host;
  // Browsers keep an encrypted page from posting to what is not.
  const isMixed = location.protocol === "https:" && said.startsWith("http:");
  return isElsewhere || isMixed || said === "/" ? `${location.origin}/` : said;
}
