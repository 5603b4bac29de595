/** Serves a built site as a static host would: brotli and gzip, immutable assets, revalidated documents, 404.html for the rest. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Context, Hono } from "hono";
import { accepts } from "hono/accepts";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import type { RequestHandler } from "../receiver/server.ts";
import { reasonOf, type Warn, warnPlainly } from "../receiver/store/trouble.ts";
import { ownEndpoint } from "../site.ts";
import {
  cacheOf,
  inertPolicy,
  pointedPolicy,
  policyOf,
  postsTo,
  resourcePolicy,
  resourcePolicyOf,
  secure,
} from "./headers.ts";
import { ownRoot, pointable, receiverFor } from "./pointed.ts";
import { canonicalPath, type Encoding, encodings, type SiteFile, snapshotOf, tagOf } from "./snapshot.ts";

/** How the site is served. */
interface SiteOptions {
  dist: string;
  /** The endpoint that the build wrote into the documents. */
  builtEndpoint: string;
  /** The receiver of this machine, if forms post to it: its port, and its handler for posts to this site. */
  receiver?: { port: number; answer: RequestHandler };
  /** The port the site is served on. */
  port: number;
  /** Whether the site is behind the owner's proxy, so that the receiver can be reached only through it. */
  isBehindProxy?: boolean;
  /** Logs errors that occur while sending; printed when left out. */
  warn?: Warn;
}

/** A file ready to be sent. */
interface Ready {
  kept: SiteFile;
  tag: string;
  policy: string;
}

/** Documents that are rewritten for a host are compressed on the fly. */
const compress: { [encoding in Encoding]: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>> } = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: async (bytes) => bytes,
};

/** The best encoding that a file has and a client accepts; `q=0` means not acceptable. */
function encodingFor(c: Context, available: readonly Encoding[]): Encoding {
  const chosen = accepts(c, {
    header: "Accept-Encoding",
    supports: [...available],
    default: "identity",
    match: (accepted, { supports, default: none }) => {
      const weightOf = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q;
      const weights = supports.map((name) => weightOf(name) ?? (name === "identity" ? 0.001 : (weightOf("*") ?? 0)));
      const best = Math.max(...weights);
      return best > 0 ? (supports[weights.indexOf(best)] ?? none) : none;
    },
  });
  return encodings.find((encoding) => encoding === chosen) ?? "identity";
}

/** Rewrites documents with a form to the endpoint for the requesting host. */
function formDocuments(builtEndpoint: string) {
  const sources = new Map<SiteFile, { write: ReturnType<typeof pointable>; policy: string }>();
  const ready = new Map<SiteFile, Map<string, Ready>>();
  return (kept: SiteFile, endpoint: string, host: string): Ready => {
    const known = ready.get(kept) ?? new Map<string, Ready>();
    ready.set(kept, known);
    const found = known.get(endpoint);
    if (found) return found;
    const html = Buffer.from(kept.bytes.get("identity") ?? []).toString();
    const source = sources.get(kept) ?? { write: pointable(html), policy: policyOf(html, builtEndpoint) };
    sources.set(kept, source);
    const bytes = Buffer.from(source.write(endpoint, host));
    const made = {
      kept: { type: kept.type, bytes: new Map([["identity", bytes]]) } as SiteFile,
      tag: tagOf(bytes),
      policy: pointedPolicy(source.policy, builtEndpoint, endpoint),
    };
    known.set(endpoint, made);
    return made;
  };
}

/** Creates the site's request handler. */
export function createSite(options: SiteOptions): RequestHandler {
  const { dist, builtEndpoint, receiver, port, isBehindProxy, warn = warnPlainly } = options;
  const app = new Hono<{ Bindings: { socket: Parameters<RequestHandler>[1]; sent: Promise<unknown> } }>();
  const site = snapshotOf(dist);
  const pointedAt = formDocuments(builtEndpoint);
  // Prepared on first request, so that the server restarts quickly.
  const ready = new Map<SiteFile, Ready>();
  const readied = (kept: SiteFile, policyOfFile: (bytes: Uint8Array) => string): Ready => {
    const bytes = kept.bytes.get("identity") ?? new Uint8Array();
    const made = ready.get(kept) ?? { kept, tag: tagOf(bytes), policy: policyOfFile(bytes) };
    ready.set(kept, made);
    return made;
  };
  const asFile = (kept: SiteFile) => readied(kept, () => inertPolicy);
  const asBuilt = (kept: SiteFile) => readied(kept, (bytes) => policyOf(Buffer.from(bytes).toString(), builtEndpoint));

  const isOwn = builtEndpoint === ownEndpoint;

  /** The document rewritten for the requested host, if its forms post to this machine's receiver. */
  function forAsked(c: Context, document: Ready): Ready {
    if (!receiver || !isOwn || !postsTo(document.policy, builtEndpoint)) return document;
    const { host } = new URL(c.req.url);
    const endpoint = isBehindProxy ? ownRoot : receiverFor(host, port, receiver.port);
    return pointedAt(document.kept, endpoint, host);
  }

  async function send(c: Context, { kept, tag, policy }: Ready, status: 200 | 404) {
    const { type, bytes } = kept;
    const isText = bytes.size > 1 || type.startsWith("text/html");
    const encoding = encodingFor(c, isText ? encodings : ["identity"]);
    const identity = bytes.get("identity") ?? new Uint8Array();
    const body = bytes.get(encoding) ?? (await compress[encoding](identity));
    bytes.set(encoding, body);
    c.header("Content-Type", type);
    c.header("Content-Security-Policy", policy);
    c.header("Cache-Control", cacheOf(c.req.path, status));
    if (isText) c.header("Vary", "Accept-Encoding");
    if (status === 200) c.header("ETag", encoding === "identity" ? tag : `${tag.slice(0, -1)}-${encoding}"`);
    if (encoding !== "identity") c.header("Content-Encoding", encoding);
    return c.body(body, status);
  }

  // Not by `c.header`, which creates a new response with a copy of the body: copies that nobody reads would fill the memory.
  app.use(async (c, next) => {
    await next();
    c.res.headers.set(resourcePolicy, resourcePolicyOf(c.req.path));
  });
  app.use(secure);
  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", inertPolicy);
  });
  if (receiver && isOwn) app.post("/", (c) => receiver.answer(c.req.raw, c.env.socket, c.env.sent));
  if (receiver) app.get("/health/*", (c) => receiver.answer(c.req.raw, c.env.socket, c.env.sent));
  // Browsers merge the headers of a 304 into the stored response: without its own policy, it would get another one.
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, "content-security-policy"] }));
  app.get("*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const route = canonicalPath(pathname.replace(/\/index\.html$/, ""));
    const document = site.documents.get(route);
    if (document && pathname !== route) return c.redirect(route + search, 301);
    if (document) return send(c, forAsked(c, asBuilt(document)), 200);
    const file = site.files.get(pathname);
    return file ? send(c, asFile(file), 200) : send(c, asBuilt(site.missing), 404);
  });
  app.all("*", (c) => {
    c.header("Allow", "GET, HEAD");
    return c.text("Only GET is understood here", 405);
  });
  app.onError((error, c) => {
    warn("page not sent", reasonOf(error));
    return c.text("The page could not be sent", 500);
  });
  return (request, socket, sent) => app.fetch(request, { socket, sent });
}
