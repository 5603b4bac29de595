/** The HTML document around a rendered page. */
import { endpointName } from "../site.ts";
import type { ScriptTag } from "./scripts.ts";

/** What a document is made of. */
export interface DocumentParts {
  /** Tags that belong into the head: metadata as rendered. */
  head: string;
  body: string;
  css: string;
  loader: string;
  /** For browsers without modules; the others do not fetch it. */
  legacy: ScriptTag;
  endpoint: string;
  jsonLd?: object;
  importMap?: object;
  /** Whether this is the page of a missing path. */
  missing?: boolean;
}

/** What stands around every page's body. */
export const frame = '<div id="root"></div><div id="toasts"></div>';

/** Where the visitor is about to go is fetched ahead; browsers leave it when data is to be saved. */
const prefetchRules = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/assets/*" } }] }, eagerness: "moderate" },
  ],
});

/** The path that is missing, for the developer's console; in `npm run dev` the not-found page logs it. */
const logMissing = 'console.error("404: no page at", location.pathname)';

/** JSON that may stand inside a script element. */
const safeJson = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Tags that React writes at the start of its output, for the head. */
const hoisted = /^(?:<title[^>]*>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

/** Splits React's output into what belongs into the head and the body. */
export function splitHead(html: string): { head: string; body: string } {
  const head = hoisted.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}

/** Writes the document. */
export function documentOf({
  head,
  body,
  css,
  loader,
  legacy,
  endpoint,
  jsonLd,
  importMap,
  missing,
}: DocumentParts): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    head,
    `<meta name="${endpointName}" content="${endpoint}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<link rel="alternate" type="application/atom+xml" href="/feed.xml" title="Blog">`,
    '<meta name="theme-color" content="#0b1d2e">',
    `<style>${css}</style>`,
    importMap ? `<script type="importmap">${JSON.stringify(importMap)}</script>` : "",
    jsonLd ? `<script type="application/ld+json">${safeJson(jsonLd)}</script>` : "",
    "</head><body>",
    frame.replace("></div>", () => `>${body}</div>`),
    `<script type="module">${loader}</script>`,
    `<script nomodule src="${legacy.src}" integrity="${legacy.integrity}"></script>`,
    missing ? `<script type="module">${logMissing}</script>` : "",
    `<script type="speculationrules">${prefetchRules}</script>`,
    "</body></html>",
  ].join("");
}
