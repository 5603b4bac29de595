/** The headers of every response, in one place: the local server, `_headers` and the nginx configuration use them. */
import { createHash } from "node:crypto";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { attributeOf, type Element, elementsOf, inlinedIn } from "../html.ts";
import { strictTransport } from "../site.ts";
import { directivesIn, policyFrom, policyWith, substituting } from "./policy.ts";

/** Headers by name. */
export type Headers = { [name: string]: string };

/** The hash source of an inline script or style for a content security policy. */
export const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The source expression for a page's own origin. */
const self = "'self'";

/** An endpoint as a source expression, which has no query. */
const exactly = (endpoint: string): string => (endpoint.startsWith("/") ? self : endpoint.replace(/[?#].*/s, ""));

/** The origin that forms post to, as a source expression. */
const originOf = (endpoint: string): string => (endpoint.startsWith("/") ? self : new URL(endpoint).origin);

/** Whether a document with this policy has a form that posts to an endpoint. */
export const postsTo = (policy: string, endpoint: string): boolean =>
  directivesIn(policy).some(([name, sources]) => name === "form-action" && sources.includes(exactly(endpoint)));

/** Rewrites a policy for another endpoint; scripts may also connect to the page's own site. */
export const pointedPolicy = (policy: string, built: string, endpoint: string): string =>
  policyWith(policy, {
    "form-action": substituting(exactly(built), exactly(endpoint)),
    "connect-src": substituting(originOf(built), ...new Set([originOf(endpoint), self])),
  });

/**
 * The content security policy of a document: it allows exactly what the document uses.
 * @param html the document, whose inline scripts and styles are allowed by hash
 */
export const policyOf = (html: string, endpoint: string): string => policyOfElements(elementsOf(html), endpoint);

/** The same for a parsed document. */
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

/** The part of the policy that goes into the document itself, for hosts whose headers cannot know its inline styles and scripts. */
export const inlinedPolicy = (policy: string): string =>
  policyFrom(directivesIn(policy).filter(([name]) => /^(script|style)-src$/.test(name)));

/** Sets the headers of every response. Those that only Internet Explorer read are left out. */
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

/** Files that other origins may embed: share cards, and the icons on the receiver's answer pages. */
export const shownElsewhere: [string, ...string[]] = ["/favicon.svg", "/apple-touch-icon.png", "/cards/*"];

/** The header that restricts which origins may load a file. */
export const resourcePolicy = "Cross-Origin-Resource-Policy";

/** Its value for a file. */
export const resourcePolicyOf = (path: string): "cross-origin" | "same-origin" =>
  shownElsewhere.some((shown) => path === shown || (shown.endsWith("*") && path.startsWith(shown.slice(0, -1))))
    ? "cross-origin"
    : "same-origin";

/** Assets are immutable, having a hash in their names; everything else is revalidated, including a missing asset. */
export const cacheOf = (path: string, status = 200): string =>
  path.startsWith("/assets/") && status !== 404 ? "public, max-age=31536000, immutable" : "no-cache";

/** The policy of everything but documents: nothing may run; SVG files contain inline styles. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
