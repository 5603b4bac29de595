/** Configuration for Caddy, which redirects plain HTTP and obtains its certificates itself. */
import {
  cacheOf,
  everywhere,
  inertPolicy,
  resourcePolicy,
  resourcePolicyOf,
  shownElsewhere,
} from "../../serve/headers.ts";
import { looksLikeFile, pathsOf, type Sent, sentTo } from "./policies.ts";
import { documentFile, hostsOf, mostMebibytes, siteRoot, upstream, warning } from "./proxied.ts";

const head = "# Written by the build: caddy run --config Caddyfile, or import it from your own.\n";

/**
 * A host that proxies to a server of this project, without access to its metrics. Responses that Caddy generates itself
 * (502 while the server is off, 413) are withheld from pages of other origins like the server's own refusals, since
 * they would be taken for a success.
 */
const handedOn = (host: string, port: string) => `${host} {
  request_body {
    max_size ${mostMebibytes}MiB
  }
  @figures path /metrics
  respond @figures 404
  reverse_proxy ${port}
  handle_errors {
    header Cross-Origin-Resource-Policy same-origin
    respond "{err.status_code} {err.status_text}"
  }
}
`;

/** Caddy in front of `npm start`, which serves the site and accepts its posts. */
export const caddyProxy = (endpoint: string): string => `${head}${handedOn(hostsOf(endpoint).site, upstream.site)}`;

/**
 * Caddy as the web server of the site, and as a proxy for the receiver under a host of its own.
 * @param policies the policy of each document, by its route
 * @param missing the policy of the not-found page
 */
export async function caddyConfig(policies: Map<string, string>, missing: string, endpoint: string): Promise<string> {
  const { site, leads } = hostsOf(endpoint);
  const linesOf = (sent: Sent[]) =>
    sent.flatMap((one) => pathsOf(one, (folder) => `~^${folder}/`).map((path) => `      ${path} "${one.policy}"`));
  const sent = sentTo(policies, [], looksLikeFile);
  // The first line that matches counts: a document comes before the folder of its path with a slash, and one with a
  // dot in its route before files.
  const map = [
    ...linesOf(sent.filter(({ isFolder }) => !isFolder)),
    `      ~\\.html$ "${missing}"`,
    `      ~\\.\\w+$ "${inertPolicy}"`,
    ...linesOf(sent.filter(({ isFolder }) => isFolder)),
  ];
  const always = Object.entries(await everywhere()).map(([name, value]) => `      ${name} "${value}"`);
  return `${head}${warning(endpoint)}${site} {
  root * ${siteRoot}
  # In this order: later, more specific settings replace earlier ones.
  route {
    # Of the path as file_server reads it: it merges slashes, and //contact under the policy of another page has no styles.
    @read path_regexp read (?s)^.*$
    map @read {re.read.0} {site_policy} {
${map.join("\n")}
      default "${missing}"
    }
    header {
      Content-Security-Policy {site_policy}
      Cache-Control "${cacheOf("/")}"
${always.join("\n")}
    }
    header -Server
    @assets path /assets/*
    header @assets Cache-Control "${cacheOf("/assets/")}"
    @shown path ${shownElsewhere.join(" ")}
    header @shown ${resourcePolicy} ${resourcePolicyOf(shownElsewhere[0])}
    header /site.webmanifest Content-Type application/manifest+json
    # file_server answers a post with the page, which whoever posted would take for a success.
    @posted not method GET HEAD
    header @posted Allow "GET, HEAD"
    respond @posted 405
    # Yours, which no build writes over: moved.caddy, with redir /old /new 301
    import /etc/caddy/keelwork.d/*.caddy
    @index path_regexp index ${documentFile}
    map {query} {asked} {
      ~^(.+)$ "?\${1}"
      default ""
    }
    redir @index {re.index.1}/{asked} 301
    error /404.html 404
    try_files {path} {path}/index.html =404
    file_server {
      hide _headers .*
      precompressed br gzip
    }
  }
  handle_errors {
    header Content-Security-Policy "${missing}"
    header Cache-Control "${cacheOf("/", 404)}"
    # It is sent whole each time: asked whether it has changed, or for a part, Caddy would answer 404 with nothing, or with that part.
    request_header -Range
    request_header -If-*
    rewrite * /404.html
    file_server {
      precompressed br gzip
    }
  }
}
${handedOn(leads, upstream.leads)}`;
}
