/** Configuration for those who host `dist/`: the `_headers` file that several static hosts read, and a server block for nginx. */
import { cacheOf, everywhere, type Headers, inertPolicy } from "../serve/headers.ts";

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** A block that replaces a header that a wider one has set; hosts that do not know the first line leave it out. */
const replacing = (path: string, name: string, value: string) => `${path}\n  ! ${name}\n  ${name}: ${value}`;

/** The sources that some policies allow for a directive, each once. */
function sourcesIn(policies: string[], directive: string): string[] {
  const values = policies.flatMap((policy) => new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1] ?? []);
  const sources = values.flatMap((value) => value.split(" ")).filter((source) => source !== "'none'");
  return [...new Set(sources)];
}

/** How long a line may be for all of the hosts. */
const longestLine = 2000;

/** What documents never ask for; `default-src` would say it shorter, and would speak for what is left out too. */
const neverAsked = ["frame-src", "media-src", "object-src", "worker-src"].map((name) => `${name} 'none'`);

/**
 * A policy that allows what any document needs: that of a path no block names, and so of the missing page, which says its
 * own besides. Some hosts join it to a document's own, and then only what both allow counts, which is the document's own.
 * What would take too long to say is left to those: every document has styles of its own.
 */
function widest(policies: string[]): string {
  const names = [...new Set(policies.flatMap((policy) => policy.split("; ").map((part) => part.split(" ")[0] ?? "")))];
  const said = names
    .filter((name) => name !== "default-src")
    .map((name) => ({ name, sources: sourcesIn(policies, name) }));
  const short = said.filter(({ sources }) => sources.join(" ").length < longestLine / 2);
  return [...short.map(({ name, sources }) => `${name} ${sources.join(" ") || "'none'"}`), ...neverAsked].join("; ");
}

/** How many blocks all of the hosts read. */
export const mostBlocks = 100;

/**
 * The `_headers` file.
 * @param policies the policy of each document, by its route; hosts may add a slash to it
 */
export async function hostHeaders(policies: Map<string, string>): Promise<string> {
  const routes = [...policies].flatMap(([route, policy]) =>
    [...new Set([route, route.replace(/\/?$/, "/")])].map((path) => replacing(path, "Content-Security-Policy", policy)),
  );
  const headers = {
    ...(await everywhere()),
    "Content-Security-Policy": widest([...policies.values()]),
    "Cache-Control": cacheOf("/"),
  };
  // A picture may have styles of its own, and nothing there may run.
  const assets = `${replacing("/assets/*", "Cache-Control", cacheOf("/assets/"))}
  ! Content-Security-Policy
  Content-Security-Policy: ${inertPolicy}`;
  return `${[block("/*", headers), assets, ...routes].join("\n\n")}\n`;
}

/** nginx's own table holds keys of so many characters on every machine. */
const shortKey = 40;

/**
 * A server block for nginx.
 * @param policies the policy of each document, by its route
 * @param missing the policy of the missing page
 */
export async function nginxConfig(policies: Map<string, string>, missing: string): Promise<string> {
  const map = [...policies].map(([route, policy]) => `  "${route}" "${policy}";`);
  const always = Object.entries(await everywhere()).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const isLong = [...policies.keys()].some((route) => route.length > shortKey);
  return `# Written by the build. Include it in the http block, and set server_name, the certificates and root.
${isLong ? "map_hash_bucket_size 512;\n" : ""}map $uri $site_path { "~^/+(?<site_route>.*?)/*(?:index\\.html)?$" "/$site_route"; }
map $site_path $site_policy {
  default "${missing}";
  "~\\.(?!html$)\\w+$" "${inertPolicy}";
${map.join("\n")}
}
map $uri $site_cache { default "${cacheOf("/")}"; "~^/assets/" "${cacheOf("/assets/")}"; }
server {
  listen 443 ssl http2; # from nginx 1.25.1 on, "listen 443 ssl;" and "http2 on;" say the same
  root /var/www/dist;
  charset utf-8;
  server_tokens off;
  gzip_static on;
  gzip_vary on;
  # brotli_static on; needs ngx_brotli
  error_page 404 /404.html;
  add_header Content-Security-Policy $site_policy always;
  add_header Cache-Control $site_cache always;
${always.join("\n")}
  location / { try_files $uri $uri/index.html =404; }
  location = /site.webmanifest { default_type application/manifest+json; }
  location = /_headers { return 404; }
  location ~ /\\. { return 404; }
}
`;
}
