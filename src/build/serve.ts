/** Serves `dist/` as a static host would: brotli and gzip, assets for ever, documents revalidated, 404.html for the rest. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { encoders } from "./emit.ts";
import { cacheOf, everywhere, inertPolicy, policyOf } from "./headers.ts";
import { pointedAt, receiverOn } from "./pointed.ts";

/** How the site is served. */
export interface SiteOptions {
  dist: string;
  /** The endpoint that the build wrote into the documents. */
  builtEndpoint: string;
  /** The receiver's port on this machine, when documents are to point at it. */
  leadsPort?: number;
}

/** A document as it is sent, and the policy it is sent under. */
interface Document {
  body: Uint8Array;
  policy: string;
}

type Encoding = keyof typeof encoders;

/** The best of the encodings that a client takes. */
function encodingFor(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

/** The file of a route's document, or nothing. */
function documentFor(dist: string, path: string): string | undefined {
  const file = join(dist, path, "index.html");
  return file.startsWith(dist) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Documents, pointed at the receiver on the host they are asked for at; kept, since few hosts ask. */
function documents({ builtEndpoint, leadsPort }: SiteOptions) {
  const ready = new Map<string, Promise<Document>>();
  const make = async (file: string, host: string, encoding: Encoding): Promise<Document> => {
    const endpoint = (leadsPort && receiverOn(host, leadsPort)) || builtEndpoint;
    const html = pointedAt(readFileSync(file, "utf8"), endpoint);
    return { body: await encoders[encoding](Buffer.from(html)), policy: policyOf(html, endpoint) };
  };
  return (file: string, host: string, encoding: Encoding): Promise<Document> => {
    const key = `${file} ${host} ${encoding}`;
    const kept = ready.get(key) ?? make(file, host, encoding);
    if (ready.size < 1000) ready.set(key, kept);
    return kept;
  };
}

/** Builds the site's server. */
export function createSite(options: SiteOptions): Server {
  const { dist } = options;
  const app = new Hono();
  const documentOf = documents(options);

  async function send(c: Context, file: string, status: 200 | 404) {
    const encoding = encodingFor(c.req.header("accept-encoding") ?? "");
    const { body, policy } = await documentOf(file, new URL(c.req.url).hostname, encoding);
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
    c.header("Content-Security-Policy", policy);
    c.header("Cache-Control", cacheOf(c.req.path));
    c.header("Vary", "Accept-Encoding");
    c.header("ETag", etag);
    if (status === 200 && c.req.header("if-none-match") === etag) return c.body(null, 304);
    c.header("Content-Type", "text/html; charset=utf-8");
    if (encoding !== "identity") c.header("Content-Encoding", encoding);
    return c.body(new Uint8Array(body), status);
  }

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(everywhere)) c.header(name, value);
    if (!c.res.headers.has("Content-Security-Policy")) c.header("Content-Security-Policy", inertPolicy);
  });
  app.get("*", async (c, next) => {
    const file = documentFor(dist, c.req.path);
    if (!file) return next();
    if (c.req.path.length > 1 && c.req.path.endsWith("/")) return c.redirect(c.req.path.replace(/\/+$/, ""), 301);
    return send(c, file, 200);
  });
  app.use(
    "*",
    serveStatic({
      root: dist,
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", cacheOf(c.req.path)),
    }),
  );
  app.notFound((c) => send(c, join(dist, "404.html"), 404));
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}
