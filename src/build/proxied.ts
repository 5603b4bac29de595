/** What the configurations of nginx and Caddy have in common: the hosts, the ports behind them, and what is asked of a proxy. */
import { brand, ownEndpoint } from "../site.ts";

/** The two hosts of a site whose receiver has one of its own. */
export interface Hosts {
  site: string;
  leads: string;
}

/** The names of both hosts: the receiver's is where forms post to, where the build says so. */
export function hostsOf(endpoint: string): Hosts {
  const site = new URL(brand.url).hostname;
  return { site, leads: endpoint === ownEndpoint ? `leads.${site}` : new URL(endpoint).hostname };
}

/** Where the servers of this project listen, unless `PORT` and `LEADS_PORT` say otherwise. */
export const upstream = { site: "127.0.0.1:4173", leads: `127.0.0.1:${new URL(ownEndpoint).port}` };

/** A body above this is refused before it reaches the receiver, whose own limit is lower; in kilobytes. */
export const mostKilobytes = 1024;

/** Where the built site lies on the machine that serves it. */
export const siteRoot = "/var/www/dist";

/** What forms of a build do that is served without a receiver's address in it. */
export const warning = (endpoint: string): string =>
  endpoint === ownEndpoint
    ? `# The forms of this build post to ${endpoint}: VITE_LEADS_ENDPOINT=https://${hostsOf(endpoint).leads}/ npm run build\n`
    : "";
