/** What the configurations of nginx and Caddy share: the hosts, the ports behind them, and limits. */
import { mostBytes } from "../../engine/define/limits.ts";
import { brand, ownEndpoint, ownPort } from "../../site.ts";

/** The two hosts of a site whose receiver has one of its own, with their ports unless those are the usual ones. */
interface Hosts {
  site: string;
  leads: string;
}

/** Both hosts: the receiver's is that of the endpoint, if the build has one. */
export function hostsOf(endpoint: string, url = brand.url): Hosts {
  const site = new URL(url).host;
  return { site, leads: endpoint === ownEndpoint ? `leads.${site}` : new URL(endpoint).host };
}

/** The addresses of this project's servers, unless `PORT` and `LEADS_PORT` are set. */
export const upstream = { site: `127.0.0.1:${ownPort}`, leads: `127.0.0.1:${new URL(ownEndpoint).port}` };

/** A larger body is refused by the proxy, in MiB: no form takes one, with files or without. */
export const mostMebibytes = mostBytes / 1024 ** 2;

/** The folder of the built site on the machine that serves it. */
export const siteRoot = "/var/www/dist";

/**
 * The path of a document's file, which leads to its route: of a route's characters only, since a browser takes /\\ for //, and the
 * rest for another host.
 */
export const documentFile = String.raw`^([\w.~/-]*)/index\.html$`;

/** A comment about the forms of a build without a receiver's URL. */
export const warning = (endpoint: string): string =>
  endpoint === ownEndpoint
    ? `# The forms of this build post to ${endpoint}: VITE_LEADS_ENDPOINT=https://${hostsOf(endpoint).leads}/ npm run build\n`
    : "";
