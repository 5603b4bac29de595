/**
 * Configuration for nginx: as the web server of `dist/` with a proxy for a receiver, and as a proxy for `npm start`.
 */
import {
  cacheOf,
  everywhere,
  inertPolicy,
  resourcePolicy,
  resourcePolicyOf,
  shownElsewhere,
} from "../../serve/headers.ts";
import { looksLikeFile, sentTo } from "./policies.ts";
import { documentFile, hostsOf, mostMebibytes, siteRoot, upstream, warning } from "./proxied.ts";

/** The maximum length of keys in nginx's hash tables on every machine. */
const shortKey = 40;

const head = "# Written by the build. Include it in nginx's http block; the certificates are yours.\n";

/** The name and the port of a host, which may be none that an address can have: the `leads.` of a site without a name. */
export function partsOf(host: string): { name: string; port: string } {
  const [port] = /(?<=:)\d+$/.exec(host) ?? [];
  return { name: port ? host.slice(0, -port.length - 1) : host, port: port ?? "443" };
}

/** Plain HTTP: ACME challenges, and a redirect for everything else. */
const plain = (host: string) => `server {
  listen 80;
  listen [::]:80;
  server_name ${partsOf(host).name};
  server_tokens off;
  location /.well-known/acme-challenge/ { root /var/www/acme; }
  location / { return 301 https://${host}$request_uri; }
}
`;

function encrypted(host: string): string {
  const { name, port } = partsOf(host);
  return `  listen ${port} ssl http2; # from nginx 1.25.1 on, "listen ${port} ssl;" and "http2 on;" say the same
  listen [::]:${port} ssl http2;
  server_name ${name};
  server_tokens off;
  ssl_certificate /etc/letsencrypt/live/${name}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${name}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:tls:10m;
  ssl_session_tickets off;`;
}

/**
 * A host that proxies to a server of this project, without access to its metrics. Responses that nginx generates itself
 * (502 while the server is off, 413, 400) are withheld from pages of other origins like the server's own refusals,
 * since they would be taken for a success.
 */
const handedOn = (host: string, port: string) => `map $status $refusal_policy {
  default $upstream_http_cross_origin_resource_policy;
  ~^[45] same-origin;
}
${plain(host)}server {
${encrypted(host)}
  proxy_hide_header Cross-Origin-Resource-Policy;
  add_header Cross-Origin-Resource-Policy $refusal_policy always;
  client_max_body_size ${mostMebibytes}m;
  client_body_timeout 30s;
  location = /metrics { return 404; }
  location / {
    proxy_pass http://${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host ${/:\d+$/.test(host) ? "$host:$server_port" : "$host"};
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_read_timeout 35s;
  }
}
`;

/** nginx in front of `npm start`, which serves the site and accepts its posts. */
export const nginxProxy = (endpoint: string): string => `${head}${handedOn(hostsOf(endpoint).site, upstream.site)}`;

/**
 * nginx as the web server of the site, and as a proxy for the receiver under a host of its own.
 * @param policies the policy of each document, by its route
 * @param missing the policy of the not-found page
 */
export async function nginxConfig(policies: Map<string, string>, missing: string, endpoint: string): Promise<string> {
  const sent = sentTo(policies, [], looksLikeFile);
  const map = sent.map(({ route, isFolder, policy }) => `  "${isFolder ? `~^${route}/` : route}" "${policy}";`);
  const always = Object.entries({ ...(await everywhere()), [resourcePolicy]: "$site_resources" }).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  const shown = shownElsewhere.map((path) => `  "${path.replace(/^(.*)\*$/, "~^$1")}" ${resourcePolicyOf(path)};`);
  const isLong = sent.some(({ route }) => route.length > shortKey);
  const { site, leads } = hostsOf(endpoint);
  return `${head}${warning(endpoint)}${isLong ? "map_hash_bucket_size 512;\n" : ""}map $uri $site_path { "~^/+(?<site_route>.*?)/*(?:index\\.html)?$" "/$site_route"; }
map $site_path $site_policy {
  default "${missing}";
  "~\\.(?!html$)\\w+$" "${inertPolicy}";
${map.join("\n")}
}
map $uri $site_resources {
  default ${resourcePolicyOf("/")};
${shown.join("\n")}
}
map $uri $site_cache { default "${cacheOf("/")}"; "~^/assets/" "${cacheOf("/assets/")}"; }
${plain(site)}server {
${encrypted(site)}
  root ${siteRoot};
  charset utf-8;
  gzip_static on;
  gzip_vary on;
  # brotli_static on; needs ngx_brotli
  error_page 404 /404.html;
  add_header Content-Security-Policy $site_policy always;
  add_header Cache-Control $site_cache always;
${always.join("\n")}
  location / { try_files $uri $uri/index.html =404; }
  location = /site.webmanifest { default_type application/manifest+json; }
  location = /404.html { internal; }
  location = /_headers { return 404; }
  location ~ /\\. { return 404; }
  location ~ ${documentFile} { return 301 $1/$is_args$args; }
  # Yours, which no build writes over: /etc/nginx/keelwork.d/moved.conf, with location = /old { return 301 /new; }
  include keelwork.d/*.conf;
}
${handedOn(leads, upstream.leads)}`;
}
