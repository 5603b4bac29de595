/** The headers every answer carries, from one source: the local server, `_headers` and the nginx configuration use them. */
import { createHash } from "node:crypto";
import { attributeOf, elementsOf, inlinedIn } from "./html.ts";

/** Headers by name. */
export type Headers = { [name: string]: string };

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The origin that forms post to. */
const originOf = (endpoint: string) => new URL(endpoint).origin;

/**
 * The content-security-policy of a document: nothing but what it is made of.
 * @param html the document, whose inlined scripts and styles are allowed by their hashes
 */
export function policyOf(html: string, endpoint: string): string {
  const elements = elementsOf(html);
  const hasForm = elements.some((element) => attributeOf(element, "data-island") === "form");
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inlinedIn(elements, "script").map(hash)].join(" ")}`,
    `style-src ${inlinedIn(elements, "style").map(hash).join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${hasForm ? originOf(endpoint) : "'none'"}`,
    "form-action mailto:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** What every answer carries, whatever it is. */
export const everywhere: Headers = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"]
    .map((name) => `${name}=()`)
    .join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "credentialless",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Assets carry a hash in their names and never change; everything else is asked for again. */
export const cacheOf = (path: string): string =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";

/** What else than documents may run nothing at all. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * The `_headers` file that several static hosts read.
 * @param policies the policy of each document, by its route
 */
export function hostHeaders(policies: Map<string, string>): string {
  const documents = [...policies].map(([path, policy]) => block(path, { "Content-Security-Policy": policy }));
  return `${[
    block("/*", { ...everywhere, "Cache-Control": cacheOf("/") }),
    block("/assets/*", { "! Cache-Control": "", "Cache-Control": cacheOf("/assets/") }).replace(
      "! Cache-Control: ",
      "! Cache-Control",
    ),
    ...documents,
  ].join("\n\n")}\n`;
}

/** A server block for nginx; `$keelwork_csp` is the policy of the document that is asked for. */
export function nginxConfig(policies: Map<string, string>, missing: string): string {
  const map = [...policies].map(([path, policy]) => `  "${path}" "${policy}";`);
  const always = Object.entries(everywhere).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return `# Written by the build. Include it in the http block, and set server_name, the certificates and root.
map $uri $site_path { default $uri; "~^(?<folder>/.+)/index\\.html$" $folder; "/index.html" "/"; }
map $site_path $site_policy {
  default "${missing}";
${map.join("\n")}
}
map $uri $site_cache { default "${cacheOf("/")}"; "~^/assets/" "${cacheOf("/assets/")}"; }
server {
  listen 443 ssl;
  http2 on;
  root /var/www/dist;
  gzip_static on;
  # brotli_static on; needs ngx_brotli
  error_page 404 /404.html;
  add_header Content-Security-Policy $site_policy always;
  add_header Cache-Control $site_cache always;
${always.join("\n")}
  location / { try_files $uri $uri/index.html =404; }
}
`;
}
