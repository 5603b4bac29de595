/** The headers of every answer, from one source: the local server, `_headers` and the nginx configuration use them. */
import { createHash } from "node:crypto";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { attributeOf, type Element, elementsOf, inlinedIn } from "../html.ts";
import { strictTransport } from "../site.ts";

/** Headers by name. */
export type Headers = { [name: string]: string };

/** A script or a style as a policy allows it. */
export const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What a policy calls a page's own origin. */
const self = "'self'";

/** An endpoint as a policy takes it: it knows no query. */
export const exactly = (endpoint: string): string =>
  endpoint.startsWith("/") ? self : endpoint.replace(/[?#].*$/, "");

/** The origin that forms post to, as a policy takes it. */
export const originOf = (endpoint: string): string => (endpoint.startsWith("/") ? self : new URL(endpoint).origin);

/** A policy for another endpoint than it was written for; scripts may turn to the page's own site instead. */
export const pointedPolicy = (policy: string, built: string, endpoint: string): string =>
  policy
    .replace(`form-action ${exactly(built)}`, `form-action ${exactly(endpoint)}`)
    .replace(`connect-src ${originOf(built)}`, `connect-src ${[...new Set([originOf(endpoint), self])].join(" ")}`);

/**
 * The content-security-policy of a document: nothing but what it is made of.
 * @param html the document, whose inlined scripts and styles are allowed by their hashes
 */
export const policyOf = (html: string, endpoint: string): string => policyOfElements(elementsOf(html), endpoint);

/** The same of a document that has been read. */
export function policyOfElements(elements: Element[], endpoint: string): string {
  const hasForm = elements.some((element) => attributeOf(element, "data-island") === "form");
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inlinedIn(elements, "script").map(hash)].join(" ")}`,
    `style-src ${inlinedIn(elements, "style").map(hash).join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${hasForm ? originOf(endpoint) : "'none'"}`,
    `form-action ${hasForm ? exactly(endpoint) : "mailto:"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** What of its policy a document says itself, where it is sent one that does not know what is written into it. */
export const inlinedPolicy = (policy: string): string =>
  policy
    .split("; ")
    .filter((directive) => /^(script|style)-src /.test(directive))
    .join("; ");

/** Sets what every answer carries, whatever it is. What only Internet Explorer read is left out. */
export const secure = secureHeaders({
  strictTransportSecurity: strictTransport,
  xFrameOptions: "DENY",
  referrerPolicy: "strict-origin-when-cross-origin",
  crossOriginEmbedderPolicy: "credentialless",
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  xDnsPrefetchControl: false,
});

/** The same headers, for hosts that read them from a file. */
export async function everywhere(): Promise<Headers> {
  const answer = await new Hono()
    .use(secure)
    .get("/", (c) => c.body(null))
    .request("/");
  const named = (name: string) => name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());
  return Object.fromEntries([...answer.headers].map(([name, value]) => [named(name), value]));
}

/** What pages of other origins show: a card where a page is shared, the icons on an answer of the receiver. */
export const shownElsewhere: [string, ...string[]] = ["/favicon.svg", "/apple-touch-icon.png", "/cards/*"];

/** The name of the header that says who may load a file. */
export const resourcePolicy = "Cross-Origin-Resource-Policy";

/** What that header says of a file. */
export const resourcePolicyOf = (path: string): "cross-origin" | "same-origin" =>
  shownElsewhere.some((shown) => path === shown || (shown.endsWith("*") && path.startsWith(shown.slice(0, -1))))
    ? "cross-origin"
    : "same-origin";

/** Assets carry a hash in their names and never change; everything else is asked for again, a missing one too. */
export const cacheOf = (path: string, status = 200): string =>
  path.startsWith("/assets/") && status !== 404 ? "public, max-age=31536000, immutable" : "no-cache";

/** What else than documents may run nothing at all; a picture's file has its tones in a style of its own. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
